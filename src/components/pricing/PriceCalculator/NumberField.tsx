import React, { type ReactNode, useId, useState } from 'react';
import { grouped } from '@site/src/lib/numbers';
import styles from './styles.module.css';

interface Props {
  /** Accessible name, unit included. */
  label: string;
  unit: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  live: boolean;
  onChange: (value: number) => void;
}

/**
 * A number with its unit. While you type, it stays as typed. A number out of range gets a message and doesn't
 * count.
 */
export default function NumberField(props: Props): ReactNode {
  const { label, unit, value, min, max, step = 1, live, onChange } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const limits = useId();
  if (!live) {
    return (
      <span className={styles.text}>
        {value} {unit}
      </span>
    );
  }
  return (
    <span className={styles.number}>
      <input
        aria-describedby={limits}
        aria-invalid={refused || undefined}
        aria-label={label}
        inputMode="decimal"
        max={max}
        min={min}
        onBlur={() => setDraft(null)}
        onChange={(event) => {
          setDraft(event.target.value);
          const number = event.target.valueAsNumber;
          const fits = number >= min && number <= max;
          setRefused(!fits);
          if (fits) onChange(number);
        }}
        step={step}
        type="number"
        value={draft ?? value}
      />
      <span aria-hidden="true">{unit}</span>
      <span className={styles.limits} id={limits} role="status">
        {refused && `From ${grouped(min)} to ${grouped(max)}. We count ${value}.`}
      </span>
    </span>
  );
}

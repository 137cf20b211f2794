import React, { type ReactNode, useState } from 'react';
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

/** A number with its unit; what is being typed stays as typed until the field is left. */
export default function NumberField(props: Props): ReactNode {
  const { label, unit, value, min, max, step = 1, live, onChange } = props;
  const [draft, setDraft] = useState<string | null>(null);
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
        aria-label={label}
        inputMode="decimal"
        max={max}
        min={min}
        onBlur={() => setDraft(null)}
        onChange={(event) => {
          setDraft(event.target.value);
          const number = event.target.valueAsNumber;
          if (number >= min && number <= max) onChange(number);
        }}
        step={step}
        type="number"
        value={draft ?? value}
      />
      <span aria-hidden="true">{unit}</span>
    </span>
  );
}

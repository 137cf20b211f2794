import React, { type ReactNode, type RefObject, type SubmitEvent, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** The prompt before the line. */
  sign: string;
  /** What was typed before, for the arrow keys. */
  lines: readonly string[];
  isBusy: boolean;
  field: RefObject<HTMLInputElement | null>;
  onLine: (line: string) => void;
}

/** The field for the next command. */
export default function Prompt({ label, sign, lines, isBusy, field, onLine }: Props): ReactNode {
  const [line, setLine] = useState('');
  /** How many lines back the arrow keys have gone. 0 is the line being typed. */
  const [back, setBack] = useState(0);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || line.trim() === '') return;
    onLine(line);
    setLine('');
    setBack(0);
  };
  const recall = (steps: number) => {
    const to = Math.min(Math.max(back + steps, 0), lines.length);
    setBack(to);
    setLine(to === 0 ? '' : (lines[lines.length - to] ?? ''));
  };
  return (
    <form className={styles.prompt} onSubmit={submit}>
      <span aria-hidden="true">{sign}</span>
      <input
        aria-label={label}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        onChange={(event) => setLine(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          recall(event.key === 'ArrowUp' ? 1 : -1);
        }}
        ref={field}
        spellCheck={false}
        translate="no"
        type="text"
        value={line}
      />
      <button aria-disabled={isBusy} className="button" type="submit">
        Run
      </button>
    </form>
  );
}

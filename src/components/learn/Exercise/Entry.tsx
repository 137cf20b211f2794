import React, { type ReactNode } from 'react';
import Words from '@site/src/components/blog/Words';
import { type Field } from 'teach/exercise';
import styles from './styles.module.css';

interface Props {
  id: string;
  part: Field | { label: string; start: string };
  value: string;
  note: string | undefined;
  onChange: (value: string) => void;
}

/** Nothing typed here is in the reader's language. */
const PLAIN = {
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  translate: 'no',
} as const;

/** One answer in an exercise (a text, a short answer or a choice) and the check's verdict on it. */
export default function Entry({ id, part, value, note, onChange }: Props): ReactNode {
  const said = {
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
    'aria-invalid': note === undefined ? undefined : true,
    id,
    value,
  };
  return (
    <div className={styles.entry}>
      <label htmlFor={id}>{part.label}</label>
      {'start' in part ? (
        <textarea
          {...said}
          {...PLAIN}
          onChange={(event) => onChange(event.currentTarget.value)}
          rows={Math.min(24, Math.max(4, value.split('\n').length + 1))}
        />
      ) : part.options ? (
        <select {...said} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">choose</option>
          {part.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          {...said}
          {...PLAIN}
          onChange={(event) => onChange(event.currentTarget.value)}
          type="text"
        />
      )}
      {note !== undefined && (
        <p className={styles.note} id={`${id}-note`}>
          <Words text={note} />
        </p>
      )}
    </div>
  );
}

import React, { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import git from '@site/src/components/learn/GitExercise/styles.module.css';
import styles from './styles.module.css';

interface Props {
  name: string;
  text: string;
  isBusy: boolean;
  onSave: (text: string) => void;
  onClose: () => void;
}

/** A file of the server in a field, in place of an editor that would need a screen. */
export default function Editor({ name, text, isBusy, onSave, onClose }: Props): ReactNode {
  const [value, setValue] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) onSave(value);
  };
  return (
    <form className={styles.editor} onSubmit={submit}>
      <label>
        {name}
        <textarea
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          onChange={(event) => setValue(event.currentTarget.value)}
          ref={field}
          rows={Math.min(24, Math.max(6, value.split('\n').length + 1))}
          spellCheck={false}
          translate="no"
          value={value}
        />
      </label>
      <div className={git.foot}>
        <button aria-disabled={isBusy} className="button" type="submit">
          Save
        </button>
        <button className="button" onClick={onClose} type="button">
          Close
        </button>
      </div>
    </form>
  );
}

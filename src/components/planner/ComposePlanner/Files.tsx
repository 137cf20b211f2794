import React, { type ReactNode, useRef, useState } from 'react';
import type { Choices, GivenFile } from 'compose-planner';
import type { PlannerState } from './usePlanner';
import styles from './styles.module.css';

interface Props {
  ask: PlannerState['ask'];
  onFiles: (text: string | undefined, given: Partial<Choices>) => void;
  /** How many values of files with variables count in the plan. */
  values: number;
  onValuesOff: () => void;
  /** Undoes the last act. Undefined if there is none. */
  onUndo: (() => void) | undefined;
  /** The list of stacks to start with. */
  gallery: ReactNode;
  children: ReactNode;
}

/** Larger files aren't Compose files. */
const MAX_BYTES = 1_000_000;

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** Takes chosen or dropped files. A base, its overrides and an `.env` are merged the way Compose does. */
export default function Files(props: Props): ReactNode {
  const { ask, onFiles, values, onValuesOff, onUndo, gallery, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const [over, setOver] = useState(false);

  const take = async (list: FileList | null) => {
    const chosen = [...(list ?? [])];
    if (chosen.length === 0) return;
    const large = chosen.find(({ size }) => size > MAX_BYTES);
    if (large) {
      setMessage(`${large.name} is too large for a Compose file`);
      return;
    }
    const files = await Promise.all(
      chosen.map(async (file): Promise<GivenFile> => ({
        name: file.webkitRelativePath || file.name,
        text: await file.text(),
      })),
    );
    const answer = await ask(async (rules) => ({ merged: await rules('merge', files) }));
    if (!answer) return;
    const { merged } = answer;
    if (!merged) {
      setMessage(
        'None of the files can be read as a Compose file. Open one on its own to see where.',
      );
      return;
    }
    onFiles(merged.text, merged.choices);
    setMessage(
      `${listed(merged.used)} ${merged.used.length === 1 ? 'is' : 'are merged and'} in the plan`,
    );
  };

  return (
    // Dropping is a second way to the button, which the keyboard reaches too.
    <div
      className={styles.pane}
      data-drop
      data-over={over || undefined}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files);
      }}
    >
      {children}
      <div className={styles.files}>
        <button onClick={() => input.current?.click()} type="button">
          Open files
        </button>
        {gallery}
        {values > 0 && (
          <button onClick={onValuesOff} type="button">
            Remove .env ({values} {values === 1 ? 'value' : 'values'})
          </button>
        )}
        {onUndo && (
          <button onClick={onUndo} type="button">
            Undo
          </button>
        )}
        <span>{message || 'with overrides and .env; they stay in your browser'}</span>
        <input
          aria-label="Compose files and .env"
          hidden
          multiple
          onChange={(event) => {
            void take(event.target.files);
            event.target.value = '';
          }}
          ref={input}
          type="file"
        />
      </div>
    </div>
  );
}

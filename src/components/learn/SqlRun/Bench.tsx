import React, { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { reset, runAt, stop } from '@site/src/client/sql/lesson';
import { keepOwn, ownText, textOf } from '@site/src/client/sql/own';
import { type Answer, summaryOf } from 'teach/sql';
import { sqlLessons } from '#data/sql-lessons';
import Answers from './Answers';
import Loading from './Loading';
import styles from './styles.module.css';

/** For a lesson about another database, if the statement was changed or refused. */
const DIFFERS =
  'PostgreSQL answers here. For this statement, MySQL may print a different result or message.';

interface Props {
  /** The element with the code as the lesson prints it. */
  block: HTMLElement;
  lesson: string;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
}

/** Buttons, editor and answers of a block of SQL. It runs at once, because the visitor pressed 'Run' to get here. */
export default function Bench({ block, lesson, isEdited, onEdit }: Props): ReactNode {
  const [text, setText] = useState('');
  const [shown, setShown] = useState<{ answers: readonly Answer[]; sql: string }>();
  const [isRunning, setRunning] = useState(false);
  const [status, setStatus] = useState('');
  const editor = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const run = useCallback(
    async (sql: string) => {
      setRunning(true);
      setStatus('');
      try {
        const { answers, first } = await runAt(lesson, block, sql);
        setShown({ answers, sql });
        const earlier =
          first === 1 ? 'The block before ran first. ' : `${first} earlier blocks ran first. `;
        setStatus(`${first > 0 ? earlier : ''}${summaryOf(answers)}`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        setStatus(`PostgreSQL can't run here. ${reason} You can still read the printed results.`);
      }
      setRunning(false);
    },
    [block, lesson],
  );

  const begun = useRef(false);
  useEffect(() => {
    // React runs effects twice while developing.
    if (begun.current) return;
    begun.current = true;
    const own = ownText(lesson, block);
    const begin = own ?? textOf(block);
    setText(begin);
    if (own !== undefined) onEdit(true);
    // The pressed button is gone, and this one has taken its place.
    button.current?.focus();
    void run(begin);
  }, [block, lesson, onEdit, run]);
  useEffect(() => {
    if (isEdited) editor.current?.focus();
  }, [isEdited]);

  const write = (next: string) => {
    setText(next);
    keepOwn(lesson, block, next);
  };
  const startAgain = () => {
    reset();
    setShown(undefined);
    onEdit(false);
    write(textOf(block));
    setStatus(
      'The database is back at the start of the lesson. Each block runs the ones before it first.',
    );
    button.current?.focus();
  };

  return (
    <>
      {isEdited && (
        <textarea
          aria-label="SQL of this block"
          autoCapitalize="off"
          autoCorrect="off"
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void run(text);
          }}
          ref={editor}
          rows={Math.max(3, text.split('\n').length)}
          spellCheck={false}
          translate="no"
          value={text}
        />
      )}
      <div className={styles.bar}>
        <button
          className="button"
          aria-disabled={isRunning}
          onClick={() => !isRunning && void run(text)}
          ref={button}
          type="button"
        >
          Run
        </button>
        <button
          className="button"
          aria-pressed={isEdited}
          onClick={() => onEdit(!isEdited)}
          type="button"
        >
          Edit
        </button>
        {isRunning ? (
          <button className="button" onClick={stop} type="button">
            Stop
          </button>
        ) : (
          <button className="button" onClick={startAgain} type="button">
            Reset
          </button>
        )}
        {isRunning && <Loading />}
        <span role="status">{status}</span>
      </div>
      {shown && <Answers answers={shown.answers} sql={shown.sql} />}
      {shown && sqlLessons[lesson]?.note && (
        <p className={styles.note}>
          {shown.sql === textOf(block) && shown.answers.every(({ kind }) => kind !== 'error')
            ? sqlLessons[lesson].note
            : DIFFERS}
        </p>
      )}
    </>
  );
}

import React, { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import files from '@generated/machine-files/default/files.json';
import { mark } from '@site/src/components/learn/LessonProgress/store';
import marks from '@site/src/components/learn/LessonProgress/styles.module.css';
import { useProgress } from '@site/src/components/learn/LessonProgress/useProgress';
import Loading from '@site/src/components/learn/SqlRun/Loading';
import { keepTyped, typedAt } from '@site/src/client/typed';
import { type Exercise, type Field, type Verdict } from 'teach/exercise';
import Entry from './Entry';
import { verdictOn } from './judge';
import { About, Loading as MachineLoading, Printed } from './Machine';
import styles from './styles.module.css';

const EDITORS: Readonly<Record<string, string>> = {
  shell: 'Your commands',
  nginx: 'Your nginx configuration',
  caddy: 'Your Caddyfile',
  haproxy: 'Your HAProxy configuration',
  dockerfile: 'Your Dockerfile',
  compose: 'Your Compose file',
  yaml: 'Your YAML file',
  text: 'Your answer',
  sql: 'Your SQL',
  git: 'Your commands, one per line',
};

interface Text {
  label: string;
  start: string;
}

/** Everything to answer in an exercise, in the order of its notes. */
function partsOf(exercise: Exercise): readonly (Field | Text)[] {
  switch (exercise.kind) {
    case 'own':
      return [];
    case 'fields':
      return exercise.fields;
    case 'git':
      return [{ label: EDITORS.git ?? '', start: '' }];
    case 'sql':
      return [{ label: EDITORS.sql ?? '', start: '' }, ...(exercise.also ?? [])];
    case 'machine':
    case 'written': {
      const label = EDITORS[exercise.language] ?? '';
      return [{ label, start: exercise.start ?? '' }, ...(exercise.also ?? [])];
    }
  }
}

interface Props {
  of: string;
  exercise: Exercise;
}

/** Fields of an exercise, and the check's verdict on them. It takes the focus, because the visitor opened it. */
export default function Bench({ of, exercise }: Props): ReactNode {
  const id = useId();
  const isDone = useProgress().done.includes(of);
  const parts = partsOf(exercise);
  const [values, setValues] = useState<readonly string[]>(
    () => typedAt(of) ?? parts.map((part) => ('start' in part ? part.start : '')),
  );
  const [verdict, setVerdict] = useState<Verdict>();
  const [state, setState] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const controls = () =>
    form.current?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [];

  useEffect(() => controls()[0]?.focus(), []);

  const change = (at: number, value: string) => {
    const next = parts.map((_, place) => (place === at ? value : (values[place] ?? '')));
    setValues(next);
    keepTyped(of, next);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.current || isBusy) return;
    setBusy(true);
    setState('');
    try {
      const found = await verdictOn(exercise, of, values, form.current);
      setVerdict(found);
      const right = found.looked
        ? 'Looks right. Compare it with the answer below, then tick it.'
        : 'Right: this exercise is done.';
      setState(found.right ? right : 'Not yet.');
      // A text that was read and not run says too little to be marked without its author.
      if (found.right && !found.looked) mark([of], true);
      if (!found.right) controls()[found.notes.findIndex((note) => note !== undefined)]?.focus();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setState(`The check didn't run. ${reason}`);
    }
    setBusy(false);
  };

  if (exercise.kind === 'own') {
    return (
      <form className={styles.bench} ref={form}>
        <label className={styles.own}>
          <input
            checked={isDone}
            onChange={(event) => mark([of], event.currentTarget.checked)}
            type="checkbox"
          />
          I've done it. {exercise.seen}
        </label>
        <p className={marks.quiet}>
          This page can&apos;t see your machine, so you tick it yourself.
        </p>
      </form>
    );
  }
  return (
    <form className={styles.bench} onSubmit={(event) => void submit(event)} ref={form}>
      {parts.map((part, at) => (
        <Entry
          id={`${id}-${at}`}
          key={part.label}
          note={verdict?.notes[at]}
          onChange={(value) => change(at, value)}
          part={part}
          value={values[at] ?? ''}
        />
      ))}
      {exercise.kind === 'sql' && (
        <p className={marks.quiet}>
          Runs in the lesson's database,{' '}
          {exercise.probe ? 'set up again for the check' : 'and then on other rows too'}. Your
          changes are undone.
          {exercise.note && ` ${exercise.note}`}
          {exercise.columns && ` The result starts with these columns: ${exercise.columns}.`}
        </p>
      )}
      {exercise.kind === 'machine' && <About />}
      {exercise.kind === 'git' && files && (
        <About what="on the task's repository, by Debian's Git" />
      )}
      <div className={styles.foot}>
        <button aria-disabled={isBusy} className="button" type="submit">
          Check
        </button>
        {isBusy && exercise.kind === 'sql' && <Loading />}
        {(exercise.kind === 'machine' || (exercise.kind === 'git' && files)) && <MachineLoading />}
        <p role="status">{state}</p>
        {isDone && <span className={marks.tick}>done</span>}
      </div>
      {verdict?.right && verdict.looked && (
        <label className={styles.own}>
          <input
            checked={isDone}
            onChange={(event) => mark([of], event.currentTarget.checked)}
            type="checkbox"
          />
          It does what the answer below does.
        </label>
      )}
      {verdict?.ran && <Printed ran={verdict.ran} />}
      {verdict?.looked && verdict.looked.length > 0 && (
        <details>
          <summary>What the check looked at</summary>
          <p className={marks.quiet}>It read your text and didn&apos;t run it.</p>
          <pre>{verdict.looked.join('\n')}</pre>
        </details>
      )}
    </form>
  );
}

import React, { type ReactNode, useEffect, useMemo, useRef } from 'react';
import files from '@generated/machine-files/default/files.json';
import { mark } from '@site/src/components/learn/LessonProgress/store';
import marks from '@site/src/components/learn/LessonProgress/styles.module.css';
import { type GitExercise } from 'teach/exercise';
import { goalOf, graphOf, isReached, missing } from 'teach/git';
import GraphDrawing from './GraphDrawing';
import Places from './Places';
import Prompt from './Prompt';
import styles from './styles.module.css';
import { useBench } from './useBench';

interface Props {
  exercise: GitExercise;
  /** The key under which it is marked as done and its input is saved. */
  id: string;
}

/** What answers: this page's own Git, with the offer of a real one, or the machine. */
function Answers({ isReal, onStart }: { isReal: boolean; onStart?: () => void }): ReactNode {
  if (!files) return null;
  return (
    <div className={styles.foot}>
      {isReal ? (
        <p className={marks.quiet}>
          Debian&apos;s Git answers, in a small Linux in this page.{' '}
          <a href={files.licences}>Its programs and licences</a>
        </p>
      ) : (
        <>
          <p className={marks.quiet}>
            This page&apos;s own small Git answers. The real one comes with a whole shell, and loads
            a small Linux once, {(files.transferred / 1e6).toFixed(1)} MB.
          </p>
          <button aria-disabled={!onStart} className="button" onClick={onStart} type="button">
            Use real Git
          </button>
        </>
      )}
    </div>
  );
}

/** The graph that the typed commands make and the graph to reach, in sight of a prompt. */
export default function Workbench({ exercise, id }: Props): ReactNode {
  const bench = useBench(exercise, id);
  const { repository, entries, isBusy, isReal, problem, Doing } = bench;
  const goal = useMemo(() => goalOf(exercise), [exercise]);
  const prompt = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const reached = isReached(repository, goal, exercise);

  // The button that was pressed to get here is gone, so the focus goes to the prompt.
  useEffect(() => prompt.current?.focus(), [isReal]);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    // What was printed pushes the prompt down, on a phone out of sight.
    if (document.activeElement === prompt.current)
      prompt.current?.scrollIntoView({ block: 'nearest' });
  }, [entries]);
  useEffect(() => {
    if (reached) mark([id], true);
  }, [reached, id]);

  const back = (action: () => void) => () => {
    if (isBusy) return;
    action();
    prompt.current?.focus();
  };
  const state = () => {
    if (isBusy) return Doing ? <Doing /> : 'Running';
    if (problem !== '') return problem;
    if (reached) return 'Done: your repository matches the goal.';
    return missing(repository, goal, exercise);
  };
  return (
    <div className={styles.bench}>
      <div className={styles.graphs}>
        <GraphDrawing graph={graphOf(repository)} title="Your repository" />
        {repository.origin && (
          <GraphDrawing graph={graphOf(repository, true)} title="origin, the remote repository" />
        )}
        <GraphDrawing graph={graphOf(goal)} quiet title="The goal" />
      </div>
      <div
        aria-label="What you typed and what Git answered"
        className={styles.log}
        ref={log}
        role="log"
        // It scrolls, so the keyboard has to reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        translate="no"
      >
        {entries.map(({ line: typed, output, ok }, index) => (
          <div key={index}>
            <p className={styles.typed}>
              <span aria-hidden="true">$ </span>
              {typed}
            </p>
            {output !== '' && <pre data-failed={!ok || undefined}>{output}</pre>}
          </div>
        ))}
      </div>
      <Prompt
        field={prompt}
        isBusy={isBusy}
        label="Command"
        lines={bench.lines}
        onLine={bench.type}
        sign="$"
      />
      <div className={styles.foot}>
        <div className={styles.state} data-reached={reached || undefined} role="status">
          {state()}
        </div>
        <button
          aria-disabled={isBusy}
          className="button"
          disabled={entries.length === 0}
          onClick={back(bench.undo)}
          type="button"
        >
          Step back
        </button>
        <button
          aria-disabled={isBusy}
          className="button"
          disabled={entries.length === 0}
          onClick={back(bench.restart)}
          type="button"
        >
          Start again
        </button>
      </div>
      <Places repository={repository} />
      <Answers isReal={isReal} onStart={isBusy ? undefined : () => void bench.startReal()} />
    </div>
  );
}

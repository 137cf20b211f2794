import React, {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { mark } from '@site/src/components/learn/LessonProgress/store';
import { keepTyped, typedAt } from '@site/src/client/typed';
import { goalOf, graphOf, isReached, missing, type Repository, runLine, startOf } from 'teach/git';
import { type GitExercise } from 'teach/exercise';
import GraphDrawing from './GraphDrawing';
import Places from './Places';
import styles from './styles.module.css';

interface Props {
  exercise: GitExercise;
  /** The key under which it is marked as done and its input is saved. */
  id: string;
}

interface Entry {
  line: string;
  output: string;
  ok: boolean;
  before: Repository;
}

/** The result of lines that were typed earlier. */
function replay(start: Repository, lines: readonly string[]) {
  const entries: Entry[] = [];
  let repository = start;
  for (const line of lines) {
    const { repository: next, output, ok } = runLine(repository, line);
    entries.push({ line, output, ok, before: repository });
    repository = next;
  }
  return { repository, entries };
}

/** A prompt, the graph that the typed commands make, and the graph to reach. */
export default function Workbench({ exercise, id }: Props): ReactNode {
  const start = useMemo(() => startOf(exercise), [exercise]);
  const goal = useMemo(() => goalOf(exercise), [exercise]);
  const [played] = useState(() => replay(start, typedAt(id) ?? []));
  const [repository, setRepository] = useState(played.repository);
  const [entries, setEntries] = useState<readonly Entry[]>(played.entries);
  const [line, setLine] = useState('');
  /** How many lines back the arrow keys have gone. 0 is the line being typed. */
  const [back, setBack] = useState(0);
  const prompt = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const reached = isReached(repository, goal, exercise);

  // The button that was pressed to get here is gone, so the focus goes to the prompt.
  useEffect(() => prompt.current?.focus(), []);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [entries]);

  useEffect(() => {
    if (reached) mark([id], true);
  }, [reached, id]);

  const keep = (next: readonly Entry[]) => {
    setEntries(next);
    keepTyped(id, next.length > 0 ? next.map((entry) => entry.line) : undefined);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (line.trim() === '') return;
    const { repository: next, output, ok } = runLine(repository, line);
    keep([...entries, { line, output, ok, before: repository }]);
    setRepository(next);
    setLine('');
    setBack(0);
  };
  const recall = (steps: number) => {
    const to = Math.min(Math.max(back + steps, 0), entries.length);
    setBack(to);
    setLine(to === 0 ? '' : (entries[entries.length - to]?.line ?? ''));
  };
  const undo = () => {
    const last = entries.at(-1);
    if (!last) return;
    setRepository(last.before);
    keep(entries.slice(0, -1));
    prompt.current?.focus();
  };
  const restart = () => {
    setRepository(start);
    keep([]);
    prompt.current?.focus();
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
      <Places repository={repository} />
      <div
        aria-label="What you typed and what Git answered"
        className={styles.log}
        ref={log}
        role="log"
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
      <form className={styles.prompt} onSubmit={submit}>
        <span aria-hidden="true">$</span>
        <input
          aria-label="Command"
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          onChange={(event) => setLine(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              recall(event.key === 'ArrowUp' ? 1 : -1);
            }
          }}
          ref={prompt}
          spellCheck={false}
          translate="no"
          type="text"
          value={line}
        />
        <button className="button" type="submit">
          Run
        </button>
      </form>
      <div className={styles.foot}>
        <p data-reached={reached || undefined} role="status">
          {reached ? 'Done: your repository matches the goal.' : missing(repository, goal)}
        </p>
        <button className="button" disabled={entries.length === 0} onClick={undo} type="button">
          Step back
        </button>
        <button className="button" disabled={entries.length === 0} onClick={restart} type="button">
          Start again
        </button>
      </div>
    </div>
  );
}

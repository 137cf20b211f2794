import Link from '@docusaurus/Link';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import TableFrame from '@site/src/components/docs/TableFrame';
import {
  countDone,
  type Done,
  exercisesOf,
  fromProgressFile,
  isLessonDone,
  lessonsDone,
  nextLesson,
  progressFile,
  stageProgress,
} from '@site/src/lib/progress';
import { incidents, marksOf, starsInWords, starsOf } from '@site/src/lib/incidents';
import { lessons, stageHeading } from '@site/src/lib/lessons';
import React, { type ReactNode, useRef, useState } from 'react';
import Chart from './Chart';
import { change, getSnapshot, mark } from './store';
import styles from './styles.module.css';
import { useProgress } from './useProgress';

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'learn-progress.json';
  link.click();
  URL.revokeObjectURL(address);
}

/** The width of a full bar. */
const BAR = 64;

interface StageProps {
  name: string;
  count: number;
  of: number;
  /** True where the visitor is or goes on. Other stages are one line. */
  open: boolean;
  done: Done;
  /** The rows of its lessons or incidents. */
  children: ReactNode;
}

/** A stage, or the incidents, with how many of them are done, also as a bar. */
function Stage({ name, count, of, open, done, children }: StageProps): ReactNode {
  return (
    <details className={styles.stage} open={open || undefined}>
      <summary>
        {name}
        <span>
          <svg aria-hidden="true" height="10" stroke="var(--control)" width={BAR + 2}>
            <rect fill="none" height="8" width={BAR} x="1" y="1" />
            <rect
              fill="var(--link)"
              height="8"
              stroke="none"
              width={(count / of) * BAR}
              x="1"
              y="1"
            />
          </svg>{' '}
          {count} of {of}
        </span>
      </summary>
      <TableFrame className="numbers">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Lesson or incident</th>
            <th scope="col">Done so far</th>
            {done.length > 0 && <th scope="col">Forget it</th>}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </TableFrame>
    </details>
  );
}

interface RowProps {
  path: string;
  title: string;
  /** Everything that 'Forget' removes. */
  ids: readonly string[];
  done: Done;
  forget: (ids: readonly string[], text: string) => void;
  children: ReactNode;
}

/** A lesson or an incident, how far it is done, and a button to forget that. */
function Row({ path, title, ids, done, forget, children }: RowProps): ReactNode {
  return (
    <tr>
      <td>
        <Link to={path}>{title}</Link>
      </td>
      <td>{children}</td>
      {done.length > 0 && (
        <td>
          {ids.some((one) => done.includes(one)) && (
            <button
              aria-label={`Forget '${title}'`}
              className="button"
              onClick={() => forget(ids, `'${title}' is no longer marked as done.`)}
              type="button"
            >
              Forget
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

/** The path as a chart, every lesson and incident with its progress, and ways to export, import and delete it. */
export default function YourProgress(): ReactNode {
  const { done, kept } = useProgress();
  const live = useWholeStyle(true);
  const [said, setSaid] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [forgotten, setForgotten] = useState<Done>([]);
  const next = nextLesson(done);
  const solved = incidents.filter(({ name }) => starsOf(done, name) !== undefined);
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const bring = async (file: File | undefined) => {
    if (!file) return;
    const read = fromProgressFile(await file.text(), getSnapshot().done);
    if (input.current) input.current.value = '';
    if ('problem' in read) {
      setSaid(read.problem);
      return;
    }
    change(() => read.done);
    const left = read.unknown > 0 ? ` Left out because no lesson matches: ${read.unknown}.` : '';
    setSaid(
      `New from the file: ${counted(read.added, 'mark')}. You keep everything you had.${left}`,
    );
  };
  const say = (text: string) => {
    setSaid(text);
    setIsAsking(false);
    // The button that was pressed disappears, and the keyboard's position with it.
    status.current?.focus();
  };
  const forget = (ids: readonly string[], text: string) => {
    setForgotten(done.filter((id) => ids.includes(id)));
    mark(ids, false);
    say(text);
  };
  const undo = () => {
    mark(forgotten, true);
    setForgotten([]);
    say(`${counted(forgotten.length, 'mark')} back.`);
  };
  return (
    <>
      <p className={styles.count}>
        <b>{lessonsDone(done).length}</b> of {lessons.length} lessons done.{' '}
        {next && (
          <Link className="button button--signal" to={next.path}>
            Next: {next.title}
          </Link>
        )}
        {!kept && " Your browser doesn't store it, so the marks last until you close the page."}
      </p>
      <Chart done={done} />
      {stageProgress(done).map(({ stage, lessons: own, done: count }) => (
        <Stage
          count={count}
          done={done}
          key={stage.id}
          name={stageHeading(stage)}
          of={own.length}
          open={count > 0 || own.some(({ id }) => id === next?.id || countDone(done, id) > 0)}
        >
          {own.map(({ id, path, title }) => (
            <Row
              done={done}
              forget={forget}
              ids={[id, ...exercisesOf(id)]}
              key={id}
              path={path}
              title={title}
            >
              <span className={countDone(done, id) ? undefined : styles.quiet}>
                {countDone(done, id)} of {exercisesOf(id).length}
              </span>
              {isLessonDone(done, id) && <span className={styles.tick}>done</span>}
            </Row>
          ))}
        </Stage>
      ))}
      <Stage
        count={solved.length}
        done={done}
        name="Broken server"
        of={incidents.length}
        open={solved.length > 0}
      >
        {incidents.map(({ name, path, title }) => {
          const stars = starsOf(done, name);
          return (
            <Row
              done={done}
              forget={forget}
              ids={marksOf(name)}
              key={name}
              path={path}
              title={title}
            >
              {stars === undefined ? (
                <span className={styles.quiet}>
                  –<span className="visually-hidden"> not solved</span>
                </span>
              ) : (
                starsInWords(stars)
              )}
            </Row>
          );
        })}
      </Stage>
      {live && (
        <div className={styles.tools}>
          <button
            className="button"
            disabled={done.length === 0}
            onClick={() => {
              save(progressFile(done));
              setSaid('Your browser saved the file learn-progress.json.');
            }}
            type="button"
          >
            Export as a file
          </button>
          <button
            className="button"
            disabled={done.length === 0}
            aria-expanded={isAsking}
            onClick={() => setIsAsking(!isAsking)}
            type="button"
          >
            Forget all
          </button>
          <label>
            Import a file{' '}
            <input
              accept=".json,application/json"
              onChange={(event) => void bring(event.currentTarget.files?.[0])}
              ref={input}
              type="file"
            />
          </label>
        </div>
      )}
      {isAsking && (
        <p>
          Forget all {counted(done.length, 'mark')} in this browser?{' '}
          <button
            className="button"
            onClick={() => forget(done, 'Nothing is marked as done now.')}
            type="button"
          >
            Forget them
          </button>{' '}
          <button className="button" onClick={() => say(said)} type="button">
            Keep them
          </button>
        </p>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {said}
      </p>
      {forgotten.length > 0 && (
        <p>
          <button className="button" onClick={undo} type="button">
            Undo
          </button>
        </p>
      )}
    </>
  );
}

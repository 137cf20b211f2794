import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Picture from '@site/src/components/shell/Picture';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import {
  type Done,
  countDone,
  duration,
  exercisesOf,
  isLessonDone,
  lessonsDone,
  nextLesson,
  stageProgress,
} from '@site/src/lib/progress';
import { pictureFor } from '@site/src/lib/pictures';
import { lessons, stageHeading } from '@site/src/lib/lessons';
import { withUnits } from '@site/src/lib/numbers';
import React, { type ReactNode } from 'react';
import Chart from './Chart';
import styles from './styles.module.css';
import { useProgress } from './useProgress';

/** The stage whose lessons share one drawing, in which each changes a box: too little for a thumbnail. */
const ONE_DRAWING = 'ship';

function Tick({ done, lesson }: { done: Done; lesson: string }): ReactNode {
  if (isLessonDone(done, lesson)) return <span className={styles.tick}>done</span>;
  const count = countDone(done, lesson);
  if (count === 0) return null;
  return (
    <span className={styles.tick}>
      {count} of {exercisesOf(lesson).length}
      <span className="visually-hidden"> exercises done</span>
    </span>
  );
}

/** The learning path: stages with their reason, lessons with minutes and level, and the visitor's progress. */
export default function LessonPath(): ReactNode {
  const known = useProgress();
  const styled = useWholeStyle(known.done.length > 0);
  const { kept } = known;
  const done = styled ? known.done : [];
  const next = nextLesson(done);
  return (
    <>
      <Chart done={done} />
      {done.length > 0 && (
        <p className={styles.summary}>
          {lessonsDone(done).length} of {lessons.length} lessons done.{' '}
          {next ? (
            <>
              Next: <Link to={next.path}>{next.title}</Link>.
            </>
          ) : (
            "That's the whole path."
          )}
          {!kept && " Your browser doesn't store it, so the marks last until you close the page."}
        </p>
      )}
      {stageProgress(done).map(({ stage, lessons: own, done: count, minutes }) => (
        <section key={stage.id} aria-labelledby={stage.id}>
          <Heading as="h2" id={stage.id}>
            {stageHeading(stage)}
          </Heading>
          <p>
            {stage.reason}{' '}
            <span className={styles.quiet}>
              {withUnits(`${own.length} lessons, ${duration(minutes)}`)}
              {count > 0 && `, ${count} done`}.
            </span>
          </p>
          <ol className={styles.lessons}>
            {own.map((lesson) => (
              <li key={lesson.id} data-done={isLessonDone(done, lesson.id) || undefined}>
                {stage.id !== ONE_DRAWING && (
                  <Picture
                    alt=""
                    className={styles.thumbnail}
                    height={80}
                    src={pictureFor(lesson.path)}
                    width={120}
                  />
                )}
                <span className={styles.name}>
                  <Link to={lesson.path}>{lesson.title}</Link>
                  <Tick done={done} lesson={lesson.id} />
                </span>
                <span className={styles.facts}>
                  {lesson.minutes} min, {lesson.level}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

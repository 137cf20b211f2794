import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import {
  countDone,
  exercisesOf,
  isLessonDone,
  lessonAt,
  lessonsDone,
} from '@site/src/lib/progress';
import { lessons } from '@site/src/lib/lessons';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';
import { useProgress } from './useProgress';

/**
 * How many exercises of a lesson are done, at its end. It appears once the page is interactive. Without
 * JavaScript its space stays empty.
 */
export default function LessonDone(): ReactNode {
  const { pathname } = useLocation();
  const styled = useWholeStyle(true);
  const { done, kept } = useProgress();
  const lesson = lessonAt(pathname);
  if (!lesson) throw new Error(`<LessonDone />: src/lib/lessons.ts has no lesson at ${pathname}`);
  const all = exercisesOf(lesson.id).length;
  const byHand = done.includes(lesson.id);
  return (
    <div className={styles.control}>
      {styled && (
        <div role="status">
          <p className={styles.mark}>
            {countDone(done, lesson.id)} of {all} exercises done
            {isLessonDone(done, lesson.id) && (
              <span className={styles.tick}>lesson done{byHand && ', ticked by hand'}</span>
            )}
          </p>
          <p className={styles.state}>
            {lessonsDone(done).length} of {lessons.length} lessons done. See{' '}
            <Link to="/learn/">the path</Link> and <Link to="/learn/progress/">your progress</Link>.
            {!kept && " Your browser doesn't store it, so the mark lasts until you close the page."}
          </p>
        </div>
      )}
    </div>
  );
}

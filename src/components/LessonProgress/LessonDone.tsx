import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import { lessonAt, nextLesson } from '@site/src/model/progress';
import { lessons } from '@site/src/site/lessons';
import React, { type ReactNode } from 'react';
import { mark } from './store';
import styles from './styles.module.css';
import { useProgress } from './useProgress';

/**
 * The control at a lesson's end that marks it as done. It appears once the page
 * is interactive; without JavaScript its place stays empty.
 */
export default function LessonDone(): ReactNode {
  const { pathname } = useLocation();
  const styled = useWholeStyle(true);
  const { done, kept } = useProgress();
  const lesson = lessonAt(pathname);
  if (!lesson) throw new Error(`<LessonDone />: src/site/lessons.ts has no lesson at ${pathname}`);
  const next = nextLesson(done);
  return (
    <div className={styles.control}>
      {styled && (
        <>
          <label className={styles.mark}>
            <input
              type="checkbox"
              checked={done.includes(lesson.id)}
              onChange={(event) => mark(lesson.id, event.currentTarget.checked)}
            />
            I have done this lesson
          </label>
          <p className={styles.state} role="status">
            {done.length} of {lessons.length} lessons done
            {next ? '.' : ': the whole path.'} <Link to="/learn/">See the path</Link>.
            {!kept && ' Your browser does not store it: the mark lasts until you close the page.'}
          </p>
        </>
      )}
    </div>
  );
}

import React, { type ReactNode, useEffect, useId, useState } from 'react';
import LoadPart from '@site/src/components/shell/LoadPart';
import marks from '@site/src/components/learn/LessonProgress/styles.module.css';
import { useProgress } from '@site/src/components/learn/LessonProgress/useProgress';
import { typedAt } from '@site/src/client/typed';
import { useLazy } from '@site/src/client/useLazy';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import { gitExerciseId } from '@site/src/lib/progress';
import { type GitExercise as Task } from 'teach/exercise';
import styles from './styles.module.css';

interface Props {
  /** The name of a task. */
  of: string;
  /** The tasks of the page, from its file that ends in `.git.ts`. */
  from: Readonly<Record<string, Task>>;
  title: string;
  /** The task in words. */
  children: ReactNode;
}

/**
 * A task to solve by typing Git commands. The task and its answer are plain HTML. The repository to try it
 * on is loaded on demand.
 */
export default function GitExercise({ of, from, title, children }: Props): ReactNode {
  const heading = useId();
  const live = useWholeStyle(true);
  const { Part: Workbench, state, open } = useLazy(() => import('./Workbench'));
  const exercise = from[of];
  if (!exercise) throw new Error(`<GitExercise of="${of}" />: the page's tasks have none`);
  const id = gitExerciseId(of) ?? of;
  const isDone = useProgress().done.includes(id);
  const [begun, setBegun] = useState(false);
  useEffect(() => setBegun(typedAt(id) !== undefined), [id]);
  return (
    <section aria-labelledby={heading} className={styles.exercise}>
      <p className={styles.title} id={heading}>
        {title}
      </p>
      {children}
      {Workbench ? (
        <Workbench exercise={exercise} id={id} />
      ) : (
        <div className={styles.open}>
          {live && (
            <LoadPart
              failed="The exercise couldn't be loaded. You may be offline. You can still read the page."
              gone="The exercise still can't be loaded. The site may have a new release. Reloading keeps what you've ticked."
              label={begun ? 'Go on with it here' : 'Do it here'}
              open={open}
              state={state}
            >
              {isDone && <span className={marks.tick}>done</span>}
            </LoadPart>
          )}
        </div>
      )}
      <details>
        <summary>Answer</summary>
        <pre>
          <code>{exercise.solution.map((line) => line.replace(' # conflict', '')).join('\n')}</code>
        </pre>
      </details>
    </section>
  );
}

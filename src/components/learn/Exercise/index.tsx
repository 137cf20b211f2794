import React, { type ReactNode, useEffect, useState } from 'react';
import { useProgress } from '@site/src/components/learn/LessonProgress/useProgress';
import { typedAt } from '@site/src/client/typed';
import { useLazy } from '@site/src/client/useLazy';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import LoadPart from '@site/src/components/shell/LoadPart';
import marks from '@site/src/components/learn/LessonProgress/styles.module.css';
import styles from './styles.module.css';

interface Props {
  /** Lesson and exercise, such as `caddy/api`, from the file next to the lesson. */
  of: string;
}

/**
 * The place where an exercise is answered and checked, between its task and the folded answer, which are
 * plain HTML. It is empty without JavaScript. The code that checks is loaded on demand.
 */
export default function Exercise({ of }: Props): ReactNode {
  const live = useWholeStyle(true);
  const isDone = useProgress().done.includes(of);
  const [begun, setBegun] = useState(false);
  const {
    Part: Bench,
    state,
    open,
  } = useLazy<object>(() => import('./load').then((the) => the.load(of)));
  useEffect(() => setBegun(typedAt(of) !== undefined), [of]);
  // Done on your own machine, so there is nothing to answer.
  const isLab = of.endsWith('/lab');
  const again = isLab ? 'Change the tick' : 'Answer again';
  const first = isLab ? 'Tick it as done' : begun ? 'Go on with your answer' : 'Answer here';
  if (Bench) return <Bench />;
  return (
    <div className={`${styles.place} with-scripts`}>
      {live && (
        <LoadPart
          failed="The check couldn't be loaded. You may be offline. You can still read the answer below."
          gone="The check still can't be loaded. The site may have a new release. Reloading keeps what you've done."
          label={isDone ? again : first}
          open={open}
          state={state}
        >
          {isDone && <span className={marks.tick}>done</span>}
        </LoadPart>
      )}
    </div>
  );
}

import React, { type ReactNode } from 'react';
import files from '@generated/machine-files/default/files.json';
import { useLazy } from '@site/src/client/useLazy';
import marks from '@site/src/components/learn/LessonProgress/styles.module.css';
import { useProgress } from '@site/src/components/learn/LessonProgress/useProgress';
import LoadPart from '@site/src/components/shell/LoadPart';
import { starsInWords, starsOf } from '@site/src/lib/incidents';
import styles from './styles.module.css';

interface Props {
  /** The name of the file with the incident, such as `disk-full`. */
  of: string;
}

/**
 * The place where a broken server is started and repaired. Nothing is loaded before that. What happened is
 * folded below it, for those without JavaScript too.
 */
export default function Incident({ of }: Props): ReactNode {
  const stars = starsOf(useProgress().done, of);
  const { Part, state, open } = useLazy<object>(() => import('./load').then((the) => the.load(of)));
  if (!files)
    return (
      <p>
        The practice machine isn&apos;t in this build, so there is no server to start here. You can
        still read what happened below.
      </p>
    );
  if (Part) return <Part />;
  return (
    <div className={`iron ${styles.screen}`}>
      <p aria-hidden="true">root@server:~#</p>
      <div className="with-scripts">
        <LoadPart
          failed="The terminal couldn't be loaded. You may be offline. You can still read what happened below."
          gone="The terminal still can't be loaded. The site may have a new release."
          isFirst
          label={stars === undefined ? 'Start the server' : 'Start it again'}
          open={open}
          state={state}
        >
          <span className={marks.quiet}>
            loads a small Linux once, {(files.transferred / 1e6).toFixed(1)} MB
          </span>
          {stars !== undefined && <span className={marks.tick}>solved, {starsInWords(stars)}</span>}
        </LoadPart>
      </div>
    </div>
  );
}

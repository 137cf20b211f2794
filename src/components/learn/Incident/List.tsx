import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import { incidentSymptoms } from '#data/incident-symptoms';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import progress from '@site/src/components/learn/LessonProgress/styles.module.css';
import { useProgress } from '@site/src/components/learn/LessonProgress/useProgress';
import { incidents, starsInWords, starsOf } from '@site/src/lib/incidents';
import styles from './list.module.css';

/** The incidents with what one sees and how long each takes, and the visitor's stars. */
export default function IncidentList(): ReactNode {
  const known = useProgress().done;
  const styled = useWholeStyle(known.length > 0);
  return (
    <ol className={styles.list}>
      {incidents.map(({ name, path, title, level, minutes }) => {
        const stars = styled ? starsOf(known, name) : undefined;
        return (
          <li key={name}>
            <div>
              <Link to={path}>{title}</Link>
              <span>
                {minutes} min, {level}
              </span>
              <p>
                {incidentSymptoms[name]}
                {stars !== undefined && (
                  <span className={progress.tick}>solved, {starsInWords(stars)}</span>
                )}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

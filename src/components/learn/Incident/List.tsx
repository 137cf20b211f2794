import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import progress from '@site/src/components/learn/LessonProgress/styles.module.css';
import { useProgress } from '@site/src/components/learn/LessonProgress/useProgress';
import { incidents, starsInWords, starsOf } from '@site/src/lib/incidents';

/** The incidents, with the visitor's stars. */
export default function IncidentList(): ReactNode {
  const known = useProgress().done;
  const styled = useWholeStyle(known.length > 0);
  return (
    <ol>
      {incidents.map(({ name, path, title }) => {
        const stars = styled ? starsOf(known, name) : undefined;
        return (
          <li key={name}>
            <Link to={path}>{title}</Link>
            {stars !== undefined && (
              <span className={progress.tick}>solved, {starsInWords(stars)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

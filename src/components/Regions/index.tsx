import React, { type ReactNode } from 'react';
import { limits, regions } from '@site/src/site/limits';
import styles from './styles.module.css';

/** The two regions and the backups that cross between them, as a drawing. */
export default function Regions(): ReactNode {
  const [west, east] = regions;
  return (
    <svg
      aria-label={`Apps, databases and volumes of a project run in one region, ${west.city} or ${east.city}. Backups of databases go to the other region each night at ${limits['backup.time'].text}.`}
      className={styles.drawing}
      role="img"
      viewBox="0 0 520 250"
    >
      {[
        { region: west, x: 1 },
        { region: east, x: 329 },
      ].map(({ region, x }) => (
        <g key={region.id} transform={`translate(${x} 0)`}>
          <path d="M0 214h190M14 214v-150h162v150" />
          <path className={styles.thin} d="M28 92h134M28 130h134M28 168h134" />
          <text x="95" y="36" className={styles.city}>
            {region.city}
          </text>
          <text x="95" y="55" className={styles.quiet}>
            {region.country}
          </text>
          <text x="95" y="84">
            apps
          </text>
          <text x="95" y="117">
            databases
          </text>
          <text x="95" y="155">
            volumes
          </text>
          <text x="95" y="198">
            backups of the other
          </text>
          <text x="95" y="240" className={styles.code}>
            {region.id}
          </text>
        </g>
      ))}
      <path className={styles.signal} d="M177 112C240 112 262 190 342 190M334 185l9 5-9 6" />
      <path className={styles.signal} d="M343 112C280 112 258 190 178 190M186 185l-9 5 9 6" />
      <text x="260" y="100" className={styles.quiet}>
        each night
      </text>
    </svg>
  );
}

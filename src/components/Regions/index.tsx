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
      viewBox="0 0 420 250"
    >
      {[
        { region: west, other: east, x: 1 },
        { region: east, other: west, x: 255 },
      ].map(({ region, other, x }) => (
        <g key={region.id} transform={`translate(${x} 0)`}>
          <path d="M0 214h164M8 214v-150h148v150" />
          <path className={styles.thin} d="M20 92h124M20 130h124M20 168h124" />
          <text x="82" y="36" className={styles.city}>
            {region.city}
          </text>
          <text x="82" y="55" className={styles.quiet}>
            {region.country}
          </text>
          <text x="82" y="84">
            apps
          </text>
          <text x="82" y="117">
            databases
          </text>
          <text x="82" y="155">
            volumes
          </text>
          <text x="82" y="196">
            backups of {other.id}
          </text>
          <text x="82" y="240" className={styles.code}>
            {region.id}
          </text>
        </g>
      ))}
      <path className={styles.signal} d="M157 112C206 112 214 190 262 190M254 185l9 5-9 6" />
      <path className={styles.signal} d="M263 112C214 112 206 190 158 190M166 185l-9 5 9 6" />
      <text x="210" y="82" className={styles.quiet}>
        each
      </text>
      <text x="210" y="100" className={styles.quiet}>
        night
      </text>
    </svg>
  );
}

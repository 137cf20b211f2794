import view from '@generated/comparison-totals/default/hosting.json';
import Link from '@docusaurus/Link';
import { brand } from '@site/src/lib/brand';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** Who is ahead in how many facts, as one bar: they, even, we. */
function Count({ there, even, here }: Readonly<Record<'there' | 'even' | 'here', number>>) {
  const part = (count: number) => `${((count / (there + even + here)) * 100).toFixed(1)}%`;
  return (
    <svg aria-hidden="true" className={styles.count} height="10" width="100%">
      <rect height="10" width={part(there)} />
      <rect className={styles.here} height="10" width={part(here)} x={part(there + even)} />
    </svg>
  );
}

/** The pages that compare with one platform, each with who is ahead in how many facts. */
export default function PageList(): ReactNode {
  return (
    <ul className={styles.pages}>
      {view.pages.map(({ to, from, choice, name, counts }) => (
        <li key={to}>
          <Link to={to}>{`From ${from}`}</Link>
          <span>{choice}</span>
          <div>
            <Count {...counts} />
            <small>
              {`${name} ahead in ${counts.there}, even in ${counts.even}, ${brand.product} in ${counts.here}`}
            </small>
          </div>
        </li>
      ))}
    </ul>
  );
}

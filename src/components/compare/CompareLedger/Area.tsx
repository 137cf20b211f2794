import type { LedgerView } from '@site/src/lib/comparison';
import { brand } from '@site/src/lib/brand';
import {
  BARGE,
  type Counts,
  countRows,
  frame,
  pile,
  QUAYS,
  WATER,
} from '@site/src/lib/comparison/quays';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import Row from './Row';
import styles from './styles.module.css';

/** Who is ahead in an area, in words: 'Render is ahead, 4 to 1'. */
function standing({ here, there }: Counts, name: string): string {
  if (here === there) return `Level, ${here} to ${there}`;
  return `${here > there ? brand.product : name} is ahead, ${Math.max(here, there)} to ${Math.min(here, there)}`;
}

/** Two quays with a box for each row: on the side that is ahead in it, or on the barge between them. */
function Quays({ counts }: { counts: Counts }): ReactNode {
  const { here, even, there } = counts;
  return (
    <svg aria-hidden="true" className={styles.quays} viewBox={frame(counts)}>
      <path d={QUAYS} />
      <path d={WATER} />
      {even > 0 && <path d={BARGE + pile('even', even)} />}
      <path className={here > there ? styles.most : undefined} d={pile('here', here)} />
      <path className={there > here ? styles.most : undefined} d={pile('there', there)} />
    </svg>
  );
}

/** An area of the ledger: who is ahead, the rows that differ, and the equal ones folded below. */
export default function Area({
  area: { group, rows },
  name,
}: {
  area: LedgerView['groups'][number];
  name: string;
}): ReactNode {
  const counts = countRows(rows);
  const row = (of: (typeof rows)[number]) => <Row key={of.id} name={name} row={of} />;
  const even = rows.filter(({ ahead }) => ahead === 'even');
  return (
    <section className={styles.area}>
      <div className={styles.top}>
        <Heading as="h3" id={`facts-${group.split(' ')[0]?.toLowerCase()}`}>
          {group}
        </Heading>
        <p>{standing(counts, name)}</p>
        <Quays counts={counts} />
      </div>
      <ul className={styles.rows}>{rows.filter(({ ahead }) => ahead !== 'even').map(row)}</ul>
      {even.length > 0 && (
        <details className={styles.even} data-ahead="even">
          <summary>{`Even in ${even.length}: ${even.map(({ label }) => label).join(', ')}`}</summary>
          <ul className={styles.rows}>{even.map(row)}</ul>
        </details>
      )}
    </section>
  );
}

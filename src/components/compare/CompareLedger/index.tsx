import type { Ahead, LedgerView } from '@site/src/lib/comparison';
import { brand } from '@site/src/lib/brand';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import Area from './Area';
import styles from './styles.module.css';

interface Props {
  /** A platform, such as `render`. */
  of: string;
  /** JSON, written at build time by src/plugins/remark/compare-data. */
  data?: string;
}

/** Which rows are shown. Radio buttons, so they need no script. */
function Filter({ name, counts }: Pick<LedgerView, 'name' | 'counts'>): ReactNode {
  const choices: readonly (readonly [value: Ahead | 'all', label: string, count: number])[] = [
    ['all', 'All', counts.here + counts.even + counts.there],
    ['there', `${name} ahead`, counts.there],
    ['here', `${brand.product} ahead`, counts.here],
    ['even', 'Even', counts.even],
  ];
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">Rows shown</legend>
      {choices.map(([value, label, count]) => (
        <label key={value}>
          <input defaultChecked={value === 'all'} name="ahead" type="radio" value={value} />
          {`${label} ${count}`}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Both sides of a comparison in areas: one row per fact, with the side that is ahead in the middle, and the
 * source's words when a row is unfolded.
 */
export default function CompareLedger({ data }: Props): ReactNode {
  if (data === undefined) return null;
  const { name, counts, groups } = JSON.parse(data) as LedgerView;
  const all = counts.here + counts.even + counts.there;
  return (
    <div className={styles.ledger}>
      <Heading as="h2" id="facts">
        {`${all} facts: ${name} ahead in ${counts.there}, ${brand.product} in ${counts.here}`}
      </Heading>
      <div className={styles.bar}>
        <Filter counts={counts} name={name} />
        <p className="screen-only">Open a row to read its sources.</p>
      </div>
      <div aria-hidden="true" className={styles.head}>
        <span>{brand.product}</span>
        <span>{name}</span>
      </div>
      {groups.map((area) => (
        <Area area={area} key={area.group} name={name} />
      ))}
    </div>
  );
}

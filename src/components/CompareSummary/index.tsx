import { ReadNote } from '@site/src/components/Compare';
import ForBusinesses from '@site/src/components/ForBusinesses';
import Price from '@site/src/components/Price';
import TableFrame from '@site/src/components/TableFrame';
import type { SummaryView } from '@site/src/model/comparison';
import { brand } from '@site/src/site/brand';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A platform, such as `render`. */
  of: string;
  /** Its name as a column's heading. */
  name: string;
  /** JSON, written at build time by src/build/compare-data. */
  data?: string;
}

/** The answer in figures: three workloads a month on both sides. */
export default function CompareSummary({ name, data }: Props): ReactNode {
  if (data === undefined) return null;
  const { workloads, rate, read } = JSON.parse(data) as SummaryView;
  return (
    <div className={styles.summary}>
      <TableFrame className="numbers">
        <caption>
          A month, net, always on. One euro = {rate.text} USD ({rate.day}).{' '}
          <a href="#costs">Parts, arithmetic, what is not equal</a>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{brand.product}</th>
            <th scope="col">{name}, USD</th>
            <th scope="col">in euro</th>
          </tr>
        </thead>
        <tbody>
          {workloads.map(({ id, name: workload, expression, theirs }) => (
            <tr key={id}>
              <th scope="row">{workload}</th>
              <td>
                <Price of={expression} />
              </td>
              <td>
                <data data-computed={theirs.key}>{theirs.dollars.replace(' USD', '')}</data>
                {theirs.isIncomplete && <span className={styles.note}> in part</span>}
              </td>
              <td>
                <data data-computed={theirs.key}>{theirs.euro}</data>
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <p className={styles.read}>
        Their prices are <ReadNote read={read} />. <a href="#facts">Each with its source</a>.
      </p>
      <ForBusinesses />
    </div>
  );
}

import Cited from '@site/src/components/compare/Cited';
import type { FactsView, FactView, Noted } from '@site/src/lib/comparison';
import { brand } from '@site/src/lib/brand';
import React, { type ReactNode } from 'react';
import { ours } from './ours';
import styles from './styles.module.css';

interface Props {
  /** A platform, such as `render`. */
  of: string;
  /** Its name as a column's heading. */
  name: string;
  /** JSON, written at build time by src/plugins/remark/compare-data. */
  data?: string;
}

function Fact({ fact }: { fact: Noted<FactView> }): ReactNode {
  return (
    <li>
      {fact.amount && (
        <data className="price" data-source={fact.id}>
          {fact.amount}
        </data>
      )}
      {`${fact.amount ? ' ' : ''}${fact.text}`}
      <Cited by={[fact.source]} />
      {fact.note && <span className={styles.note}>{` ${fact.note}`}</span>}
    </li>
  );
}

/** Both sides, topic by topic; every statement of the other side with its source and day. */
export default function CompareFacts({ name, data }: Props): ReactNode {
  if (data === undefined) return null;
  const { day, long, rows } = JSON.parse(data) as Noted<FactsView>;
  return (
    <table className={styles.facts} data-day={day}>
      <caption>{`Net, ours in euro, theirs as listed. Ages as of ${long}`}</caption>
      <thead>
        <tr>
          <th scope="col">{brand.product}</th>
          <th scope="col">{name}</th>
        </tr>
      </thead>
      {rows.map(({ field, facts }) => (
        <tbody key={field}>
          <tr>
            <th className={styles.topic} colSpan={2} scope="rowgroup">
              {ours[field].label}
            </th>
          </tr>
          <tr>
            <td data-side={brand.product}>{ours[field].text}</td>
            <td data-side={name}>
              <ul>
                {facts.map((fact) => (
                  <Fact fact={fact} key={fact.id} />
                ))}
              </ul>
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

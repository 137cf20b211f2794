import Price from '@site/src/components/pricing/Price';
import type { BoughtView } from '@site/src/lib/comparison/bought';
import React, { type ReactNode } from 'react';
import amountStyles from '../amounts.module.css';
import styles from './styles.module.css';

interface Props {
  /** JSON, written at build time. */
  data?: string;
}

/** How much memory each host sells for one stack, how many times its floor that is, and the price. */
export default function BoughtTable({ data }: Props): ReactNode {
  if (data === undefined) return null;
  const { rows } = JSON.parse(data) as BoughtView;
  return (
    <table className={`${amountStyles.amounts} ${styles.bought}`}>
      <caption>
        The smallest sizes that are enough at each host, and what the whole stack costs without VAT.
      </caption>
      <thead>
        <tr>
          <th scope="col">host</th>
          <th scope="col">MB sold</th>
          <th scope="col">× floor</th>
          <th scope="col">a month</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, bought, times, price }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {note && <small>{note}</small>}
            </th>
            <td>{bought || '–'}</td>
            <td>{times || '–'}</td>
            <td>
              {'expression' in price ? (
                <Price of={price.expression} />
              ) : (
                <data data-computed={price.key}>€{price.euro}</data>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import totals from '@generated/comparison-totals/default/totals.json';
import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import Bar from '@site/src/components/compare/Bar';
import Price from '@site/src/components/pricing/Price';
import { brand } from '@site/src/lib/brand';
import styles from './styles.module.css';

/** How much of a row the longest bar takes: its figure stands behind it. */
const LONGEST = 0.5;

/** The start-up stack here and on each compared platform as bars to one scale, each with its page. */
export default function Comparisons(): ReactNode {
  const { expression, share, others, read } = totals;
  return (
    <table className={styles.totals}>
      <caption>
        The start-up stack a month, net, as of {read.from} to {read.to}
      </caption>
      <tbody>
        <tr>
          <th scope="row">{brand.product}</th>
          <td>
            <Bar width={share * LONGEST} />
            <Price of={expression} />
          </td>
        </tr>
        {others.map(({ key, name, to, euro, without, share: theirs }) => (
          <tr key={to}>
            <th scope="row">
              <Link to={to}>{name}</Link>
            </th>
            <td>
              <Bar width={theirs * LONGEST} />
              <data data-computed={key}>{euro}</data>
              {without && <small>{` without ${without}`}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import React, { type ReactNode } from 'react';
import Bar from '@site/src/components/compare/Bar';
import Price from '@site/src/components/pricing/Price';
import { formatDollar } from '@site/src/lib/cost/amounts';
import type { costElsewhere } from '@site/src/lib/cost/stack';
import { brand } from '@site/src/lib/brand';
import { longDate } from '@site/src/lib/dates';
import { evaluatePrice } from '@site/src/lib/price';
import { formatEuro } from '@site/src/lib/money';
import styles from './elsewhere.module.css';

type Props = ReturnType<typeof costElsewhere> & {
  /** The price here. */
  expression: string;
};

/** What a stack costs here and elsewhere, as bars to one scale. Each row unfolds to what you'd buy. */
export default function Costs({ costs, rate, expression }: Props): ReactNode {
  const ours = evaluatePrice(expression);
  const dearest = Math.max(ours, ...costs.map(({ total }) => total));
  return (
    <div className={styles.elsewhere}>
      <table>
        <caption className="visually-hidden">What the same stack costs elsewhere, a month</caption>
        <thead>
          <tr>
            <th scope="col">where</th>
            <th scope="col">€ a month</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              {brand.product}
              <Bar width={(100 * ours) / dearest} />
            </th>
            <td>
              <Price of={expression} />
            </td>
          </tr>
          {costs.map(({ platform, name, dollars, total, bought, missing, notEqual, since }) => (
            <tr key={platform}>
              <th scope="row">
                <details>
                  <summary>{name}</summary>
                  <p>{bought.join('; ')}.</p>
                  {notEqual.length > 0 && <p>What's different: {notEqual.join(' ')}</p>}
                  {missing.length > 0 && <p>Not included: {missing.join('; ')}.</p>}
                  {since && <p>We read these prices on {longDate(since)} or later.</p>}
                </details>
                <Bar width={(100 * total) / dearest} />
              </th>
              <td>
                {missing.length > 0 && 'from '}
                <data data-computed={`stack:${platform}`}>{formatEuro(total)}</data>
                {dollars !== undefined && (
                  <>
                    {' '}
                    <span>{formatDollar(dollars)}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Net, always on, without traffic. One euro is {rate.usdPerEur} USD, the reference rate of{' '}
        {longDate(rate.day)}.
      </p>
    </div>
  );
}

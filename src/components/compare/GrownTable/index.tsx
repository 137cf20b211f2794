import view from '@generated/comparison-totals/default/grown.json';
import Price from '@site/src/components/pricing/Price';
import { brand } from '@site/src/lib/brand';
import React, { type ReactNode } from 'react';
import amountStyles from '../amounts.module.css';
import styles from './styles.module.css';

/** What one stack costs on each platform as its parts need more memory. Where another costs less, it's bold. */
export default function GrownTable(): ReactNode {
  const [near, nearAtMost] = view.near;
  return (
    <>
      <table className={`${amountStyles.amounts} ${styles.grown}`}>
        <caption>
          Euro a month for the same stack, if each app and the database need that much memory. Bold
          is less than here.
        </caption>
        <thead>
          <tr>
            <th scope="col">each needs</th>
            {view.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <strong>{brand.product}</strong>
            </th>
            {view.ours.map((expression) => (
              <td key={expression}>
                <Price bare of={expression} />
              </td>
            ))}
          </tr>
          {view.others.map(({ name, without, cells }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {without && `, without ${without}`}
              </th>
              {cells.map(({ key, euro, isLess }) => (
                <td key={key}>
                  {isLess ? (
                    <strong data-computed={key}>{euro}</strong>
                  ) : (
                    <data data-computed={key}>{euro}</data>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {`With the memory we measured, ${near} of ${view.others.length - 1} platforms costs less than twice our sum. With ${view.heads.at(-1)} in each part, ${nearAtMost} do.`}
      </p>
    </>
  );
}

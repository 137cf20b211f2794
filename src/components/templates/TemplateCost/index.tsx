import BreakingPath from '@site/src/components/blog/BreakingPath';
import Price from '@site/src/components/pricing/Price';
import SumRow from '@site/src/components/docs/SumRow';
import type { CostView } from '@site/src/lib/template-page';
import { boundUnits } from '@site/src/lib/numbers';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  of: string;
  /** The bill of a template: a row for each thing that costs something, and the sum. */
  data?: string;
}

/** The bill of a template: a row for each thing that costs something, and the sum. */
export default function TemplateCost({ of, data }: Props): ReactNode {
  if (data === undefined) return null;
  const { rows, expression, suggested, smaller } = JSON.parse(data) as CostView;
  return (
    <>
      <table className={clsx('numbers text-column', styles.cost)}>
        <caption>What the template creates, as the import shows it</caption>
        <thead>
          <tr>
            <th scope="col">name</th>
            <th scope="col">size</th>
            <th scope="col">€ a month</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.name}
                <small className={styles.detail}>
                  <BreakingPath longest={18}>{row.detail}</BreakingPath>
                </small>
              </th>
              <td className={styles.size}>{boundUnits(row.size)}</td>
              <td>
                <Price bare of={row.expression} />
              </td>
            </tr>
          ))}
        </tbody>
        <SumRow data-template-cost={of} label="sum">
          <Price bare of={expression} />
        </SumRow>
      </table>
      {suggested && (
        <p>
          With room for a typical start ({suggested.disks}), the sum is{' '}
          <Price of={suggested.expression} />.
        </p>
      )}
      {smaller && (
        <p>
          With smaller sizes ({smaller.sizes}), the sum is <Price of={smaller.expression} />.{' '}
          {smaller.why}
        </p>
      )}
    </>
  );
}

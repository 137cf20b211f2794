import Cited from '@site/src/components/compare/Cited';
import ForBusinesses from '@site/src/components/pricing/ForBusinesses';
import Price from '@site/src/components/pricing/Price';
import TableFrame from '@site/src/components/docs/TableFrame';
import type { CostView, Noted, WorkloadView } from '@site/src/lib/comparison';
import { brand } from '@site/src/lib/brand';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A platform, such as `render`. */
  of: string;
  /** Its name as a table's heading. */
  name: string;
  /** JSON, written at build time by src/plugins/remark/compare-data. */
  data?: string;
}

type OurLine = WorkloadView['ours']['lines'][number];

/** `2*size.small` as two times the price, a single key as nothing more than its line. */
function OurArithmetic({ line }: { line: OurLine }): ReactNode {
  const times = /^(\d+)\*(.+)$/.exec(line.expression);
  return (
    <>
      {times && (
        <>
          {`${times[1]} × `}
          <Price of={times[2] ?? ''} />
        </>
      )}
      {`${times && line.note ? '. ' : ''}${line.note ?? ''}`}
    </>
  );
}

function Arithmetic({
  name,
  workload,
}: {
  name: string;
  workload: Noted<WorkloadView>;
}): ReactNode {
  const { ours, theirs } = workload;
  return (
    <details>
      <summary>The arithmetic of both sides</summary>
      <TableFrame className="numbers text-column">
        <caption>{`${brand.product}, euro`}</caption>
        <tbody>
          {ours.lines.map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              <td>
                <OurArithmetic line={line} />
              </td>
              <td>
                <Price bare of={line.expression} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={2} scope="row">
              Sum
            </th>
            <td>
              <Price bare of={ours.expression} />
            </td>
          </tr>
        </tfoot>
      </TableFrame>
      <TableFrame className="numbers text-column">
        <caption>{`${name}, ${theirs.currency === 'USD' ? 'US dollars' : 'euro'}`}</caption>
        <tbody>
          {theirs.lines.map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              <td>
                {line.arithmetic}
                <Cited by={line.sources} />
              </td>
              <td>
                <data data-source={line.factIds.join(' ')}>{line.amount ?? '–'}</data>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={2} scope="row">
              {theirs.isIncomplete ? 'Sum of the parts that have a price' : 'Sum'}
            </th>
            <td>
              <data data-computed={theirs.key}>{theirs.sum}</data>
            </td>
          </tr>
        </tfoot>
      </TableFrame>
    </details>
  );
}

/** Three workloads costed on both sides, with what is not equal beside each total. */
export default function CompareCosts({ name, data }: Props): ReactNode {
  if (data === undefined) return null;
  const { workloads, rate } = JSON.parse(data) as Noted<CostView>;
  return (
    <>
      {workloads.map((workload) => (
        <section className={styles.workload} key={workload.id}>
          <Heading as="h3" id={`costs-${workload.id}`}>
            {workload.name}
          </Heading>
          <p>{workload.summary}</p>
          <div className={styles.totals}>
            <dl>
              <div>
                <dt>{brand.product}</dt>
                <dd>
                  <Price of={workload.ours.expression} />
                </dd>
              </div>
              <div>
                <dt>{name}</dt>
                <dd>
                  {workload.theirs.dollars && (
                    <data data-computed={workload.theirs.key}>{workload.theirs.dollars}</data>
                  )}
                  <data
                    className={workload.theirs.dollars ? styles.euro : undefined}
                    data-computed={workload.theirs.key}
                  >
                    {workload.theirs.euro}
                  </data>
                </dd>
              </div>
            </dl>
            <div className={styles.notEqual}>
              <p>{workload.theirs.isIncomplete ? 'Not equal and not complete:' : 'Not equal:'}</p>
              <ul>
                {workload.notEqual.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          </div>
          <Arithmetic name={name} workload={workload} />
        </section>
      ))}
      <p className={styles.rate}>
        {rate && (
          <>
            {`Converted at ${rate.text} USD for one euro, the reference rate of the European Central Bank of ${rate.day}`}
            <Cited by={[rate.source]} />.{' '}
          </>
        )}
        All amounts without VAT, for a month of 730 hours.
      </p>
      <ForBusinesses />
    </>
  );
}

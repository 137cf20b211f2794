import Bar from '@site/src/components/compare/Bar';
import Cited from '@site/src/components/compare/Cited';
import Price from '@site/src/components/pricing/Price';
import SumRow from '@site/src/components/docs/SumRow';
import TableFrame from '@site/src/components/docs/TableFrame';
import type { CostView, Noted, WorkloadView } from '@site/src/lib/comparison';
import { brand } from '@site/src/lib/brand';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The other platform's name. */
  name: string;
}

type Workload = Noted<WorkloadView>;

type OurLine = WorkloadView['ours']['lines'][number];

/** `2*size.small` as two times the price. A single key needs only its line. */
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

/** The price of a workload on both sides, line by line. */
function Arithmetic({ name, ours, theirs }: Props & Pick<Workload, 'ours' | 'theirs'>): ReactNode {
  return (
    <>
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
        <SumRow label="Sum">
          <Price bare of={ours.expression} />
        </SumRow>
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
        <SumRow label={theirs.isIncomplete ? 'Sum of the parts that have a price' : 'Sum'}>
          <data data-computed={theirs.key}>{theirs.sum}</data>
        </SumRow>
      </TableFrame>
    </>
  );
}

/** A workload's sums on both sides. Unfolded, it shows the differences and the arithmetic. */
function Folded({ name, workload }: { name: string; workload: Workload }): ReactNode {
  const { id, ours, theirs, summary, notEqual } = workload;
  return (
    <details className={styles.workload}>
      <summary>
        <h3 id={`costs-${id}`}>{workload.name}</h3>
        <span>
          {`${brand.product} `}
          <Price of={ours.expression} />
          <Bar width={ours.share} />
        </span>
        <span>
          {`${name} `}
          {theirs.dollars && (
            <>
              <data data-computed={theirs.key}>{theirs.dollars}</data>
              {', '}
            </>
          )}
          <data data-computed={theirs.key}>{theirs.euro}</data>
          <Bar width={theirs.share} />
        </span>
      </summary>
      <p>{summary}</p>
      <p>{theirs.isIncomplete ? "What's different and what's missing:" : "What's different:"}</p>
      <ul>
        {notEqual.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Arithmetic name={name} ours={ours} theirs={theirs} />
    </details>
  );
}

/** Three workloads costed on both sides, each with its arithmetic folded below its sums. */
export default function CompareCosts({ data }: { of: string; data?: string }): ReactNode {
  if (data === undefined) return null;
  const { name, workloads, rate } = JSON.parse(data) as Noted<CostView>;
  return (
    <>
      {workloads.map((workload) => (
        <Folded key={workload.id} name={name} workload={workload} />
      ))}
      <p className={styles.rate}>
        {rate && (
          <>
            {`Converted at ${rate.text} USD for one euro, the European Central Bank's rate of ${rate.day} by a third party's list`}
            <Cited by={[rate.source]} />.{' '}
          </>
        )}
        All amounts without VAT, for a month of 730 hours.
      </p>
    </>
  );
}

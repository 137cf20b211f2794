import Bar from '@site/src/components/compare/Bar';
import { ReadNote } from '@site/src/components/compare/Compare';
import Price from '@site/src/components/pricing/Price';
import type { SummaryView } from '@site/src/lib/comparison';
import { brand } from '@site/src/lib/brand';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A platform, such as `render`. */
  of: string;
  /** Its name beside its bars. */
  name: string;
  /** JSON, written at build time by src/plugins/remark/compare-data. */
  data?: string;
}

/** How much of a row the longest bar takes: its figure stands behind it. */
const LONGEST = 0.5;

interface RowProps {
  name: string;
  share: number;
  children: ReactNode;
}

/** A side's sum of one workload. */
function Row({ name, share, children }: RowProps): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Bar width={share * LONGEST} />
        {children}
      </td>
    </tr>
  );
}

/** The answer in figures: three workloads a month on both sides, as bars in euro to one scale. */
export default function CompareSummary({ name, data }: Props): ReactNode {
  if (data === undefined) return null;
  const { workloads, rate, wage, read } = JSON.parse(data) as SummaryView;
  return (
    <>
      <table className={styles.summary}>
        <caption>
          A month, net, {rate ? 'always on' : 'without your work'}; bars to one scale.{' '}
          <a href="#costs">Parts and arithmetic</a>
        </caption>
        {workloads.map(({ id, name: workload, expression, theirs, servers, shares }) => (
          <tbody key={id}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {workload}
              </th>
            </tr>
            <Row name={brand.product} share={shares[0]}>
              <Price of={expression} />
            </Row>
            {rate && (
              <Row name={name} share={shares[1]}>
                <data data-computed={theirs.key}>{theirs.euro}</data>{' '}
                <small>
                  <data data-computed={theirs.key}>{theirs.dollars}</data>
                  {theirs.isIncomplete && ', in part'}
                </small>
              </Row>
            )}
            {servers.map(({ key, name: server, euro, share, minutes }, at) => (
              <Row key={key} name={at === 0 ? name : 'Server, sold out'} share={share}>
                <data data-computed={key}>{euro}</data>{' '}
                <small>{`${server}, ${minutes}\u00a0min`}</small>
              </Row>
            ))}
          </tbody>
        ))}
      </table>
      <p className={styles.read}>
        {rate ? (
          `Euro at ${rate.text} USD (${rate.day}). `
        ) : (
          <>
            Behind each server: from how many minutes of work a month we cost less, at{' '}
            <data data-computed="wage">€{wage}</data> an hour.{' '}
          </>
        )}
        Their prices are <ReadNote read={read} />. <a href="#sources">Sources</a>
      </p>
    </>
  );
}

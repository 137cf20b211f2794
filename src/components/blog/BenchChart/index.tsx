import TableFrame from '@site/src/components/docs/TableFrame';
import type { BenchRow, BenchSeries, ReloadRow } from '@site/src/lib/proxy-bench';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Series, separated by `;`, or a value in words, see src/plugins/remark/post-data. */
  of?: string;
  /** What the chart is about, for its caption and its table. */
  title?: string;
  /** JSON, written at build time. */
  data?: string;
}

/** The scale of a bar, in whole units: each digit is sent. */
const WHOLE = 1000;

/** A median as a bar with the least and the greatest run, as wide as its cell. Its figures are next to it. */
function Bar({ row, greatest }: { row: BenchRow; greatest: number }): ReactNode {
  const x = (value: number) => Math.round((greatest === 0 ? 0 : value / greatest) * WHOLE);
  return (
    <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${WHOLE} 20`}>
      <rect height={12} width={Math.max(x(row.median), 2)} y={4} />
      <path d={`M${x(row.min)} 0v20m0-10H${x(row.max)}m0-10v20`} />
    </svg>
  );
}

/** Medians as bars, with the least and the greatest run drawn on them and written next to them. */
export function BenchChart({ title = '', data }: Props): ReactNode {
  const list = data === undefined ? [] : (JSON.parse(data) as BenchSeries[]);
  return (
    <>
      {list.map((series) => (
        <table className={styles.chart} key={series.label}>
          <caption>
            {`${title}: ${series.label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}, ${series.unit}; below, least to greatest`}
          </caption>
          <tbody>
            {series.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>
                  <Bar greatest={Math.max(...series.rows.map(({ max }) => max))} row={row} />
                </td>
                <td>
                  {row.text.median}
                  <small>{`${row.text.min} to ${row.text.max}`}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}

/** A figure of the measurement in running text: `<BenchValue of="nginx small-h1 cpu" />`. */
export function BenchValue({ data }: Props): ReactNode {
  return data === undefined ? null : (
    <span className={styles.figures}>{JSON.parse(data) as string}</span>
  );
}

/** What it was measured on, with which versions. */
export function BenchMachine({ data }: Props): ReactNode {
  if (data === undefined) return null;
  const rows = JSON.parse(data) as [label: string, value: string][];
  return (
    <TableFrame>
      <caption>Machine and versions</caption>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Failures and full handshakes under reloads, all rounds together. */
export function BenchReloads({ data }: Props): ReactNode {
  const rows = data === undefined ? [] : (JSON.parse(data) as ReloadRow[]);
  return (
    <TableFrame className="numbers">
      <caption>
        Failed requests and full handshakes while the configuration was reloaded {rows[0]?.reloads}{' '}
        times, all runs together
      </caption>
      <thead>
        <tr>
          <th scope="col">Proxy</th>
          <th scope="col">Connections</th>
          <th scope="col">Requests</th>
          <th scope="col">Failed</th>
          <th scope="col">Full handshakes</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.name} ${row.keepAlive}`}>
            <th scope="row">{row.name}</th>
            <td>{row.keepAlive ? 'kept' : 'new'}</td>
            <td>{row.requests.toLocaleString('en-GB')}</td>
            <td>{row.failed.toLocaleString('en-GB')}</td>
            <td>{row.full.toLocaleString('en-GB')}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

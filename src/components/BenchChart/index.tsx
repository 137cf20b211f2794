import TableFrame from '@site/src/components/TableFrame';
import type { BenchSeries, ReloadRow } from '@site/src/model/proxy-bench';
import React, { Fragment, type ReactNode, useId } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Series, separated by `;`, or a value in words; see src/build/remark/post-data. */
  of?: string;
  /** What the chart is about, for its caption and its table. */
  title?: string;
  /** JSON, written at build time. */
  data?: string;
}

const LABEL = 88;
const WIDTH = 420;
const VALUE = 64;
const ROW = 34;

/** `caption` is the id of what names the drawing; its figures stand in the table. */
function Bars({ series, caption }: { series: BenchSeries; caption: string }): ReactNode {
  const greatest = Math.max(...series.rows.map((row) => row.max));
  // In whole units: each digit is sent.
  const x = (value: number) =>
    LABEL + Math.round((greatest === 0 ? 0 : value / greatest) * (WIDTH - LABEL - VALUE));
  return (
    <svg
      aria-labelledby={caption}
      className={styles.chart}
      role="img"
      viewBox={`0 0 ${WIDTH} ${series.rows.length * ROW + 4}`}
    >
      <line className={styles.axis} x1={LABEL} x2={LABEL} y1={0} y2={series.rows.length * ROW} />
      {series.rows.map((row, index) => {
        const top = index * ROW;
        const middle = top + ROW / 2;
        return (
          <Fragment key={row.name}>
            <text className={styles.name} x={LABEL - 10} y={middle + 5}>
              {row.name}
            </text>
            <rect
              className={styles.bar}
              height={16}
              width={Math.max(x(row.median) - LABEL, 1)}
              x={LABEL}
              y={middle - 8}
            />
            <path
              className={styles.whisker}
              d={`M${x(row.min)} ${middle - 5}v10m0-5H${x(row.max)}m0-5v10`}
            />
            <text className={styles.value} x={x(row.max) + 8} y={middle + 5}>
              {row.text.median}
            </text>
          </Fragment>
        );
      })}
    </svg>
  );
}

/** Medians as bars with the least and greatest run, and the same figures as a table beside. */
export function BenchChart({ title = '', data }: Props): ReactNode {
  const id = useId();
  const list = data === undefined ? [] : (JSON.parse(data) as BenchSeries[]);
  return (
    <>
      {list.map((series, at) => (
        <figure className={styles.figure} key={series.label}>
          <figcaption className={styles.caption} id={`${id}${at}`}>
            {title}: {series.label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())},{' '}
            {series.unit}
          </figcaption>
          <Bars caption={`${id}${at}`} series={series} />
          <TableFrame className="numbers">
            <thead>
              <tr>
                <th scope="col">{series.unit}</th>
                <th scope="col">Median</th>
                <th scope="col">Least to greatest</th>
              </tr>
            </thead>
            <tbody>
              {series.rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td>{row.text.median}</td>
                  <td>
                    {row.text.min} to {row.text.max}
                  </td>
                </tr>
              ))}
            </tbody>
          </TableFrame>
        </figure>
      ))}
    </>
  );
}

/** A figure of the measurement in running text: `<BenchValue of="nginx load small-http-keep cpu" />`. */
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

/** Failures under reloads, all rounds together. */
export function BenchReloads({ data }: Props): ReactNode {
  const rows = data === undefined ? [] : (JSON.parse(data) as ReloadRow[]);
  return (
    <TableFrame className="numbers">
      <caption>
        Requests that failed while the configuration was reloaded {rows[0]?.reloads} times, all runs
        together
      </caption>
      <thead>
        <tr>
          <th scope="col">Proxy</th>
          <th scope="col">Connections</th>
          <th scope="col">Requests</th>
          <th scope="col">Failed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.name} ${row.keepAlive}`}>
            <th scope="row">{row.name}</th>
            <td>{row.keepAlive ? 'kept' : 'new'}</td>
            <td>{row.requests.toLocaleString('en-GB')}</td>
            <td>{row.failed.toLocaleString('en-GB')}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

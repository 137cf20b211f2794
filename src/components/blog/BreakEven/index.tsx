import clsx from 'clsx';
import React, { type ReactNode, useId } from 'react';
import TableFrame from '@site/src/components/docs/TableFrame';
import { upkeepMinutes } from '@site/src/lib/break-even/upkeep';
import { type BreakEvenCase, WAGES } from '@site/src/lib/break-even/wages';
import styles from './styles.module.css';

interface Props {
  /** Cases, see src/lib/break-even. */
  of?: string;
  /** Draws the minutes that our list of tasks adds up to. */
  upkeep?: boolean;
  /** JSON, written at build time. */
  data?: string;
}

const WIDTH = 420;
const HEIGHT = 230;
const LEFT = 50;
const BOTTOM = 46;
const TOP = 14;

/** Where the lines end and their labels begin. */
const RIGHT = 240;
/** The least distance between two labels: a line of text on a phone. */
const APART = 20;

/**
 * The heights of the labels for lines that end at `ends`: in order, without overlap, the lowest at the end
 * of its line.
 */
function namesBeside(ends: readonly number[]): readonly number[] {
  let free = Infinity;
  const placed = new Map<number, number>();
  for (const [index, end] of [...ends.entries()].sort(([, a], [, b]) => b - a)) {
    free = Math.min(end, free - APART);
    placed.set(index, free);
  }
  return ends.map((_, index) => placed.get(index) ?? 0);
}

const inWords = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

interface CurvesProps {
  cases: readonly BreakEvenCase[];
  /** A level across the chart, in minutes. */
  level?: number;
}

function Curves({ cases, level }: CurvesProps): ReactNode {
  const id = useId();
  const greatest = Math.max(1, level ?? 0, ...cases.flatMap((one) => one.minutes));
  const [first, last] = [WAGES[0], WAGES[WAGES.length - 1] ?? 1];
  const x = (wage: number) => Math.round(LEFT + ((wage - first) / (last - first)) * (RIGHT - LEFT));
  const y = (minutes: number) =>
    Math.round(HEIGHT - BOTTOM - (minutes / greatest) * (HEIGHT - BOTTOM - TOP));
  const ends = cases.map(({ minutes }) => y(minutes[minutes.length - 1] ?? 0));
  const names = namesBeside(level === undefined ? ends : [...ends, y(level)]);
  return (
    <svg
      aria-labelledby={id}
      className={styles.chart}
      role="img"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <title id={id}>
        {`Minutes of work a month at which the server and the platform cost the same. ${cases
          .map(
            (one) =>
              `${one.label}: ${WAGES.map((wage, index) => `${inWords(one.minutes[index] ?? 0)} if an hour costs ${wage}`).join(', ')}`,
          )
          .join('. ')}.${level === undefined ? '' : ` The list of tasks: ${inWords(level)}.`}`}
      </title>
      <path className={styles.axis} d={`M${LEFT} ${TOP}V${HEIGHT - BOTTOM}H${RIGHT + 12}`} />
      {[0, greatest].map((minutes) => (
        <text key={minutes} textAnchor="end" x={LEFT - 8} y={y(minutes) + 5}>
          {minutes}
        </text>
      ))}
      {WAGES.map((wage) => (
        <text key={wage} textAnchor="middle" x={x(wage)} y={HEIGHT - BOTTOM + 20}>
          {wage}
        </text>
      ))}
      <text x={LEFT - 14} y={HEIGHT - 6}>
        what your hour costs, in €
      </text>
      <text x={LEFT + 8} y={TOP + 4}>
        minutes a month
      </text>
      {level !== undefined && (
        <g className={styles.level}>
          <path className={styles.line} d={`M${LEFT} ${y(level)}H${RIGHT + 16}`} />
          <text className={styles.name} x={RIGHT + 20} y={(names[cases.length] ?? 0) + 5}>
            {`our list: ${level}`}
          </text>
        </g>
      )}
      {cases.map((one, index) => (
        <g className={index === 0 ? styles.first : styles.other} key={one.label}>
          <polyline
            className={styles.line}
            points={WAGES.map((wage, at) => `${x(wage)},${y(one.minutes[at] ?? 0)}`).join(' ')}
          />
          <g className={styles.dots}>
            {WAGES.map((wage, at) => (
              <circle cx={x(wage)} cy={y(one.minutes[at] ?? 0)} key={wage} r={3.5} />
            ))}
          </g>
          <path
            className={styles.leader}
            d={`M${RIGHT + 5} ${ends[index] ?? 0}L${RIGHT + 16} ${names[index] ?? 0}`}
          />
          <text className={styles.name} x={RIGHT + 20} y={(names[index] ?? 0) + 5}>
            {one.label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The monthly minutes of work above which a platform costs less than a server, as chart and table. */
export default function BreakEven({ upkeep, data }: Props): ReactNode {
  if (data === undefined) return null;
  const cases = JSON.parse(data) as BreakEvenCase[];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        Minutes of work a month, rounded up, at which server and platform cost the same. Above a
        line the platform is cheaper, below it the server.
      </figcaption>
      <Curves cases={cases} level={upkeep ? upkeepMinutes.saved : undefined} />
      <details>
        <summary>The figures as a table</summary>
        <TableFrame className={clsx('numbers', styles.minutes)}>
          <thead>
            <tr>
              <th scope="col">An hour costs, €</th>
              {cases.map((one) => (
                <th key={one.label} scope="col">
                  {one.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WAGES.map((wage, index) => (
              <tr key={wage}>
                <th scope="row">{wage}</th>
                {cases.map((one) => (
                  <td key={one.label}>{one.minutes[index]} min</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Platform, a month</th>
              {cases.map((one) => (
                <td key={one.label}>
                  <data className="price" data-price={one.platformKey}>
                    {one.platform}
                  </data>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Server, a month</th>
              {cases.map((one) => (
                <td key={one.label}>
                  <data className="price" data-source={one.serverFact}>
                    {one.server}
                  </data>
                </td>
              ))}
            </tr>
          </tfoot>
        </TableFrame>
      </details>
    </figure>
  );
}

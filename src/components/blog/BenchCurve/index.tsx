import TableFrame from '@site/src/components/docs/TableFrame';
import { grouped } from '@site/src/lib/numbers';
import type { Curve, CurveRow, CurveView } from '@site/src/lib/proxy-bench/curve';
import { logScale, ticks } from '@site/src/lib/proxy-bench/axis';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** JSON, written at build time. */
  data?: string;
}

const [LEFT, RIGHT, TOP, BOTTOM] = [44, 408, 30, 262];
/** Drawn with attributes, because lists and cards show the drawing without the page's style sheet. */
const COLOURS = ['link', 'ink', 'signal'];
const DASHES = [undefined, '7 4', '2 3'];

/** Where the line of the least cost has its name below it, the others above. */
function nameAt(curve: Curve, curves: readonly Curve[]): { below: boolean } {
  const costs = curves.map(({ points }) => points[0]?.cost ?? 0);
  return { below: curve.points[0]?.cost === Math.min(...costs) };
}

function Drawing({ curves, awake, earlier }: CurveView): ReactNode {
  const every = [...curves, ...awake, ...earlier.flatMap((day) => day.curves)].flatMap(
    ({ points }) => points,
  );
  const heights = ticks(every.flatMap(({ min, max }) => [min, max]));
  const rates = every.map(({ rate }) => rate);
  const x = logScale(Math.min(...rates), Math.max(...rates), LEFT + 10, RIGHT - 14);
  const y = logScale(heights[0] ?? 1, heights[heights.length - 1] ?? 2, BOTTOM, TOP);
  // Below the lowest of the lines, in the free space.
  const [, awakeName] = awake[0]?.points ?? [];
  const line = ({ points }: Curve) => points.map(({ rate, cost }) => `${x(rate)},${y(cost)}`);
  return (
    <svg
      aria-label="CPU time of each proxy for a request, over requests a second. The table below has its figures."
      className={styles.curve}
      fill="none"
      role="img"
      strokeWidth={1.5}
      viewBox="0 0 420 308"
    >
      {heights.map((height) => (
        <g key={height}>
          <path d={`M${LEFT} ${y(height)}H${RIGHT}`} stroke="var(--hairline)" />
          <text fill="var(--ink)" fontSize={15} textAnchor="end" x={LEFT - 6} y={y(height) + 5}>
            {height}
          </text>
        </g>
      ))}
      {[100, 1000, 10_000].map((rate) => (
        <g key={rate}>
          <path d={`M${x(rate)} ${BOTTOM}v5`} stroke="var(--control)" />
          <text fill="var(--ink)" fontSize={15} textAnchor="middle" x={x(rate)} y={BOTTOM + 20}>
            {grouped(rate)}
          </text>
        </g>
      ))}
      <text fill="var(--quiet)" fontSize={15} textAnchor="end" x={RIGHT} y={BOTTOM + 38}>
        requests a second
      </text>
      <text fill="var(--quiet)" fontSize={15} x={4} y={15}>
        µs of CPU time for a request
      </text>
      {earlier.map((day) => (
        <g key={day.session}>
          {day.curves.map((curve) => (
            <polyline
              key={curve.name}
              points={line(curve).join(' ')}
              stroke="var(--control)"
              strokeWidth={1}
            />
          ))}
        </g>
      ))}
      {awake.map((curve, index) => (
        <g key={curve.name} stroke={`var(--${COLOURS[index] ?? 'ink'})`}>
          <polyline
            points={line(curve).join(' ')}
            strokeDasharray={DASHES[index]}
            strokeWidth={1}
          />
          {curve.points.map(({ rate, cost }) => (
            <circle cx={x(rate)} cy={y(cost)} fill="var(--paper)" key={rate} r={3.5} />
          ))}
        </g>
      ))}
      {awakeName && (
        <text fill="var(--quiet)" fontSize={15} x={x(awakeName.rate)} y={y(awakeName.cost) + 24}>
          core kept awake
        </text>
      )}
      {curves.map((curve, index) => {
        const colour = `var(--${COLOURS[index] ?? 'ink'})`;
        const [first, second] = curve.points;
        const { below } = nameAt(curve, curves);
        const named = below ? second : first;
        return (
          <g key={curve.name} stroke={colour}>
            <polyline
              points={line(curve).join(' ')}
              strokeDasharray={DASHES[index]}
              strokeWidth={2.5}
            />
            {curve.points.map(({ rate, cost, min, max }) => (
              <g key={rate}>
                <path d={`M${x(rate)} ${y(min)}V${y(max)}`} />
                <circle cx={x(rate)} cy={y(cost)} fill={colour} r={3.5} stroke="none" />
              </g>
            ))}
            {named && (
              <text
                fill={colour}
                fontSize={16}
                fontWeight={600}
                paintOrder="stroke"
                stroke="var(--paper)"
                strokeWidth={4}
                textAnchor={below ? 'end' : 'start'}
                x={x(named.rate) + (below ? -2 : 6)}
                y={y(named.cost) + (below ? 22 : -10)}
              >
                {curve.name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The CPU time for a request over the rate, with its figures as a table. */
export function BenchCurve({ data }: Props): ReactNode {
  if (data === undefined) return null;
  const view = JSON.parse(data) as CurveView;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        What a request costs, from a hundred a second to full load
        <small className={styles.below}>
          Medians with the smallest and the largest run; both axes are logarithmic.
          {view.awake.some(({ points }) => points.length > 0) &&
            ' Hollow points on thin lines: the same with the core kept awake.'}
          {view.earlier.length > 0 &&
            ` Grey lines: an earlier session, ${view.earlier.map(({ session }) => session).join('; ')}.`}
        </small>
      </figcaption>
      <Drawing {...view} />
      <details>
        <summary>The figures as a table</summary>
        <CurveTable caption="CPU time of the proxy for a request, in µs" rows={view.costs} />
      </details>
    </figure>
  );
}

/** What the proxy's core was busy with at each rate. */
export function BenchSizing({ data }: Props): ReactNode {
  if (data === undefined) return null;
  return (
    <CurveTable
      caption="Share of one core that was busy; below, least to greatest"
      rows={JSON.parse(data) as CurveRow[]}
    />
  );
}

function CurveTable({ rows, caption }: { rows: readonly CurveRow[]; caption: string }): ReactNode {
  return (
    <TableFrame className="numbers">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Requests a second</th>
          {rows[0]?.cells.map(({ proxy }) => (
            <th key={proxy} scope="col">
              {proxy}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map(({ proxy, median, range }) => (
              <td key={proxy}>
                {median || 'too many'}
                {median && <small className={styles.below}>{range}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

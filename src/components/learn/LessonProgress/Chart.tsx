import { lessons, stageHeading, stages } from '@site/src/lib/lessons';
import { isLessonDone, type Done } from '@site/src/lib/progress';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

const WIDTH = 760;
/** Room for the line to turn outside the first and the last buoy of a row. */
const EDGE = 80;
const ROW = 92;
const TOP = 58;
/** Between the frame and the first stage's name. */
const MARGIN = 14;

/** Where the buoys of each stage are: along a line that swings, with every other stage running back. */
const places = stages.flatMap((stage, row) => {
  const own = lessons.filter((lesson) => lesson.stage === stage.id);
  return own.map((lesson, at) => {
    const along = own.length > 1 ? at / (own.length - 1) : 0;
    const x = EDGE + (row % 2 === 0 ? along : 1 - along) * (WIDTH - 2 * EDGE);
    const y = TOP + row * ROW + Math.sin(along * Math.PI * 2) * 16;
    return {
      id: lesson.id,
      number: lessons.indexOf(lesson) + 1,
      x: Math.round(x),
      y: Math.round(y),
    };
  });
});

/** Half of the way between two buoys, level with the first and then with the second; it turns outwards. */
const course = places
  .map(({ x, y }, at) => {
    const from = places[at - 1];
    if (!from) return `M${x} ${y}`;
    const half = from.x === x ? x + Math.sign(x - WIDTH / 2) * 60 : (from.x + x) / 2;
    return `C${half} ${from.y} ${half} ${y} ${x} ${y}`;
  })
  .join('');

/** The path as a chart: a buoy for each lesson, lit when the lesson is done. The list below says the same in words. */
export default function Chart({ done }: { done: Done }): ReactNode {
  const lit = places.filter(({ id }) => isLessonDone(done, id)).length;
  return (
    <svg
      aria-label={`The path as a chart with ${places.length} buoys, ${lit} of them lit`}
      className={styles.chart}
      fill="none"
      role="img"
      stroke="var(--link)"
      viewBox={`0 ${-MARGIN} ${WIDTH} ${TOP + stages.length * ROW - 28 + MARGIN}`}
      width="100%"
    >
      <path d={course} strokeDasharray="2 5" strokeWidth="1.4" />
      {stages.map((stage, row) => (
        <text
          fill="var(--quiet)"
          fontSize="14"
          key={stage.id}
          stroke="none"
          x={EDGE - 16}
          y={TOP + row * ROW - 40}
        >
          {stageHeading(stage)}
        </text>
      ))}
      {places.map(({ id, number, x, y }) => (
        <g
          className={styles.buoy}
          data-done={isLessonDone(done, id) || undefined}
          key={id}
          transform={`translate(${x} ${y}) scale(1.4)`}
        >
          <path d="M-15 9q7.5-5 15 0t15 0" strokeWidth="1" />
          <path d="M-9 6L-5-11H5L9 6z" fill="var(--surface)" />
          <text fill="var(--ink)" fontSize="10" stroke="none" textAnchor="middle" y="3">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

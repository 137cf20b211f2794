import { lessons, stageHeading, stages } from '@site/src/lib/lessons';
import { isLessonDone, nextLesson, type Done } from '@site/src/lib/progress';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** A stage is drawn as wide as a column of the chart, or as a phone. */
const WIDTH = 320;
const IN_ROW = 6;
const EDGE = 26;
const ROW = 50;
/** From the top to the first buoy, with the stage's name between them. */
const TOP = 50;

interface Place {
  x: number;
  y: number;
}

/** The line through a row of buoys, from edge to edge. It's level at each, and swings between them. */
function course(row: readonly Place[], isEnd: boolean): string {
  const level = row[0]?.y ?? 0;
  let from: Place = { x: 0, y: level };
  let line = `M0 ${level}`;
  for (const to of isEnd ? row : [...row, { x: WIDTH, y: level }]) {
    const half = (from.x + to.x) / 2;
    line += `C${half} ${from.y} ${half} ${to.y} ${to.x} ${to.y}`;
    from = to;
  }
  return line;
}

/** Each stage with its lessons in rows of buoys. */
const charts = stages.map((stage) => {
  const own = lessons.filter((lesson) => lesson.stage === stage.id);
  const buoys = own.map((lesson, at) => ({
    id: lesson.id,
    number: lessons.indexOf(lesson) + 1,
    x: EDGE + ((at % IN_ROW) * (WIDTH - 2 * EDGE)) / (IN_ROW - 1),
    y: TOP + Math.floor(at / IN_ROW) * ROW + (at % 2) * 6,
  }));
  const rows = Array.from({ length: Math.ceil(own.length / IN_ROW) }, (_, row) =>
    buoys.slice(row * IN_ROW, (row + 1) * IN_ROW),
  );
  const line = rows.map((row) => course(row, row.at(-1)?.number === lessons.length)).join('');
  return { stage, buoys, line, height: TOP + rows.length * ROW - 20 };
});

/**
 * The path as a chart: a buoy for each lesson, lit when the lesson is done. The next one has the signal's colour.
 * The list below says the same in words.
 */
export default function Chart({ done }: { done: Done }): ReactNode {
  const lit = lessons.filter(({ id }) => isLessonDone(done, id)).length;
  const next = nextLesson(done)?.id;
  return (
    <div
      aria-label={`The path as a chart with ${lessons.length} buoys, ${lit} of them lit`}
      className={styles.chart}
      role="img"
    >
      {charts.map(({ stage, buoys, line, height }) => (
        <svg key={stage.id} viewBox={`0 0 ${WIDTH} ${height}`}>
          <text className={styles.stage} y="14">
            {stageHeading(stage)}
          </text>
          <path d={line} strokeDasharray="2 5" />
          {buoys.map(({ id, number, x, y }) => (
            <g
              data-done={isLessonDone(done, id) || undefined}
              data-next={id === next || undefined}
              key={id}
              transform={`translate(${x} ${y})`}
            >
              <path d="M-17 11q8.5-6 17 0t17 0" />
              <path d="M-11 8L-6-14H6L11 8z" />
              <text y="4">{number}</text>
            </g>
          ))}
        </svg>
      ))}
    </div>
  );
}

import Link from '@docusaurus/Link';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import TableFrame from '@site/src/components/docs/TableFrame';
import { withLongDates } from '@site/src/lib/dates';
import { boundUnits } from '@site/src/lib/numbers';
import {
  type Count,
  countByPlace,
  countByReading,
  countBySentiment,
  countByStage,
  countByOutcome,
  countByTheme,
  countByYear,
  threadOf,
  threads,
} from '@site/src/lib/threads';
import { capital } from '@site/src/lib/words';
import styles from './styles.module.css';

const COUNTS = {
  sentiment: countBySentiment,
  stage: countByStage,
  place: countByPlace,
  year: countByYear,
  reading: countByReading,
  outcome: countByOutcome,
  theme: () => countByTheme().map(({ theme, primary }) => ({ value: theme, count: primary })),
  all: () => [{ value: 'all', count: threads.length }],
} as const;

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

interface CountProps {
  by: keyof typeof COUNTS;
  value?: string;
  /** Writes numbers up to ten as words. */
  words?: boolean;
}

/** How many of the fifty threads have a value, such as `<ThreadCount by="sentiment" value="pain" />`. */
export function ThreadCount({ by, value = by, words = false }: CountProps): ReactNode {
  const found = COUNTS[by]().find((count) => count.value === value);
  if (!found) throw new Error(`<ThreadCount by="${by}" value="${value}">: no thread has it`);
  return (
    <span data-count={`${by}:${value}`}>
      {words ? (WORDS[found.count] ?? found.count) : found.count}
    </span>
  );
}

/** The year of the oldest thread. */
export function ThreadOldest(): ReactNode {
  return countByYear()[0]?.value;
}

/** A link to one thread with its year, if known. The text is neutral, because some addresses contain a name. */
export function ThreadLink({ id, children }: { id: string; children: ReactNode }): ReactNode {
  const { url, date } = threadOf(id);
  return (
    <>
      <Link to={url}>{children}</Link>
      {date && <span className={styles.year}> ({date.slice(0, 4)})</span>}
    </>
  );
}

function listed(counts: readonly Count[]): string {
  return counts
    .map(({ value, count }) => `${value === 'startup' ? 'start-up' : value}: ${count}`)
    .join('; ');
}

/** The make-up of the sample, in one table. */
export function ThreadSample(): ReactNode {
  return (
    <TableFrame>
      <caption>What the {threads.length} threads are</caption>
      <tbody>
        {(
          [
            ['where', countByPlace()],
            ['year', countByYear()],
            ['tone', countBySentiment()],
            ['who writes', countByStage()],
          ] as const
        ).map(([name, counts]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{listed(counts)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** How the threads end, each with a bar. */
export function ThreadOutcomes(): ReactNode {
  const rows = countByOutcome();
  const greatest = Math.max(...rows.map(({ count }) => count));
  return (
    <TableFrame className={clsx('numbers', styles.outcomes)}>
      <caption>How the {threads.length} stories end, as far as we could read them</caption>
      <tbody>
        {rows.map(({ value, means, count }) => (
          <tr key={value}>
            <th scope="row">
              {means}
              <svg
                aria-hidden="true"
                className={styles.bar}
                preserveAspectRatio="none"
                viewBox={`0 0 ${greatest} 1`}
              >
                <rect height={1} width={count} />
              </svg>
            </th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Each move, from where to where and why, with its thread. */
export function ThreadMoves(): ReactNode {
  return (
    <TableFrame className="stacked">
      <thead>
        <tr>
          <th scope="col">from</th>
          <th scope="col">to</th>
          <th scope="col">because of</th>
        </tr>
      </thead>
      <tbody>
        {threads.map(
          ({ id, move }) =>
            move && (
              <tr key={id}>
                <td>
                  <ThreadLink id={id}>{move.from}</ThreadLink>
                </td>
                <td data-head="to">{move.to}</td>
                <td data-head="because of">{move.because}</td>
              </tr>
            ),
        )}
      </tbody>
    </TableFrame>
  );
}

/** Every thread with its link, folded by theme. */
export function ThreadIndex(): ReactNode {
  return countByTheme().map((row) => (
    <details data-appendix="" key={row.theme}>
      <summary>
        {capital(row.means)} ({row.ids.length})
      </summary>
      <ul>
        {row.ids.map((id) => {
          const thread = threadOf(id);
          return (
            <li key={id}>
              {thread.says} {thread.didOrWanted}{' '}
              <Link to={thread.url}>
                {id}, {thread.where}
                {thread.date ? `, ${boundUnits(withLongDates(thread.date))}` : ''}
              </Link>
            </li>
          );
        })}
      </ul>
    </details>
  ));
}

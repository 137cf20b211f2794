import fs from 'node:fs';
import { brand } from '../../../lib/brand.ts';
import { connectionRows } from '../../../lib/connections.ts';
import { csvRows } from '../../../lib/csv.ts';
import { growthBook } from '../../../lib/netlify-credits/book.ts';
import { growthRows } from '../../../lib/netlify-credits/growth.ts';
import { bar, drawing, text } from './shapes.ts';

/** The bills of four months under two price lists, as in the post's table. */
function credits(): string {
  const rows = growthRows(growthBook(), 1);
  const greatest = Math.max(...rows.flatMap(({ cells }) => cells.map(({ price }) => price)));
  const scale = 280 / greatest;
  return drawing(
    rows.length * 74 - 4,
    ...rows.map(({ title, cells }, at) =>
      [
        text(0, at * 74 + 16, title, { weight: 600 }),
        ...cells.map(({ price }, list) => {
          const y = at * 74 + 24 + list * 21;
          return (
            bar(0, y, price * scale, list === 0 ? 'control' : 'signal') +
            text(
              Math.round(price * scale) + 8,
              y + 14,
              `${price.toFixed(0)} USD, ${list === 0 ? '2025' : '2026'}`,
            )
          );
        }),
      ].join(''),
    ),
  );
}

/** A bar under its name, with its amount behind it. `width` is in pixels. */
const named = (
  y: number,
  name: string,
  width: number,
  amount: string,
  colour: 'signal' | 'link',
): string =>
  text(0, y + 16, name) +
  bar(0, y + 24, width, colour) +
  text(Math.round(width) + 8, y + 38, amount, { weight: 600 });

/** How many requests failed, and what the database did meanwhile, as in the first table of the post. */
function refusals(): string {
  const rows = connectionRows(fs.readFileSync('examples/connections/pools.csv', 'utf8'));
  return drawing(
    4 * 52,
    ...(
      [
        ['lock', 10, 'A locked table'],
        ['lock', 2, 'The same'],
        ['release', 2, 'A release'],
        ['release', 1, 'The same'],
      ] as const
    ).map(([scenario, pool, words], at) => {
      const row = rows.find(
        (one) =>
          one.scenario === scenario &&
          one.pool === pool &&
          one.processes === 10 &&
          one.limit === 20 &&
          one.rate === 200 &&
          one.via === '',
      );
      if (!row) throw new Error(`no ${scenario} with pools of ${pool} in pools.csv`);
      const { cpu, failed } = row;
      return named(
        at * 52,
        `${words}, pools of ${pool}: ${cpu.toFixed(0)} % of a core`,
        cpu * 2.8,
        failed > 0 ? `${failed.toFixed(0)} % failed` : 'none failed',
        failed > 0 ? 'signal' : 'link',
      );
    }),
  );
}

/** The smallest limits in which two programs started in each round, by who had read their files, as in the post's first table. */
function firstTouch(): string {
  const runs = csvRows(fs.readFileSync('examples/stack-floors/programs.csv', 'utf8'));
  return drawing(
    4 * 52,
    ...(
      [
        ['caddy', 'loaded', 'Caddy, after docker load'],
        ['caddy', 'empty', 'Caddy, empty page cache'],
        ['node', 'loaded', 'Node.js, after docker load'],
        ['node', 'empty', 'Node.js, empty page cache'],
      ] as const
    ).map(([program, situation, words], at) => {
      const mine = runs.filter((run) => run.program === program && run.case === situation);
      const failed = mine
        .filter(({ answered }) => answered !== '20')
        .map((run) => Number(run.limit_mb));
      const enough = mine
        .map((run) => Number(run.limit_mb))
        .filter((limit) => limit > Math.max(0, ...failed));
      const least = Math.min(...enough);
      return named(
        at * 52,
        words,
        least * 6,
        `${least} MB`,
        situation === 'empty' ? 'signal' : 'link',
      );
    }),
  );
}

/** Figures for posts that show theirs as a table, drawn from the same data for the lists, by the path of the post. */
export const postFigures: Readonly<Record<string, () => string>> = {
  '/blog/netlify-credit-pricing/': credits,
  '/blog/what-i-learned-from-talking-to-50-devs/': refusals,
  [`/blog/why-i-built-${brand.slug}/`]: firstTouch,
};

import fs from 'node:fs';
import { brand } from '../../../lib/brand.ts';
import { connectionRows } from '../../../lib/connections.ts';
import { csvRows } from '../../../lib/csv.ts';
import { bar, drawing, text } from './shapes.ts';

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

/** The scripts that one changed word renames, as in the post's first table. */
function renamed(): string {
  const lines = fs.readFileSync('examples/netlify-credits/names.txt', 'utf8').split('\n');
  return drawing(
    4 * 52,
    ...(
      [
        ['angular-twenty', 'Angular 22.2'],
        ['angular-twenty-plain', 'with its last step off'],
        ['vite-twenty', 'Vite, React'],
        ['vite-twenty-vendor', 'with a file for React'],
      ] as const
    ).map(([site, words], at) => {
      const row = lines.find((line) => line.startsWith(`${site}\tother\t`));
      const [, , names = '', of = ''] = row?.split('\t') ?? [];
      if (of === '') throw new Error(`no ${site} in names.txt`);
      return named(
        at * 52,
        words,
        (Number(names) / Number(of)) * 240,
        `${names} of ${of}`,
        names === of ? 'signal' : 'link',
      );
    }),
  );
}

/** Figures for posts that show theirs as a table, drawn from the same data for the lists, by the path of the post. */
export const postFigures: Readonly<Record<string, () => string>> = {
  '/blog/netlify-credit-pricing/': renamed,
  '/blog/what-i-learned-from-talking-to-50-devs/': refusals,
  [`/blog/why-i-built-${brand.slug}/`]: firstTouch,
};

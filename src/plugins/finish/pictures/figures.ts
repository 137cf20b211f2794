import { growthBook } from '../../../lib/netlify-credits/book.ts';
import { growthRows } from '../../../lib/netlify-credits/growth.ts';
import { countByOutcome } from '../../../lib/threads.ts';
import { bar, drawing, path, text } from './shapes.ts';

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

/** How the threads end. */
function outcomes(): string {
  const rows = countByOutcome();
  const scale = 360 / Math.max(...rows.map(({ count }) => count));
  return drawing(
    rows.length * 52,
    ...rows.map(({ means, count }, at) =>
      [
        text(0, at * 52 + 16, means),
        bar(0, at * 52 + 24, count * scale, 'link'),
        text(Math.round(count * scale) + 8, at * 52 + 38, String(count), { weight: 600 }),
        path(`M0 ${at * 52 + 22}v22`, 'ink'),
      ].join(''),
    ),
  );
}

/** Figures for posts that show theirs as a table, drawn from the same data for the lists, by the path of the post. */
export const postFigures: Readonly<Record<string, () => string>> = {
  '/blog/netlify-credit-pricing/': credits,
  '/blog/what-i-learned-from-talking-to-50-devs/': outcomes,
};

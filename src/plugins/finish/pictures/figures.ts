import { growthBook } from '../../../lib/netlify-credits/book.ts';
import { growthRows } from '../../../lib/netlify-credits/growth.ts';
import { countByTheme } from '../../../lib/threads.ts';
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

/** The themes of the threads. The first part of a bar is the threads mainly about it. */
function themes(): string {
  const rows = [...countByTheme()].sort((one, other) => other.primary - one.primary).slice(0, 5);
  const greatest = Math.max(...rows.map(({ primary, also }) => primary + also));
  const scale = 360 / greatest;
  return drawing(
    rows.length * 52,
    ...rows.map(({ means, primary, also }, at) => {
      const [main, all] = [primary * scale, (primary + also) * scale];
      return [
        text(0, at * 52 + 16, means),
        bar(0, at * 52 + 24, all, 'control'),
        bar(0, at * 52 + 24, main, 'link'),
        text(Math.round(all) + 8, at * 52 + 38, String(primary + also), { weight: 600 }),
        path(`M0 ${at * 52 + 22}v22`, 'ink'),
      ].join('');
    }),
  );
}

/** Figures for posts that show theirs as a table, drawn from the same data for the lists, by the path of the post. */
export const postFigures: Readonly<Record<string, () => string>> = {
  '/blog/netlify-credit-pricing/': credits,
  '/blog/what-i-learned-from-talking-to-50-devs/': themes,
};

import { load } from 'cheerio';

/** The average width of a letter relative to its height, wide enough for a stroke in its place. */
const WIDTH = 0.5;
const SIZE = 15;

/**
 * A drawing for the lists of posts and lessons, which show it at a half to a quarter of its size. Letters
 * would be 4 to 7 px high there, so a stroke replaces each text, and lines are thicker. The text next to it
 * says what it is about.
 */
export function drawnSmall(svg: string): string {
  const $ = load(svg, { xml: true });
  $('svg').attr('stroke-width', '3');
  for (const element of $('text').toArray()) {
    const text = $(element);
    const own = (name: string): string | undefined => text.closest(`[${name}]`).attr(name);
    const size = Number.parseFloat(own('font-size') ?? '') || SIZE;
    const length = text.text().trim().length * size * WIDTH;
    const anchor = own('text-anchor');
    const before = anchor === 'middle' ? length / 2 : anchor === 'end' ? length : 0;
    const x = Math.round(Number(text.attr('x') ?? 0) - before);
    const y = Math.round(Number(text.attr('y') ?? 0) - size / 3);
    text.replaceWith(
      length > 0
        ? `<path stroke="var(--control)" stroke-width="5" d="M${x} ${y}h${Math.round(length)}"/>`
        : '',
    );
  }
  return $.xml();
}

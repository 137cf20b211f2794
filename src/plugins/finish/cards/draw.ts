import fs from 'node:fs';
import { renderAsync } from '@resvg/resvg-js';
import { brand } from '../../../lib/brand.ts';
import type { CardFacts } from './facts.ts';
import { palettePng } from './png.ts';
import { escapeText, FONT_OPTIONS, missingIn, widthOf, wrap } from './text.ts';

/** Size of a card in pixels, as preview services expect it (Open Graph, 1.91:1). */
export const CARD = { width: 1200, height: 630 } as const;

const LEFT = 80;
const RIGHT = 1120;
const TITLE = { top: 170, bottom: 490 } as const;
/** The area for a drawing, next to the title. */
const DRAWING = { x: 660, y: 150, width: RIGHT - 660, height: 330 } as const;
const SIZES = [92, 82, 74, 66, 58, 52, 46, 40] as const;
const LEADING = 1.12;
const SPACING = -0.016;
const FOOT = 30;

/**
 * The light mode's colours, read from the tokens, so that no colour is written twice. Undefined for an
 * unknown token.
 */
function tokens(): (name: string) => string | undefined {
  const css = fs.readFileSync(new URL('../../../css/tokens.css', import.meta.url), 'utf8');
  return (name) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
}

const find = tokens();

function colour(name: string): string {
  const value = find(name);
  if (!value) throw new Error(`tokens.css sets no colour --${name}`);
  return value;
}

/** A title in the largest size that there's room for. Throws if there's room for none. */
export function titleLines(title: string, width: number): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrap(title, width, size, SPACING * size);
    const fits = lines.every((line) => widthOf(line, size, SPACING * size) <= width);
    if (fits && lines.length * size * LEADING <= TITLE.bottom - TITLE.top) return { size, lines };
  }
  throw new Error(
    `the title '${title}' does not fit its card at ${SIZES.at(-1) ?? 0} px: shorten it`,
  );
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A page's drawing in its place, in light-mode colours. `css` contains the rules for its classes. */
function placed(drawing: string, css: string, { x, y, width, height }: Place = DRAWING): string {
  const viewBox = /viewBox="([^"]+)"/.exec(drawing)?.[1];
  if (!viewBox) return '';
  const inner = drawing.replace(/^<svg\b[^>]*>|<\/svg>$/g, '');
  const own = /^<svg\b([^>]*)>/.exec(drawing)?.[1] ?? '';
  const kept = [...own.matchAll(/\b(fill|stroke|stroke-width|class)=("[^"]*"|[^\s>]+)/g)].map(
    ([, name, value]) => `${name}=${value?.startsWith('"') ? value : `"${value}"`}`,
  );
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const svg = `<svg ${place} overflow="visible" viewBox="${viewBox}" color="${colour('ink')}" font-size="14" ${kept.join(' ')}>${css ? `<style>${css}</style>` : ''}${inner}</svg>`;
  // A component's own property without a token is the colour of lines.
  return svg.replace(/var\(--([a-z-]+)[^)]*\)/g, (_, name: string) => find(name) ?? 'currentColor');
}

/**
 * A drawing alone as an SVG with the card's font, at twice its size, on paper, for readers without a style
 * sheet. Empty if the font lacks a character.
 */
export function aloneSvg(drawing: string, css = ''): string {
  const [, w, h] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];
  if (!w || !h || !isWritable(drawing)) return '';
  const [width, height] = [2 * Number(w), 2 * Number(h)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Archivo Card"><rect width="100%" height="100%" fill="${colour('paper')}"/>${placed(drawing, css, { x: 16, y: 16, width: width - 32, height: height - 32 })}</svg>`;
}

/** True if the font of the cards has every character of a drawing's text. */
const isWritable = (drawing: string): boolean =>
  missingIn(drawing.replace(/<[^>]*>/g, '').replace(/&[a-z#0-9]+;/g, '')).every((char) =>
    /\s/.test(char),
  );

/** A card as SVG: product and section, the title, the page's drawing next to it, its price or figure below. */
export function cardSvg(facts: CardFacts, css = ''): string {
  const drawing = facts.drawing && isWritable(facts.drawing) ? placed(facts.drawing, css) : '';
  const width = (drawing ? DRAWING.x - 40 : RIGHT) - LEFT;
  const { size, lines } = titleLines(facts.title, width);
  const top = TITLE.top + (TITLE.bottom - TITLE.top - lines.length * size * LEADING) / 2;
  const text = lines
    .map(
      (line, at) =>
        `<text x="${LEFT}" y="${Math.round(top + size * (0.9 + at * LEADING))}">${escapeText(line)}</text>`,
    )
    .join('');
  const section = facts.section
    ? `<text x="${LEFT + widthOf(`${brand.product} `, 40) + 14}" y="110" font-size="40" fill="${colour('quiet')}">${escapeText(facts.section)}</text>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" font-family="Archivo Card">
<rect width="100%" height="100%" fill="${colour('paper')}"/>
<rect width="16" height="100%" fill="${colour('signal')}"/>
<text x="${LEFT}" y="110" font-size="40" fill="${colour('ink')}">${escapeText(brand.product)}</text>${section}
<g font-size="${size}" letter-spacing="${SPACING * size}" fill="${colour('ink')}">${text}</g>
${drawing}
<path d="M${LEFT} 520H${RIGHT}" stroke="${colour('control')}" stroke-width="2"/>
<text x="${LEFT}" y="574" font-size="${FOOT}" fill="${colour('quiet')}">${escapeText(facts.figure)}</text>
</svg>`;
}

/** What keeps a card from being drawn, such as a text that's too long. Empty if nothing does. */
export function cardProblems({ title, section, figure }: CardFacts): string[] {
  const room = RIGHT - LEFT;
  const problems = missingIn(`${title}${section}${figure}`.replace(/ /g, '')).map(
    (char) => `no sign for '${char}'`,
  );
  if (widthOf(figure, FOOT) > room) problems.push(`'${figure}' is wider than the card`);
  if (widthOf(`${brand.product} ${section}`, 40) + 14 > room)
    problems.push(`'${section}' is wider than the card`);
  return problems;
}

/** A card as PNG, rendered and compressed in parallel with the build. */
export async function cardPng(svg: string): Promise<Uint8Array> {
  const { width, height, pixels } = await renderAsync(svg, FONT_OPTIONS);
  return palettePng(width, height, pixels);
}

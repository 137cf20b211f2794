import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { brand } from '../../site/brand.ts';
import type { Card } from '../../site/cards.ts';
import { formatEuro } from '../../site/money.ts';
import { sizeOf } from '../../site/prices.ts';

/** Size of a card in pixels, as preview services expect it (Open Graph, 1.91:1). */
export const CARD = { width: 1200, height: 630 } as const;

const FONT = fileURLToPath(new URL('./archivo-card.ttf', import.meta.url));

/** The light mode's colours, read from the tokens, so that no colour is written twice. */
function tokens(): (name: string) => string {
  const css = fs.readFileSync(new URL('../../css/tokens.css', import.meta.url), 'utf8');
  return (name) => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
    if (!value) throw new Error(`tokens.css sets no colour --${name}`);
    return value;
  };
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/** A card as SVG: name, words, tagline and first price on paper, one signal line. */
export function cardSvg(card: Card): string {
  const colour = tokens();
  const size = card.lines.length > 2 ? 82 : 92;
  const top = card.lines.length > 2 ? 232 : 270;
  const lines = card.lines
    .map((line, at) => `<text x="80" y="${top + at * size * 1.12}">${escape(line)}</text>`)
    .join('');
  const foot = `${brand.tagline} · from ${formatEuro(sizeOf('nano').month)} a month`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" font-family="Archivo Card">
<rect width="100%" height="100%" fill="${colour('paper')}"/>
<rect width="16" height="100%" fill="${colour('signal')}"/>
<text x="80" y="110" font-size="40" fill="${colour('ink')}">${escape(brand.product)}</text>
<g font-size="${size}" letter-spacing="-1.5" fill="${colour('ink')}">${lines}</g>
<path d="M80 520H1120" stroke="${colour('control')}" stroke-width="2"/>
<text x="80" y="574" font-size="30" fill="${colour('quiet')}">${escape(foot)}</text>
</svg>`;
}

/** A card as PNG. */
export function cardPng(card: Card): Uint8Array {
  return new Resvg(cardSvg(card), {
    font: { fontFiles: [FONT], loadSystemFonts: false, defaultFontFamily: 'Archivo Card' },
  })
    .render()
    .asPng();
}

import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

/** Options with the only font of the cards, so that every machine draws the same. */
export const FONT_OPTIONS = {
  font: {
    fontFiles: [fileURLToPath(new URL('./archivo-card.ttf', import.meta.url))],
    loadSystemFonts: false,
    defaultFontFamily: 'Archivo Card',
  },
};

/** Text for an SVG, with everything except letters, digits and spaces written as numbers. */
export const escapeText = (text: string): string =>
  text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

const boxes = new Map<string, number>();

/** The drawn width of a text at size 100, or 0 if the font has none of its characters. */
function measured(text: string): number {
  const known = boxes.get(text);
  if (known !== undefined) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200" font-family="Archivo Card"><text y="100" font-size="100">${escapeText(text)}</text></svg>`;
  const width = new Resvg(svg, FONT_OPTIONS).getBBox()?.width ?? 0;
  boxes.set(text, width);
  return width;
}

/** The width of a character at size 1, or 0 if the font lacks it. */
const charWidth = (char: string): number =>
  // Between two stems, so that the space around it counts. A missing character adds nothing.
  Math.max(0, measured(`n${char}n`) - measured('nn')) / 100;

/** The characters of a text that the font of the cards lacks: alone, they draw nothing. */
export function missingIn(text: string): string[] {
  return [...new Set(text)].filter((char) => char.trim() !== '' && measured(char) === 0);
}

/** How wide a text is at a size, in pixels. */
export function widthOf(text: string, size: number, spacing = 0): number {
  const chars = [...text];
  return chars.reduce((sum, char) => sum + charWidth(char) * size + spacing, 0);
}

/** Breaks a text into lines of a width. A word wider than a line gets a line to itself. */
export function wrap(text: string, width: number, size: number, spacing = 0): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer, size, spacing) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

import { escapeXml } from '../escape.ts';

interface TextLook {
  /** Where the text is relative to its point, `start` by default. */
  anchor?: 'start' | 'middle' | 'end';
  colour?: 'ink' | 'quiet' | 'link' | 'signal';
  size?: number;
  weight?: 400 | 600;
}

/** A line of text at a point. In a picture 420 units wide, 15 units are 13 px on a phone. */
export function text(x: number, y: number, words: string, look: TextLook = {}): string {
  const { anchor = 'start', colour = 'ink', size = 15, weight = 400 } = look;
  return `<text x="${x}" y="${y}" fill="var(--${colour})" stroke="none" font-size="${size}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}${weight === 400 ? '' : ` font-weight="${weight}"`}>${escapeXml(words)}</text>`;
}

/** A path in a colour of the tokens. */
export const path = (d: string, colour = 'ink', more = ''): string =>
  `<path d="${d}" stroke="var(--${colour})"${more && ` ${more}`}/>`;

/** A drawing 420 units wide, with lines of one width. */
export const drawing = (height: number, ...parts: readonly string[]): string =>
  `<svg viewBox="0 0 420 ${height}" fill="none" stroke="currentColor" stroke-width="1.5">${parts.join('')}</svg>`;

/** A bar in a colour of the tokens, at least one unit wide. */
export const bar = (x: number, y: number, width: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${Math.max(1, Math.round(width))}" height="18" fill="var(--${colour})" stroke="none"/>`;

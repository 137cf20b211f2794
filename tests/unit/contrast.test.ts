import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = fs.readFileSync(new URL('../../src/css/tokens.css', import.meta.url), 'utf8');

/** The colours that a selector's block in tokens.css sets, by token name. */
function coloursOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** Relative luminance of a '#rrggbb' colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'surface', 'signal-tint', 'link-tint'];
const pairs: [role: string, foregrounds: string[], backgrounds: string[], ratio: number][] = [
  ['prose, quiet prose and links', ['ink', 'quiet', 'link'], grounds, 7],
  ['code', ['code-key', 'code-string', 'code-number', 'code-quiet'], grounds, 4.5],
  ['the signal colour where it is read', ['signal', 'signal-hover'], grounds, 4.5],
  ['the label of the signal button', ['on-signal'], ['signal', 'signal-hover'], 4.5],
  ['selected text and inverted controls', ['paper', 'surface'], ['ink'], 7],
  ['controls and graphics', ['control', 'signal', 'link'], grounds, 3],
];

/** A band on a dark page has the colours of light mode, dimmed. */
const dimmed = coloursOf("[data-theme='dark'] .reversed");

describe.each([
  ['light mode', coloursOf(':root')],
  ['dark mode', coloursOf("[data-theme='dark']")],
  ['a band of dark mode', new Map([...coloursOf(':root'), ...dimmed])],
])('contrast in %s', (_mode, colours) => {
  const colour = (name: string): string => {
    const value = colours.get(name);
    if (!value) throw new Error(`tokens.css sets no colour --${name} in this mode`);
    return value;
  };

  it.each(pairs)('%s', (_role, foregrounds, backgrounds, ratio) => {
    const tooLow = foregrounds
      .flatMap((front) => backgrounds.map((back) => ({ front, back })))
      .map(({ front, back }) => ({ front, back, is: contrast(colour(front), colour(back)) }))
      .filter(({ is }) => is < ratio);
    expect(tooLow).toEqual([]);
  });
});

it('computes 21:1 for black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

it('both modes set the same colours', () => {
  expect([...coloursOf("[data-theme='dark']").keys()].sort()).toEqual(
    [...coloursOf(':root').keys()].sort(),
  );
});

it('the heading font is 22 kB at most', () => {
  const font = new URL('../../src/css/fonts/archivo.woff2', import.meta.url);
  expect(fs.statSync(font).size).toBeLessThanOrEqual(22 * 1024);
});

it('no other style sheet names a raw colour', () => {
  const root = new URL('../../src/', import.meta.url);
  const raw = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('css/tokens.css'))
    .flatMap((file) =>
      [
        ...fs
          .readFileSync(new URL(file, root), 'utf8')
          .matchAll(/#[0-9a-f]{3,8}\b(?![^(]*\))|\b(?:rgb|hsl|oklch)a?\(/gi),
      ].map((match) => `${file}: ${match[0]}`),
    );
  expect(raw).toEqual([]);
});

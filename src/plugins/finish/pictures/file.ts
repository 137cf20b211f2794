import fs from 'node:fs';
import { hashSource } from '../policy.ts';
import { drawnSmall } from './small.ts';

const tokens = fs.readFileSync(new URL('../../../css/tokens.css', import.meta.url), 'utf8');

/** The colours of a mode, as declarations. Throws if the tokens have none. */
function coloursOf(selector: string): string {
  const at = tokens.indexOf(`${selector} {`);
  const block = at < 0 ? '' : tokens.slice(at, tokens.indexOf('}', at));
  const colours = [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)];
  if (colours.length === 0) throw new Error(`tokens.css sets no colours for ${selector}`);
  return colours.map(([, name, value]) => `--${name}:${value}`).join(';');
}

/**
 * The style of every picture: the colours of the mode of the page that shows it, which browsers pass to a
 * picture as its color-scheme. Behind the drawing is the surface of its mode, so it is readable even in a
 * browser that doesn't pass it on.
 */
const STYLE = [
  `:root{${coloursOf(':root')};--font-body:system-ui,sans-serif;--font-heading:system-ui,sans-serif;--font-mono:ui-monospace,Menlo,Consolas,monospace;color:var(--ink);background:var(--surface);font:16px var(--font-body)}`,
  `@media(prefers-color-scheme:dark){:root{${coloursOf("[data-theme='dark']")}}}`,
].join('');

/** What a picture is made from. */
export interface Drawing {
  /** An SVG element, with lines in `currentColor` and the custom properties of the tokens. */
  svg: string;
  /** The rules for its classes, if it has any. */
  css?: string | undefined;
  /** Shown too small to read its letters, so a stroke replaces each text. */
  small?: boolean;
}

/** The sources that a policy allows for the styles in pictures: the common one, and those for classes. */
export const styleSources = (drawings: readonly Drawing[]): string[] =>
  [...new Set([STYLE, ...drawings.flatMap(({ css }) => (css ? [css] : []))])]
    .map(hashSource)
    .sort();

/** A drawing as a file that a page shows as a picture, in the colours of the page's mode. */
export function pictureFile({ svg, css, small }: Drawing): string {
  const drawn = small ? drawnSmall(svg) : svg;
  const [, own = '', inner = ''] = /^<svg\b([^>]*)>([\s\S]*)<\/svg>$/.exec(drawn.trim()) ?? [];
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(own) ?? [];
  if (!width || !height) throw new Error(`a picture needs a viewBox: ${svg.slice(0, 80)}`);
  const kept = own.replace(/\s(?:xmlns|width|height|role|aria-[a-z]+|id)="[^"]*"/g, '');
  const styles = [STYLE, ...(css ? [css] : [])].map((text) => `<style>${text}</style>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${kept}>${styles}${inner}</svg>\n`;
}

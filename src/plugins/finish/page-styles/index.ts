import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Selector, type StyleSheet, walk } from 'css-tree';
import { sheetKind } from './kinds.ts';
import { replaceOnce } from '../../content/replace-once.ts';
import type { Kept } from '../kept.ts';
import { Places } from './places.ts';
import { idsOf, parseSheet, reduceSheet } from './reduce.ts';

const FOLDER = 'assets/css';
/**
 * The last rule of a sheet. `packages/light-start` checks for it, because a sheet that is empty or cut off
 * lacks it.
 */
const endOf = (property: '--own' | '--late') => `:root{${property}:1}`;
const LINK = /<link rel="?stylesheet"? href="?[^"\s>]*\/styles\.[^"\s>]*\.css"?\s*\/?>/;

/**
 * Names a style sheet instead of the framework's. Throws with the page's name unless the framework's is
 * named exactly once.
 */
export const withSheet = (html: string, href: string, file: string): string =>
  replaceOnce(html, LINK, `<link rel="stylesheet" href="${href}">`, file);

function writeSheet(outDir: string, name: string, css: string): string {
  const hash = crypto.createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `${FOLDER}/${name}.${hash}.css`;
  fs.writeFileSync(path.join(outDir, file), css);
  return `/${file}`;
}

/** Everything in files of the site that may be a class or a custom property. */
function wordsOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
  return words;
}

/** True if scripts or pages contain every class of the selector, or the beginning of a class that is put together. */
function isKnown(selector: Selector, words: ReadonlySet<string>): boolean {
  let known = true;
  walk(selector, (node) => {
    if (node.type !== 'ClassSelector') return;
    const name = node.name.replace(/\\/g, '');
    const parts = name.split(/(?<=--)/);
    if (!words.has(name) && !(parts.length > 1 && words.has(parts[0] ?? ''))) known = false;
  });
  return known;
}

/** True if the selector waits for a pointer. The whole sheet is applied before one rests on anything. */
const isHover = ({ children }: Selector): boolean =>
  children.some((node) => node.type === 'PseudoClassSelector' && node.name === 'hover');

const CUSTOM_PROPERTY = /--[\w-]+/g;

/** The style sheets of built pages, by the pages' files below the site's root. */
export interface PageStyles {
  /** Replaces the framework's sheet with the page's own. `late` is the rest, absent if the page has it all. */
  of(file: string, html: string): { html: string; late: string | undefined };
}

/**
 * Splits the built style sheet: the whole without dead rules, and one for each kind of page with the rules
 * that can match something in the HTML of its pages before a pointer moves. All rules keep their order, so a page looks the same
 * with both. The framework's sheet is removed. Sheets of pages that didn't change are taken from `kept`.
 * Throws unless there is exactly one framework sheet.
 *
 * On 23 November 2026 the whole was 24,060 bytes (brotli) and a page's own 6,628 to 12,578: 11 to 17 KiB
 * less before load. To remove this, take the step out of `finish`.
 */
export function dividePageStyles(outDir: string, files: readonly string[], kept: Kept): PageStyles {
  const folder = path.join(outDir, FOLDER);
  const sheets = fs.readdirSync(folder).filter((name) => /^styles\..*\.css$/.test(name));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) {
    throw new Error(`page-styles: one style sheet expected in ${folder}, found ${sheets.length}`);
  }
  const text = fs.readFileSync(path.join(folder, sheet), 'utf8');
  let parsed: StyleSheet | undefined;
  const css = () => (parsed ??= parseSheet(text));
  const htmls = files.map((file) => fs.readFileSync(path.join(outDir, file), 'utf8'));
  const kinds = new Map<string, string[]>();
  files.forEach((file, at) => {
    const html = htmls[at] ?? '';
    const kind = sheetKind(file);
    if (kind !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), html]);
  });
  const scripts = fs
    .readdirSync(path.join(outDir, 'assets/js'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(path.join(outDir, 'assets/js', name), 'utf8'));
  const words = wordsOf([...htmls, ...scripts]);
  const all = kept
    .get([text, ...[...words].sort()].join('\n'), () =>
      reduceSheet(css(), (selector) => isKnown(selector, words), words),
    )
    .toString();
  const whole = writeSheet(outDir, 'whole', all + endOf('--own'));
  // It comes after the page's own, which has the fonts. If both had them, they would be loaded twice.
  const late = writeSheet(
    outDir,
    'late',
    all.replace(/@font-face\{[^}]*\}/g, '') + endOf('--late'),
  );
  const own = new Map<string, string>();
  for (const [kind, pages] of kinds) {
    const reduced = kept.get([text, ...pages].join('\n'), () => {
      const places = new Places(idsOf(css()));
      for (const html of pages) places.add(html);
      const properties = new Set(pages.flatMap((html) => html.match(CUSTOM_PROPERTY) ?? []));
      return reduceSheet(
        css(),
        (selector) => !isHover(selector) && places.has(selector),
        properties,
      );
    });
    own.set(kind, writeSheet(outDir, kind, reduced.toString() + endOf('--own')));
  }
  kept.prune();
  fs.rmSync(path.join(folder, sheet));
  return {
    of(file, html) {
      const kind = sheetKind(file);
      const href = kind === undefined ? whole : (own.get(kind) ?? whole);
      return {
        html: withSheet(html, href, file),
        late: href === whole ? undefined : late,
      };
    },
  };
}

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../../src/pages/hosting');
const RUN = 8;
const MOST = 0.1;

/** The words that a page's author wrote: code and prose, without front matter, imports, tables and tags. */
function wordsOf(source: string): string[] {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^import .*$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/^\s*\|.*$/gm, '')
    .replace(/^\s*```(\w*).*$/gm, '')
    .replace(/<[A-Za-z/][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const runsOf = (words: readonly string[]): string[] =>
  words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, i) => words.slice(i, i + RUN).join(' '));

/** The share of `runs` that also appears in `others`. */
const shareIn = (runs: readonly string[], others: ReadonlySet<string>): number =>
  runs.length === 0 ? 0 : runs.filter((run) => others.has(run)).length / runs.length;

const pages = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.mdx'))
  .sort()
  .map((name) => ({
    name,
    runs: runsOf(wordsOf(fs.readFileSync(path.join(folder, name), 'utf8'))),
  }))
  .filter(({ runs }) => runs.length > 50);

describe('the landing pages have texts of their own', () => {
  it('finds an existing overlap', () => {
    const text = wordsOf('A dump travels to your laptop and from there up to the new database.');
    expect(shareIn(runsOf(text), new Set(runsOf(text)))).toBe(1);
    expect(shareIn(runsOf(text), new Set(runsOf(text.slice(0, 9))))).toBeCloseTo(2 / 7);
  });

  it('looks at the pages', () => {
    expect(pages.length).toBeGreaterThanOrEqual(1);
  });

  it.each(pages)('$name shares under 10 % of its eight-word runs with any other one', (page) => {
    const shared = pages
      .filter((other) => other !== page)
      .map((other) => ({ with: other.name, share: shareIn(page.runs, new Set(other.runs)) }))
      .filter(({ share }) => share >= MOST);
    expect(shared).toEqual([]);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import lunr from 'lunr';
import { describe, expect, it } from 'vitest';
import { porterStem } from './porter.ts';

const root = path.resolve(import.meta.dirname, '../../..');

function wordsOf(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.name.endsWith('.mdx'))
    .flatMap((entry) =>
      fs
        .readFileSync(path.join(entry.parentPath, entry.name), 'utf8')
        .toLowerCase()
        .match(/[a-z]+/g),
    )
    .filter((word) => word !== null);
}

describe('the stemmer', () => {
  it.each([
    ['volumes', 'volum'],
    ['deploys', 'deploy'],
    ['databases', 'databas'],
    ['relational', 'relat'],
    ['agreed', 'agre'],
    ['hopping', 'hop'],
    ['sky', 'ski'],
    ['of', 'of'],
  ])('takes %s to %s', (word, stem) => expect(porterStem(word)).toBe(stem));

  it('answers as lunr does for every word of docs and lessons', () => {
    const words = new Set(['docs', 'learn'].flatMap(wordsOf));
    expect(words.size).toBeGreaterThan(3000);
    const different = [...words].filter(
      (word) => lunr.stemmer(new lunr.Token(word, {})).toString() !== porterStem(word),
    );
    expect(different).toEqual([]);
  });
});

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Lesson, lessons } from '../../src/lib/lessons.ts';
import { tags as tagLists } from '#data/tags';

const learn = path.join(import.meta.dirname, '../../learn');
const read = (page: string) => fs.readFileSync(path.join(learn, page), 'utf8');
const frontMatter = (source: string) =>
  parse(/^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '') as Record<string, unknown>;
const pageOf = (sitePath: string) => `${sitePath.replace('/learn/', '').replace(/\/$/, '')}.mdx`;

const inShip = ({ stage }: Lesson) => stage === 'ship';
const ship = lessons.filter(inShip);
const library = lessons.filter((lesson) => !inShip(lesson));

/** Words of a page, outputs aside. */
const wordsOf = (source: string) =>
  source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^ *```text output[\s\S]*?^ *```$/gm, '')
    .replace(/^import .*$/gm, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const pages = fs
  .readdirSync(learn, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .sort();

describe('lessons', () => {
  it('are exactly the pages of the learning section, less overview, labs, incidents, progress and glossary', () => {
    const listed = lessons.map((lesson) => pageOf(lesson.path)).sort();
    expect(listed).toEqual(pages.filter((name) => /^(?!incidents\/).+\/(?!index\.mdx)/.test(name)));
  });

  it.each(lessons)('$id: ends with what is done of it', (lesson) => {
    expect(read(pageOf(lesson.path)).trimEnd()).toMatch(/\n<LessonDone \/>$/);
  });

  it.each(library)(
    '$id: has a drawing, the five sections of a lesson and a next step',
    (lesson) => {
      const source = read(pageOf(lesson.path));
      expect(source.indexOf('<Figure')).toBeLessThan(source.indexOf('\n## '));
      const headings = [...source.matchAll(/^## (.+?)(?: \{\/\* #[\w-]+ \*\/\})?$/gm)].map(
        (match) => match[1],
      );
      expect(headings.slice(-5)).toEqual([
        'On {product}',
        'Common mistakes',
        'Exercises',
        'Summary',
        'Next',
      ]);
    },
  );

  it.each(library)('$id: names five mistakes and folds at least four answers away', (lesson) => {
    const source = read(pageOf(lesson.path));
    const section = (heading: string) =>
      source.split(`\n## ${heading}`)[1]?.split('\n## ')[0] ?? '';
    const rows = section('Common mistakes')
      .split('\n')
      .filter((line) => line.startsWith('|'));
    expect(rows.slice(2)).toHaveLength(5);
    expect(section('Exercises').match(/<summary>Answer<\/summary>/g)?.length).toBeGreaterThan(3);
    // Exercise numbers are part of the text, as '1\\.', because a list would hang them next to it.
    expect(section('Exercises')).not.toMatch(/\n\n\d+\. .*\n\n/);
  });

  it.each(library)('$id: has 1,500 to 3,000 words, imports and outputs aside', (lesson) => {
    const words = wordsOf(read(pageOf(lesson.path)));
    expect(words).toBeGreaterThanOrEqual(1500);
    expect(words).toBeLessThanOrEqual(3000);
  });

  it.each(library.slice(1))(
    '$id: names the lessons that it needs, all of them earlier in the path',
    (lesson) => {
      const source = read(pageOf(lesson.path));
      const needs = source.split('**You need**')[1]?.split('</Needs>')[0] ?? '';
      const folder = path.dirname(pageOf(lesson.path));
      const named = [...needs.matchAll(/\]\((\.{1,2}\/[\w./-]+)\.mdx/g)].map(
        ([, target]) => `/learn/${path.join(folder, target ?? '')}/`,
      );
      const place = (route: string) => lessons.findIndex((other) => other.path === route);
      const own = place(lesson.path);
      expect(named, `${lesson.id} names no lesson behind 'You need'`).not.toEqual([]);
      expect(named.filter((route) => place(route) === -1 || place(route) >= own)).toEqual([]);
    },
  );

  it.each(
    [ship, library].flatMap((path) =>
      path.slice(0, -1).map((lesson, at) => ({ ...lesson, following: path[at + 1]! })),
    ),
  )('$id: its next is the next of the path', ({ following, ...lesson }) => {
    const next = read(pageOf(lesson.path)).split('\n## Next\n')[1] ?? '';
    const target = /\]\((\.{1,2}\/[\w./-]+)\.mdx/.exec(next)?.[1] ?? '';
    const folder = path.dirname(pageOf(lesson.path));
    expect(`/learn/${path.join(folder, target)}/`).toBe(following.path);
  });

  it.each([ship, library].map((path) => path.at(-1)!))(
    '$id: its next leads out of the path',
    (last) => {
      const next = read(pageOf(last.path)).split('\n## Next\n')[1] ?? '';
      expect(next).toMatch(/\]\(\/(?:docs|blog)\//);
    },
  );

  it.each(ship.map((lesson, at) => ({ ...lesson, number: at + 1 })))(
    "$id: is lesson $number of 'Ship it', short, with both ways and what has changed",
    ({ number, path: at, id, minutes }) => {
      const source = read(pageOf(at));
      expect(source.indexOf(`<ShipMap after={${number}} />`)).toBeLessThan(source.indexOf('\n## '));
      for (const part of ['online', 'local', 'diff']) expect(source).toContain(`{/* #${part} */}`);
      expect(source).toContain(`<Exercise of="${id}/lab" />`);
      // The library explains what the lesson uses.
      expect(source).toMatch(/\]\(\.\.\/(?:foundations|proxies)\/[\w-]+\.mdx/);
      expect(source).toMatch(/\n## Next\n[^#]+\n<LessonDone \/>\n$/);
      expect(minutes).toBeLessThanOrEqual(20);
      const words = wordsOf(source);
      expect(words).toBeGreaterThanOrEqual(700);
      expect(words).toBeLessThanOrEqual(1300);
    },
  );

  it.each(ship)('$id: each diff turns the older file into the step’s', (lesson) => {
    const source = read(pageOf(lesson.path));
    const step = String(ship.indexOf(lesson) + 1).padStart(2, '0');
    for (const [, of = '', diff = ''] of source.matchAll(/```diff of="([^"]+)"\n([\s\S]*?)```/g)) {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shelf-'));
      const name = path.basename(of);
      fs.copyFileSync(of, path.join(folder, name));
      execFileSync('git', ['apply', '-'], { cwd: folder, input: diff });
      expect(fs.readFileSync(path.join(folder, name), 'utf8')).toBe(
        fs.readFileSync(path.join('examples/ship-it', step, name), 'utf8'),
      );
    }
  });

  it('use every tag of the learning section', () => {
    const used = new Set(pages.flatMap((page) => frontMatter(read(page)).tags as string[]));
    expect([...used].sort()).toEqual(Object.keys(tagLists.learn).sort());
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grow, Project } from './index.ts';

// In the copy of `npm run test:grown` everything is added already.
const isGrown = fs.existsSync('blog/grown-post.mdx');

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'grown-'));
const project = new Project(root);
const sizeBefore = new Map<string, number>();
const PARTS = [
  'docs',
  'learn',
  'blog',
  'src',
  'examples/templates',
  'tests/fixtures/grown',
  'tests/unit/exercises',
];

beforeAll(() => {
  if (isGrown) return;
  for (const name of [...PARTS, 'sidebars.ts', 'sidebarsLearn.ts']) {
    fs.cpSync(name, path.join(root, name), { recursive: true });
  }
  for (const folder of ['docs', 'learn', 'blog', 'src/pages/hosting', 'examples/templates']) {
    sizeBefore.set(folder, project.list(folder, '').length);
  }
  grow(root, '2031-05-06');
}, 120_000);
afterAll(() => fs.rmSync(root, { recursive: true }));

describe.skipIf(isGrown)('a copy of the project that has grown', () => {
  it.each([...PARTS.slice(0, 3), 'src/pages/hosting', 'examples/templates'])(
    'has more files in %s',
    (folder) => {
      expect(project.list(folder, '').length).toBeGreaterThan(sizeBefore.get(folder) ?? Infinity);
    },
  );

  it('has a post of next year', () => {
    expect(project.read('blog/grown-post.mdx')).toMatch(/^date: 2032-/m);
  });

  it('has another price and another rate', () => {
    for (const file of ['src/site/priceList.ts', 'src/site/platforms/market.ts']) {
      expect(project.read(file)).not.toBe(fs.readFileSync(file, 'utf8'));
    }
  });

  it('has only facts that were read on the day at the vendor', () => {
    const rows = project
      .list('src/site/platforms', '.ts')
      .filter((file) => !/(?:types|index|age|rows|\.test)\.ts$/.test(file))
      .map((file) => project.read(file))
      .join('\n');
    expect(rows).toContain("date: '2031-05-06'");
    expect(rows).not.toMatch(/date: null|readBy: 'third party'/);
  });
});

describe('an edit', () => {
  it('throws with the file where its place is not there', () => {
    project.write('sidebars.ts', '');
    expect(() => project.edit('sidebars.ts', ['no such place', ''])).toThrow(
      'sidebars.ts: no such place matches 0 times',
    );
  });

  it('throws where a word to be replaced is not there', () => {
    expect(() => project.copy('sidebars.ts', 'other.ts', { 'no such word': '' })).toThrow(
      "sidebars.ts: 'no such word' is not there",
    );
  });
});

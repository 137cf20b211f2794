import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BRAND_VARIABLES } from '../../lib/brand.ts';
import { addToCacheKey, inputsHash } from './index.ts';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'values-'));
  fs.mkdirSync(path.join(folder, 'src/lib'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'src/lib/prices.ts'), 'export const price = 1;\n');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('the key of the build cache is the same for the same brand and data', () => {
  expect(inputsHash(folder, { PATH: '/a' })).toBe(inputsHash(folder, { PATH: '/b' }));
});

it.each(BRAND_VARIABLES)('the key of the build cache follows %s', (name) => {
  expect(inputsHash(folder, { [name]: 'https://nordkai.example' })).not.toBe(
    inputsHash(folder, {}),
  );
});

it('the key of the build cache follows the day that facts are aged by', () => {
  const on = (day: string) =>
    inputsHash(folder, { SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) });
  expect(on('2026-11-21')).not.toBe(on('2026-11-22'));
});

it('the key of the build cache follows the data that content is filled from', () => {
  const before = inputsHash(folder, {});
  fs.writeFileSync(path.join(folder, 'src/lib/prices.ts'), 'export const price = 2;\n');
  expect(inputsHash(folder, {})).not.toBe(before);
});

it('the key of the build cache follows a troubleshooting row, which another page shows, and no other text of a page', () => {
  fs.mkdirSync(path.join(folder, 'docs'));
  const write = (text: string, row: string) => {
    const table = `| symptom | cause |\n|---|---|\n| ${row} | a |\n`;
    fs.writeFileSync(path.join(folder, 'docs/a.mdx'), `---\ntitle: A\n---\n\n${text}\n\n${table}`);
    return inputsHash(folder, {});
  };
  expect(write('Other.', 'slow')).toBe(write('One.', 'slow'));
  expect(write('One.', 'slower')).not.toBe(write('One.', 'slow'));
});

describe('the key of the persistent cache', () => {
  it('has the inputs behind it', () => {
    const config = { experiments: { cache: { type: 'persistent', version: '3' } } };
    addToCacheKey(config, 'abc');
    expect(config.experiments.cache.version).toBe('3-abc');
  });

  it.each([
    ['no experiments', {}],
    ['no cache', { experiments: {} }],
    ['a cache of another kind', { experiments: { cache: { type: 'memory', version: '3' } } }],
    ['a cache without a version', { experiments: { cache: { type: 'persistent' } } }],
    ['the cache elsewhere', { cache: { type: 'persistent', version: '3' } }],
  ])('is missed with %s', (_case, config) => {
    expect(() => addToCacheKey(config as { experiments?: object }, 'abc')).toThrow(
      /experiments\.cache\.version is not the key/,
    );
  });
});

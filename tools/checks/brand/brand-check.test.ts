import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBrand } from './index.ts';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brand-'));
  fs.writeFileSync(path.join(folder, 'index.html'), '<h1>Nordkai</h1>');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const check = () => findBrand(folder, 'Oldname', 'Nordkai');

it('finds nothing in a rebranded site, and the new name', () => {
  expect(check()).toEqual({ findings: [], filesWithNew: 1 });
});

it('finds the old name in text, whatever its case', () => {
  fs.writeFileSync(path.join(folder, 'feed.json'), '{"title": "OLDNAME blog"}');
  expect(check().findings).toEqual([{ file: 'feed.json', excerpt: '{"title": "OLDNAME blog"}' }]);
});

it('finds the old name in the name of a folder', () => {
  fs.mkdirSync(path.join(folder, 'why-i-built-oldname'));
  expect(check().findings).toEqual([{ file: 'why-i-built-oldname', excerpt: 'its name' }]);
});

it('does not pass on an empty folder', () => {
  fs.rmSync(path.join(folder, 'index.html'));
  expect(check).toThrow('holds no page');
});

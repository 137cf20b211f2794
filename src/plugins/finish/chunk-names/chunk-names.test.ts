import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withoutHashes } from '../../client-entry/chunk-names.ts';
import { CHUNK_NAMES, divideChunkNames } from './index.ts';

/** What the bundler writes to name files. */
const NAMES = `self.nameOf = (chunkId) => {
  // return url for filenames based on template
  return "assets/js/" + ({"1007": "1c71ba37","55": "d55f84af",}[chunkId] || chunkId) + "." + {"1007": "0","3": "0",}[chunkId] + ".js"
}`;

let out = '';
beforeEach(() => {
  out = fs.mkdtempSync(path.join(os.tmpdir(), 'chunk-names-'));
});
afterEach(() => fs.rmSync(out, { recursive: true }));

/** Divides a release of these chunks and returns what the runtime answers, with its own names or another release's. */
function release(chunks: readonly string[], names?: string) {
  const folder = path.join(out, 'assets/js');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const file of chunks) fs.writeFileSync(path.join(folder, file), '');
  fs.writeFileSync(path.join(folder, 'runtime~main.00000000.js'), withoutHashes(NAMES) ?? '');
  const { from, to } = divideChunkNames(out);
  expect(from).toBe('/assets/js/runtime~main.00000000.js');
  expect(fs.existsSync(path.join(out, from))).toBe(false);
  const own = fs.readFileSync(path.join(out, CHUNK_NAMES), 'utf8');
  const self: { nameOf?: (id: number) => string } = {};
  vm.runInNewContext((names ?? own) + fs.readFileSync(path.join(out, to), 'utf8'), { self });
  return { to, own, nameOf: (id: number) => self.nameOf?.(id) };
}

const MAIN = 'main.11111111.js';
const FIRST = '1c71ba37.aaaaaaaa.js';
const CHUNKS = [MAIN, FIRST, '3.bbbbbbbb.js'];

describe('the names of chunks', () => {
  it('are found in their file', () => {
    const { nameOf } = release(CHUNKS);
    expect(nameOf(1007)).toBe('assets/js/1c71ba37.aaaaaaaa.js');
    expect(nameOf(3)).toBe('assets/js/3.bbbbbbbb.js');
  });

  it('change without the runtime that pages name', () => {
    const before = release(CHUNKS);
    const after = release([MAIN, FIRST, '3.cccccccc.js']);
    expect(after.to).toBe(before.to);
    expect(after.own).not.toBe(before.own);
  });

  it('of another release of the shared scripts, or none, lead to no file', () => {
    const { own: other } = release(['main.22222222.js', FIRST]);
    expect(release(CHUNKS, other).nameOf(1007)).toBe('assets/js/1c71ba37.undefined.js');
    expect(release(CHUNKS, '').nameOf(3)).toBe('assets/js/3.undefined.js');
  });

  it('are missed where the bundler names files in another way, or there is no runtime', () => {
    expect(withoutHashes('self.nameOf = (chunkId) => chunkId + ".js"')).toBeUndefined();
    expect(() => divideChunkNames(out)).toThrow('no such file');
    fs.mkdirSync(path.join(out, 'assets/js'), { recursive: true });
    expect(() => divideChunkNames(out)).toThrow('no runtime~main');
    fs.writeFileSync(path.join(out, 'assets/js/runtime~main.00000000.js'), '');
    expect(() => divideChunkNames(out)).toThrow(/%RELEASE%.* matches 0 times/);
  });
});

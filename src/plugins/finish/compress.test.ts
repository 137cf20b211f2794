import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFolder } from './compress.ts';

let folder: string;
let site: string;
let kept: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  site = path.join(folder, 'site');
  kept = path.join(folder, 'kept');
  fs.mkdirSync(site);
  fs.writeFileSync(path.join(site, 'index.html'), 'A page of text. '.repeat(40));
  fs.writeFileSync(path.join(site, 'data.json'), JSON.stringify('Some data. '.repeat(40)));
  fs.writeFileSync(path.join(site, 'small.txt'), 'Too small to gain.');
  fs.writeFileSync(path.join(site, 'picture.png'), Buffer.alloc(1000));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

const page = () => path.join(site, 'index.html');
const unpacked = () => zlib.brotliDecompressSync(fs.readFileSync(`${page()}.br`)).toString();

describe('compressed copies', () => {
  it('are written next to texts that get smaller', async () => {
    expect(await compressFolder(site, kept)).toBe(3);
    const text = fs.readFileSync(page(), 'utf8');
    expect(unpacked()).toBe(text);
    const names = fs.readdirSync(site).filter((name) => name.endsWith('.br'));
    expect(names).toEqual(['data.json.br', 'index.html.br']);
  });

  it('of a text that did not change come from the build before', async () => {
    await compressFolder(site, kept);
    const copies = fs.readdirSync(kept).filter((name) => name.endsWith('-shared.br'));
    expect(copies).toHaveLength(1);
    fs.writeFileSync(path.join(kept, copies[0] ?? ''), 'kept');
    await compressFolder(site, kept);
    expect(fs.readFileSync(`${page()}.br`, 'utf8')).toBe('kept');
  });

  it('of a text that changed are made anew, and those of before are removed', async () => {
    await compressFolder(site, kept);
    const before = fs.readdirSync(kept);
    fs.appendFileSync(page(), 'More.');
    await compressFolder(site, kept);
    expect(unpacked().endsWith('More.')).toBe(true);
    const after = fs.readdirSync(kept);
    expect(after).toHaveLength(before.length);
    expect(after.filter((name) => before.includes(name))).toHaveLength(1);
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Kept } from '../kept.ts';
import { dividePageStyles } from './index.ts';

let folder: string;
const page = (text: string) =>
  `<html><head><link rel="stylesheet" href="/assets/css/styles.0.css"></head><body>${text}</body></html>`;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sheets-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Builds a site of two kinds of page and returns the own sheet of each. */
function sheets(doc: string): { docs: string; learn: string } {
  const site = path.join(folder, 'site');
  fs.rmSync(site, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    fs.writeFileSync(path.join(site, file), text);
  };
  write('assets/css/styles.0.css', 'b{color:red}i{color:blue}b:hover{color:green}');
  write('assets/js/main.js', '');
  write('docs/a/index.html', page(doc));
  write('learn/a/index.html', page('<i>x</i>'));
  const files = ['docs/a/index.html', 'learn/a/index.html'];
  const styles = dividePageStyles(site, files, new Kept(path.join(folder, 'kept'), '1'));
  const of = (file: string) => {
    const href = /href="([^"]*)"/.exec(styles.of(file, page('')).html)?.[1] ?? '';
    return fs.readFileSync(path.join(site, href), 'utf8');
  };
  return { docs: of('docs/a/index.html'), learn: of('learn/a/index.html') };
}

it('rebuilds the sheet of a kind of page without hover if one of its pages changed, and keeps the others', () => {
  expect(sheets('<b>x</b>').docs).toBe('b{color:red}:root{--own:1}');
  for (const name of fs.readdirSync(path.join(folder, 'kept')))
    fs.writeFileSync(path.join(folder, 'kept', name), 'i{kept:1}');
  expect(sheets('<b>x</b>').docs).toContain('kept');
  const after = sheets('<b>x</b><i>y</i>');
  expect(after.docs).toBe('b{color:red}i{color:blue}:root{--own:1}');
  expect(after.learn).toContain('kept');
});

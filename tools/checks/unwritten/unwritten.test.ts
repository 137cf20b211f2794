import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { requestsIn, unwritten } from './index.ts';

it.each([
  ['description: "WRITE: two sentences"', ['two sentences']],
  ['1. **WRITE: the first step**, with the command.', ['the first step']],
  ['| WRITE: the mistake | why | what to do |', ['the mistake']],
  ['## WRITE: the task {/* #task */}', ['the task']],
  ["backup: { data: ['WRITE: what to save.'], secrets: [] },", ['what to save.']],
  ['WRITE: what it does. WRITE: for whom.', ['what it does.', 'for whom.']],
  ['<text>WRITE: draw it</text>', ['draw it']],
  ['has: /WRITE: a pattern/,', ['a pattern']],
  [
    'WRITE: prices by their keys, such as `<Price of="disk" />`.',
    ['prices by their keys, such as `<Price of="disk" />`.'],
  ],
  ['Nothing is left to WRITE here, and REWRITE: is a rule of nginx.', []],
])('%s asks for its sentence', (line, requests) => {
  expect(requestsIn(`first line\n${line}`)).toEqual(
    requests.map((request) => ({ line: 2, request })),
  );
});

it('names file and line below the folders of the content and the facts', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'unwritten-'));
  fs.mkdirSync(path.join(root, 'docs/apps'), { recursive: true });
  fs.writeFileSync(path.join(root, 'docs/apps/a.mdx'), '\nWRITE: the answer.\n');
  fs.mkdirSync(path.join(root, 'src/plugins'), { recursive: true });
  fs.writeFileSync(path.join(root, 'src/plugins/a.ts'), '// WRITE: a tool\n');
  expect(unwritten(root)).toEqual(['docs/apps/a.mdx:2: to write: the answer.']);
  fs.rmSync(root, { recursive: true });
});

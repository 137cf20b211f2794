/* Checks what a writer has to know, on every page or on the named ones. Text that sounds translated is a
   warning, on a named page or on a line that no committed page had. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stalePrices } from '../src/lib/comparison/stale.ts';
import { checkContent, contentFiles } from './checks/content/index.ts';
import { unwritten } from './checks/unwritten/index.ts';
import { checkVoice } from './checks/voice/index.ts';
import { voiceSuggestions } from './checks/voice/suggestions.ts';

const root = process.cwd();
const named = process.argv.slice(2);
const files = contentFiles(root).filter(
  (file) => named.length === 0 || named.some((name) => file === path.resolve(root, name)),
);
const requests = unwritten(root).filter(
  (request) => named.length === 0 || named.some((name) => request.startsWith(`${name}:`)),
);
const stale = named.length === 0 ? stalePrices(new Date().toISOString().slice(0, 10)) : [];
const problems = [
  ...(await checkContent(root, files)),
  ...requests,
  ...checkVoice(root, files),
  ...stale,
];
for (const problem of problems) console.error(problem);

const git = (...args: string[]): string[] =>
  (spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout ?? '').split('\n');

/** Texts to look through: named pages, or what was added to pages. `npm run move` changes and renames many. */
function atWork(): (readonly [file: string, isWritten: (line: string) => boolean])[] {
  if (named.length > 0) return files.map((file) => [file, () => true]);
  const changed = git('diff', '-U99999', 'HEAD');
  const before = new Set(changed.flatMap((line) => (/^[- ]/.test(line) ? [line.slice(1)] : [])));
  const names = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const paths = new Set(names.map((name) => path.resolve(root, name)));
  return files.filter((file) => paths.has(file)).map((file) => [file, (line) => !before.has(line)]);
}

for (const [file, isWritten] of atWork()) {
  const text = fs.readFileSync(file, 'utf8');
  const lines = text.split('\n');
  for (const { line, words } of voiceSuggestions(text)) {
    if (isWritten(lines[line - 1] ?? ''))
      console.warn(`warning: ${path.relative(root, file)}:${line}: ${words}`);
  }
}
if (problems.length > 0) process.exit(1);

/* Checks what a writer has to know, on every page or on the named ones. Text that sounds translated is a
   warning, located on a named page or one that isn't committed yet. */
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

/** The pages being worked on: the named ones, or else those that differ from the last commit. */
function atWork(): string[] {
  if (named.length > 0) return files;
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '';
  const changed = `${git('diff', '--name-only', 'HEAD')}${git('ls-files', '--others', '--exclude-standard')}`;
  const paths = new Set(changed.split('\n').map((file) => path.resolve(root, file)));
  return files.filter((file) => paths.has(file));
}

for (const file of atWork()) {
  for (const suggestion of voiceSuggestions(fs.readFileSync(file, 'utf8'))) {
    console.warn(`warning: ${path.relative(root, file)}:${suggestion}`);
  }
}
if (problems.length > 0) process.exit(1);

/* Checks what a writer has to know, on every page or on those that are named. */
import path from 'node:path';
import { stalePrices } from '../src/lib/comparison/stale.ts';
import { checkContent, contentFiles } from './checks/content/index.ts';
import { unwritten } from './checks/unwritten/index.ts';
import { checkVoice } from './checks/voice/index.ts';

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
if (problems.length > 0) process.exit(1);

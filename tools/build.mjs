/* npm run build: the framework's build, then the steps that need its finished files. `--release` adds the
   compressed copies that visitors get, which writers don't have to wait for. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { command, root, run } from './lib.mjs';

/* Limits memory, so that 3,000 pages build in less than 4 GiB (measured in a copy with that many). */
/** The bundler's cache takes 0.6 MiB per page, and saves a small site ten seconds. */
const MOST_CACHED = 1000;
/** MiB of JavaScript's heap. Without a limit, garbage piles up. */
const heapFor = (pages) => Math.max(1200, Math.round(0.38 * pages));

const isRelease = process.argv.includes('--release') || Boolean(process.env.CI);
const args = process.argv.slice(2).filter((arg) => arg !== '--release');
const at = args.indexOf('--out-dir');
const outDir = at === -1 ? 'build' : args[at + 1];
const pages = ['docs', 'learn', 'blog']
  .flatMap((folder) => fs.readdirSync(path.join(root, folder), { recursive: true }))
  .filter((name) => /\.mdx?$/.test(name)).length;
const { NODE_OPTIONS = '' } = process.env;
const env = {
  ...process.env,
  NODE_OPTIONS: `--max-old-space-size=${heapFor(pages)} ${NODE_OPTIONS}`,
  ...(pages > MOST_CACHED ? { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' } : {}),
};

if (!run('tsx', ['tools/data/main.mts'])) process.exit(1);
const finish = spawn(
  ...command('tsx', ['tools/finish.mts', outDir, ...(isRelease ? ['--release'] : [])]),
  { cwd: root, stdio: ['pipe', 'inherit', 'inherit'] },
);
finish.on('exit', (code) => process.exit(code ?? 1));
const isBuilt = run('docusaurus', ['build', ...args], { env });
finish.stdin.end(isBuilt ? 'built' : '');

/* npm run test:grown: checks, builds and tests a copy of the project that has grown, so that no test
   refuses a page, a price or a fact that will come. Pictures and code blocks are not a part of it.
   --keep leaves the copy; --only=build,site runs some of its steps; --no-browser leaves the slowest out. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copySite } from '../src/build/bench/growth/copy.ts';
import { grow } from '../src/build/checks/grown/index.ts';
import { needChromium } from './chromium.mjs';

const { values } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: true },
    only: { type: 'string' },
  },
  allowNegative: true,
});
const root = path.resolve(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grown-'));
const env = {
  ...process.env,
  ...(values.browser && { CHROMIUM_PATH: needChromium('pass --no-browser') }),
};
const bin = (name: string) => path.join(folder, 'node_modules/.bin', name);
const STEPS: Readonly<Record<string, readonly [command: string, ...args: string[]]>> = {
  check: ['node', 'scripts/check.mjs'],
  build: ['node', 'scripts/build.mjs', '--release'],
  bookmarks: [bin('tsx'), 'scripts/bookmarks.mts'],
  site: [bin('vitest'), 'run', '--config', 'tests/site/vitest.config.mts', '--reporter=dot'],
  // Pictures show today's pages.
  browser: [bin('playwright'), 'test', '--grep-invert', 'looks as it did'],
};

function run(name: string, [command, ...args]: readonly [string, ...string[]]): boolean {
  const start = Date.now();
  process.stdout.write(`\n▸ ${name}\n`);
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit', env });
  const time = Math.round((Date.now() - start) / 1000);
  process.stdout.write(`${status === 0 ? '✓' : '✗'} ${name} of the grown copy (${time} s)\n`);
  return status === 0;
}

try {
  copySite(root, folder);
  grow(folder, new Date().toISOString().slice(0, 10));
  const wanted = values.only?.split(',') ?? Object.keys(STEPS);
  const failed = [
    ['costs of templates', [bin('tsx'), 'scripts/template-costs.ts']] as const,
    ['plans of the examples', [bin('tsx'), 'scripts/plan-examples.ts']] as const,
    ['formatting', [bin('prettier'), '--write', '--log-level=warn', 'src', '*.ts']] as const,
    ...Object.entries(STEPS).filter(
      ([name]) => wanted.includes(name) && (name !== 'browser' || values.browser),
    ),
  ].filter(([name, command]) => !run(name, command));
  if (failed.length > 0) {
    process.stdout.write(`\n${failed.map(([name]) => name).join(', ')} refuse what will come\n`);
    process.exitCode = 1;
  }
} finally {
  if (values.keep) process.stdout.write(`the copy is in ${folder}\n`);
  else fs.rmSync(folder, { recursive: true, force: true });
}

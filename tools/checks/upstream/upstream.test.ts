import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Entry, installed, ledger, RECORD, unlisted, upstreamProblems } from './index.ts';

/* A project with one component that was ejected from a small package. */

const FILE = '@docusaurus/theme/lib/Box/index.js';
const entries: Entry[] = [{ ours: 'src/theme/Box', how: 'ejected', upstream: [FILE] }];
let root = '';

function write(file: string, text: string): void {
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

function install(version: string, text: string): void {
  write('node_modules/@docusaurus/theme/package.json', JSON.stringify({ version }));
  write(`node_modules/${FILE}`, text);
}

function lock(more: Readonly<Record<string, { version: string }>>): void {
  const packages = { '': {}, 'node_modules/@docusaurus/theme': { version: '1.0.1' }, ...more };
  write('package-lock.json', JSON.stringify({ packages }));
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'upstream-'));
  install('1.0.0', 'export default 1;\n');
  write('src/theme/Box/index.tsx', 'export default 2;\n');
  write(RECORD, JSON.stringify(installed(root, entries)));
  lock({});
});
afterEach(() => fs.rmSync(root, { recursive: true }));

describe('an upgrade', () => {
  it('is quiet while the file is the same, whatever the version', () => {
    install('1.0.1', 'export default 1;\n');
    expect(upstreamProblems(root, entries)).toEqual([]);
  });

  it('that changes a file names it, our file, and the command that shows the change', () => {
    install('1.0.1', 'export default 3;\n');
    expect(upstreamProblems(root, entries)).toEqual([
      `${FILE} has changed, for src/theme/Box (ejected)\n  npm diff --diff=@docusaurus/theme@1.0.0 --diff=@docusaurus/theme@1.0.1 lib/Box/index.js`,
    ]);
  });

  it('that removes a file names it and our file', () => {
    fs.rmSync(path.join(root, 'node_modules', FILE));
    expect(upstreamProblems(root, entries)).toEqual([
      `${FILE} is gone, for src/theme/Box (ejected)`,
    ]);
  });
});

it('a package of the framework that is installed twice is named with what mends it', () => {
  lock({
    'node_modules/other/node_modules/lodash': { version: '4.0.0' },
    'node_modules/lodash': { version: '3.0.0' },
    'node_modules/@docusaurus/core/node_modules/@docusaurus/theme': { version: '1.0.2' },
  });
  expect(upstreamProblems(root, entries)).toEqual([
    '@docusaurus/theme is installed twice (1.0.1, 1.0.2): npm dedupe',
  ]);
});

describe('the ledger', () => {
  it('names a file that nobody looked at yet', () => {
    write(RECORD, '{}');
    expect(upstreamProblems(root, entries).join()).toMatch(/was not looked at yet/);
  });

  it('names a record of a file that is not in it', () => {
    expect(upstreamProblems(root, [{ ...entries[0]!, upstream: [] }]).join()).toMatch(
      /is recorded, but the ledger does not name it/,
    );
  });

  it('names an entry for a file of ours that is gone', () => {
    fs.rmSync(path.join(root, 'src/theme/Box'), { recursive: true });
    expect(upstreamProblems(root, entries).join()).toMatch(/src\/theme\/Box .*no such file/);
  });

  it.each([
    [
      'a component',
      'src/theme/New/index.tsx',
      'export default 1;',
      /^src\/theme\/New \(component\)/,
    ],
    [
      'an import of a package’s inside',
      'src/client/new.ts',
      "import x from '@docusaurus/core/lib/client/preload';",
      /imports @docusaurus\/core\/lib\/client\/preload/,
    ],
    [
      'an import of what a package keeps for its own',
      'src/theme/Box/use.ts',
      "import { x } from '@docusaurus/theme-common/internal';",
      /imports @docusaurus\/theme-common\/internal/,
    ],
  ])('misses %s', (_case, file, text, message) => {
    expect(unlisted(root, entries)).toEqual([]);
    write(file, text);
    expect(unlisted(root, entries).join()).toMatch(message);
  });

  it('of the site misses nothing, and nothing was changed since it was looked at', () => {
    expect(upstreamProblems(process.cwd(), ledger)).toEqual([]);
  });
});

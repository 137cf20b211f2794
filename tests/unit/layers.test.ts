import path from 'node:path';
import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { layers } from '../../eslint/layers.mjs';

const cwd = '/project';
const table = {
  'src/site': { may: [], without: ['node:', 'react'] },
  'src/build': { may: ['src/site', 'tools/caddy.mjs'] },
  'src/components': { may: ['src/site'], without: ['node:'] },
};

const lint = (file: string, code: string) =>
  new Linter({ cwd })
    .verify(
      code,
      {
        files: ['**/*.ts'],
        plugins: { site: { rules: { layers } } },
        rules: { 'site/layers': ['error', table] },
        languageOptions: { sourceType: 'module' },
      },
      path.join(cwd, file),
    )
    .map(({ message }) => message);

it.each([
  ['src/site/a.ts', "import a from '../build/b.ts';", 'src/site does not import src/build/b.ts'],
  ['src/site/a/b.ts', "export * from '../../build/b.ts';", 'It may import nothing of ours'],
  ['src/site/a.ts', "import fs from 'node:fs';", 'src/site does without node:fs'],
  ['src/site/a.ts', "import a from 'react/jsx-runtime';", 'src/site does without react'],
  ['src/components/A/a.ts', "import a from '@site/src/build/b';", 'src/components does not import'],
  ['src/components/A/a.ts', "await import('../../build/b');", 'src/components does not import'],
  ['src/build/a.ts', "import a from '../../tools/lib.mjs';", 'src/build does not import'],
])('%s: %s is refused', (file, code, message) => {
  expect(lint(file, code)).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['src/components/A/a.ts', "import a from '@site/src/site/b'; import b from '../B';"],
  ['src/site/a.ts', "import a from './b.ts'; import { c } from 'yaml';"],
  ['src/build/a.ts', "import a from '../../tools/caddy.mjs'; import fs from 'node:fs';"],
  ['src/site/a.test.ts', "import a from '../build/b.ts';"],
  ['tests/a.ts', "import a from '../src/build/b.ts';"],
])('%s: %s passes', (file, code) => {
  expect(lint(file, code)).toEqual([]);
});

/* The step before a commit: the fast checks, only on the staged files if they can. */
import { spawnSync } from 'node:child_process';
import { root, together } from './lib.mjs';

const listed = spawnSync('git', ['diff', '--cached', '--name-only', '--diff-filter=d', '-z'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed.stdout.split('\0').filter(Boolean);
const code = files.filter(
  (file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !/^(examples|tests\/fixtures)\//.test(file),
);
const texts = files.filter((file) => /\.mdx?$/.test(file) && !file.startsWith('tests/fixtures/'));
const pages = texts.filter((file) => /^(docs|learn|blog|src\/pages)\//.test(file));
/** The sources of page content. A change there may be visible on any page. */
const fillsPages = files.some((file) => /^(data|examples|src\/lib)\//.test(file));

// The longest first, so that the others run in parallel with it.
await together(
  [
    {
      name: 'content',
      program: 'tsx',
      args: [
        '--import',
        './tools/data/main.mts',
        'tools/check-content.mts',
        ...(fillsPages ? [] : pages),
      ],
      isNeeded: fillsPages || pages.length > 0,
    },
    {
      name: 'spelling',
      program: 'cspell',
      args: [
        'lint',
        '--config',
        'tools/spelling/cspell.json',
        '--no-progress',
        '--no-summary',
        '--no-must-find-files',
        ...texts,
      ],
      isNeeded: texts.length > 0,
    },
    {
      name: 'lint, without the rules that need types',
      program: 'eslint',
      args: ['--config', 'tools/hooks/eslint.config.mjs', '--no-warn-ignored', ...code],
      isNeeded: code.length > 0,
    },
    {
      name: 'formatting: npm run format fixes it',
      program: 'prettier',
      args: ['--check', '--ignore-unknown', '--log-level=warn', ...files],
      isNeeded: files.length > 0,
    },
  ].filter(({ isNeeded }) => isNeeded),
);

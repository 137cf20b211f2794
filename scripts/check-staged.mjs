/* The step before a commit: the fast checks, on the staged files alone where they can. */
import { spawnSync } from 'node:child_process';
import { bin, root, step } from './lib.mjs';

const listed = spawnSync('git', ['diff', '--cached', '--name-only', '--diff-filter=d', '-z'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed.stdout.split('\0').filter(Boolean);
const code = files.filter(
  (file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !/^(examples|tests\/fixtures)\//.test(file),
);
const texts = files.filter((file) => /\.mdx?$/.test(file) && !file.startsWith('tests/fixtures/'));
const content = files.some((file) =>
  /^(docs|learn|blog|examples|src\/(site|model|pages))\//.test(file),
);

if (files.length > 0) {
  step('formatting', bin('prettier'), [
    '--check',
    '--ignore-unknown',
    '--log-level=warn',
    ...files,
  ]);
}
if (code.length > 0) step('lint', bin('eslint'), ['--no-warn-ignored', ...code]);
if (texts.length > 0) {
  step('spelling', bin('cspell'), [
    'lint',
    '--no-progress',
    '--no-summary',
    '--no-must-find-files',
    ...texts,
  ]);
}
if (content) step('content', bin('tsx'), ['scripts/check-content.mts']);

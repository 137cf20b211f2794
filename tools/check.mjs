/* npm run check: the fast tier for every edit. */
import { ensureDependencies, step, together } from './lib.mjs';

ensureDependencies();
step('data: every file fits its schema', 'tsx', ['tools/data/main.mts']);
// The longest first, so that the others run in parallel with it.
await together([
  {
    name: 'lint',
    program: 'eslint',
    args: ['--cache', '--cache-location', 'node_modules/.cache/eslint/', '.'],
  },
  { name: 'types', program: 'tsc', args: ['--noEmit', '-p', '.'] },
  {
    name: 'content: front matter, tokens, voice, what is left to write',
    program: 'tsx',
    args: ['tools/check-content.mts'],
  },
  {
    name: 'spelling: tools/spelling/words.txt takes words that are right',
    program: 'cspell',
    args: [
      ...['lint', '--config', 'tools/spelling/cspell.json', '--no-progress'],
      ...['--cache', '--cache-location', 'node_modules/.cache/cspell'],
    ],
  },
  { name: 'external addresses', program: 'tsx', args: ['tools/links.ts', '--quiet'] },
  { name: 'upstream files', program: 'tsx', args: ['tools/upstream.mts'] },
  {
    name: 'unused files, exports and dependencies',
    program: 'knip',
    args: ['--config', 'tools/knip.jsonc'],
  },
  {
    name: 'formatting: npm run format fixes it',
    program: 'prettier',
    args: ['--check', '--log-level=warn', '--cache', '.'],
  },
  { name: 'Markdown lint', program: 'markdownlint-cli2', args: [], isQuiet: true },
]);
step('unit tests', 'vitest', ['run', '--reporter=dot']);

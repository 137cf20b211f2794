/* npm run check: the fast tier for every edit. */
import { bin, ensureDependencies, step, together } from './lib.mjs';

ensureDependencies();
step('data: every file fits its schema', bin('tsx'), ['tools/data/main.mts']);
// The longest first, so that the others fit beside it.
await together([
  {
    name: 'lint',
    command: bin('eslint'),
    args: ['--cache', '--cache-location', 'node_modules/.cache/eslint/', '.'],
  },
  { name: 'types', command: bin('tsc'), args: ['--noEmit', '-p', '.'] },
  {
    name: 'content: front matter, tokens, voice, what is left to write',
    command: bin('tsx'),
    args: ['scripts/check-content.mts'],
  },
  {
    name: 'spelling: project-words.txt takes words that are right',
    command: bin('cspell'),
    args: ['lint', '--no-progress', '--cache', '--cache-location', 'node_modules/.cache/cspell'],
  },
  { name: 'external addresses', command: bin('tsx'), args: ['scripts/links.ts', '--quiet'] },
  { name: 'upstream files', command: bin('tsx'), args: ['scripts/upstream.mts'] },
  { name: 'unused files, exports and dependencies', command: bin('knip'), args: [] },
  {
    name: 'formatting',
    command: bin('prettier'),
    args: ['--check', '--log-level=warn', '--cache', '.'],
  },
  { name: 'Markdown lint', command: bin('markdownlint-cli2'), args: [], isQuiet: true },
]);
step('unit tests', bin('vitest'), ['run', '--reporter=dot']);

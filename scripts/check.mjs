/* npm run check: the fast tier for every edit. */
import { bin, ensureDependencies, step } from './lib.mjs';

ensureDependencies();
step('types', bin('tsc'), ['--noEmit', '-p', '.']);
step('content: front matter, tokens, voice, what is left to write', bin('tsx'), [
  'scripts/check-content.mts',
]);
step('spelling: project-words.txt takes words that are right', bin('cspell'), [
  'lint',
  '--no-progress',
  '--cache',
  '--cache-location',
  'node_modules/.cache/cspell',
]);
step('external addresses', bin('tsx'), ['scripts/links.ts', '--quiet']);
step('upstream files', bin('tsx'), ['scripts/upstream.mts']);
step('unused files, exports and dependencies', bin('knip'), []);
step('lint', bin('eslint'), ['--cache', '--cache-location', 'node_modules/.cache/eslint/', '.']);
step('formatting', bin('prettier'), ['--check', '--log-level=warn', '--cache', '.']);
step('Markdown lint', bin('markdownlint-cli2'), [], { stdio: ['ignore', 'ignore', 'inherit'] });
step('unit tests', bin('vitest'), ['run', '--reporter=dot']);

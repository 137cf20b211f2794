/* npm run check: the fast tier for every edit. */
import { bin, ensureDependencies, step } from './lib.mjs';

ensureDependencies();
step('types', bin('tsc'), ['--noEmit', '-p', '.']);
step('content: front matter and tokens', bin('tsx'), ['scripts/check-content.mts']);
step('external addresses', bin('tsx'), ['scripts/links.ts', '--quiet']);
step('lint', bin('eslint'), ['--cache', '--cache-location', 'node_modules/.cache/eslint/', '.']);
step('formatting', bin('prettier'), ['--check', '--log-level=warn', '--cache', '.']);
step('Markdown lint', bin('markdownlint-cli2'), [], { stdio: ['ignore', 'ignore', 'inherit'] });
step('unit tests', bin('vitest'), ['run', '--reporter=dot']);

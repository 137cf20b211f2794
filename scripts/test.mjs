/* npm test: everything that can be proven about the site, on a machine with Node alone. */
import { ensureCaddy } from './caddy.mjs';
import { ensureChromium } from './chromium.mjs';
import { bin, ensureDependencies, run, step } from './lib.mjs';
import { ensureTools } from './tools.mjs';

ensureDependencies();
ensureTools();
process.env.CHROMIUM_PATH = ensureChromium();
ensureCaddy();
if (!run('node', ['scripts/check.mjs'])) process.exit(1);
// Before the build, which shows at each page's end what this has checked. In CI it is a job of its own.
if (!process.argv.includes('--without-blocks')) {
  step('tests of the checker of code blocks', bin('vitest'), ['run', '--root', 'packages/doc-walk']);
  step('code blocks of changed pages', bin('tsx'), ['tools/check-blocks.mts']);
}
step('build', 'node', ['scripts/build.mjs', '--release']);
step('tests of the built site', bin('vitest'), ['run', '--config', 'tests/site/vitest.config.mts']);
step('tests of the web server', bin('vitest'), [
  'run',
  '--config',
  'tests/serve/vitest.config.mts',
  '--reporter=dot',
]);
step('browser tests', bin('playwright'), ['test']);

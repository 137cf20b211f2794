/* npm test: every check that this machine can run. It lists the skipped ones at the end, with how to
   enable them. With CI=true or TEST_REQUIRE_ALL=1, as in CI, a skipped check is a failure. */
import { spawnSync } from 'node:child_process';
import { ensureCaddy, imageVersion } from './caddy.mjs';
import { ensureChromium } from './chromium.mjs';
import {
  canInstallPackages,
  command,
  ensureDependencies,
  installPackages,
  run,
  step,
  together,
} from './lib.mjs';
import { ensureTools } from './tools.mjs';

const { CI, TEST_REQUIRE_ALL } = process.env;
const isAllRequired = CI === 'true' || TEST_REQUIRE_ALL === '1';

ensureDependencies();
const missing = ensureTools();
// Compiling its kernel takes minutes, so only CI does it. Lessons of a build without it say so.
if (process.env.MACHINE_REQUIRED === '1') {
  if (canInstallPackages()) installPackages(['bc', 'bison', 'flex', 'xz-utils']);
  step('practice machine', 'tsx', ['packages/practice-machine/build/make.ts']);
}
const chromium = ensureChromium();
const caddy = ensureCaddy();
const sandbox = ['--ro-bind', '/', '/', '--unshare-all', 'true'];
const canImitateImage = spawnSync('bwrap', sandbox).status === 0 && !missing.includes('wget');

const withCaddy = `Caddy ${imageVersion()}: set CADDY_PATH to it`;
const leftOut = [
  missing.length > 0 &&
    `code blocks: some of their tools are not here (npm run check:snippets -- PAGE checks a page with those that are). On Debian: sudo apt-get install -y --no-install-recommends ${missing.join(' ')}`,
  !caddy &&
    `tests of the web server, and those of the browser that need it. They need ${withCaddy}`,
  caddy &&
    !canImitateImage &&
    'tests of the web server. They need bubblewrap and wget on Linux, and a user who may make namespaces',
  !chromium &&
    'browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one: npx playwright install --with-deps chromium',
].filter(Boolean);
const sayLeftOut = () => {
  for (const part of leftOut) console.error(`\n!! left out: ${part}`);
};
if (isAllRequired && leftOut.length > 0) {
  sayLeftOut();
  console.error('\n✗ nothing may be left out with CI=true or TEST_REQUIRE_ALL=1');
  process.exit(1);
}

const { status } = spawnSync(
  ...command('tsx', [
    '--eval',
    "import { builtMachine } from 'practice-machine/built'; process.exit(builtMachine() ? 0 : 1);",
  ]),
);
if (status !== 0)
  leftOut.push('answers in the practice machine. To build it: npm run build -w practice-machine');

if (!run('node', ['tools/check.mjs'])) process.exit(1);
const build = { name: 'build', program: 'node', args: ['tools/build.mjs', '--release'] };
if (missing.length === 0 && !process.argv.includes('--without-blocks')) {
  // Before the build, which shows this check's results at each page's end.
  step('code blocks of changed pages', 'tsx', ['tools/check-blocks.mts']);
  const name = 'tests of the checker of code blocks';
  await together([
    build,
    { name, program: 'vitest', args: ['run', '--root', 'packages/doc-walk', '--reporter=dot'] },
  ]);
} else await together([build]);
const tests = (name, folder) => ({
  name,
  program: 'vitest',
  args: ['run', '--config', `tests/${folder}/vitest.config.mts`, '--reporter=dot'],
});
await together([
  tests('tests of the built site', 'site'),
  ...(caddy && canImitateImage ? [tests('tests of the web server', 'server')] : []),
]);
if (chromium) {
  const env = { ...process.env, CHROMIUM_PATH: chromium };
  step('browser tests', 'playwright', ['test', ...(caddy ? [] : ['--grep-invert', '@server'])], {
    env,
  });
}
sayLeftOut();
console.log(
  leftOut.length > 0 ? '\n✓ all else passed' : '\n✓ everything passed, and nothing was left out',
);

/* npm run test:faults: what a visitor reads when something goes wrong, printed as a table; fails on a scenario
   without a true sentence, and on one that loses what was typed. A file that several pages have gets every fault on
   the first of them and one on each other; with --all it gets every fault on all. Other arguments: parts of the
   pages' and faults' names. SITE_OUT names another folder than build. */
import { chromium } from '@playwright/test';
import { freePort } from '../../src/build/bench/free-port/index';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { serve, untilUp } from '../../scripts/serve.mjs';
import { assetScenarios } from './assets';
import { runScenario } from './run';
import { surroundingScenarios } from './surroundings';
import type { Outcome, Scenario } from './types';

/** One page of each kind. */
const PAGES = [
  '/',
  '/docs/services/postgresql/',
  '/learn/foundations/what-is-docker/',
  '/pricing/',
  '/search/?q=redis',
];
/** Fewer scenarios mean that something was not found. */
const LEAST = 300;
/** Pages open at once. */
const AT_ONCE = Number(process.env.AT_ONCE ?? 4);

const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const { server } = serve(String(port), process.env.SITE_OUT);
const started = Date.now();
try {
  await untilUp(server, port);
  const browser = await chromium.launch({
    executablePath: ensureChromium() as string,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const seen = process.argv.includes('--all') ? undefined : new Map<string, number>();
  const all: Scenario[] = [];
  for (const path of PAGES) {
    all.push(...(await assetScenarios(browser, base, path, seen)), ...surroundingScenarios(path));
  }
  const wanted = process.argv.slice(2).filter((argument) => argument !== '--all');
  const left = all.filter(({ page, fault }) =>
    wanted.every((part) => `${page} ${fault}`.includes(part)),
  );
  const total = left.length;
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const outcome = await runScenario(browser, base, next);
      outcomes.push(outcome);
      for (const problem of outcome.problems)
        console.error(`${next.page} ${next.fault}: ${problem}`);
      if (outcomes.length % 25 === 0) console.error(`${outcomes.length} of ${total}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // A sentence may come late on a machine that walks several at once: what fails is walked once more, alone.
  for (const [at, { scenario, problems }] of outcomes.entries()) {
    if (problems.length > 0) outcomes[at] = await runScenario(browser, base, scenario);
  }
  await browser.close();

  const place = ({ scenario }: Outcome) => all.indexOf(scenario);
  outcomes.sort((a, b) => place(a) - place(b));
  console.log(
    '| page | what goes wrong | what the visitor reads | what was typed |\n|---|---|---|---|',
  );
  for (const { scenario, sentence, problems, kept } of outcomes) {
    const end = problems.length > 0 ? `✗ ${sentence} ${problems.join('; ')}` : sentence;
    console.log(`| ${scenario.page} | ${scenario.fault} | ${end} | ${kept ? 'kept' : 'lost'} |`);
  }
  const bad = outcomes.filter(({ problems }) => problems.length > 0).length;
  const told = outcomes.filter(
    ({ sentence, problems }) => sentence !== 'works' && problems.length === 0,
  ).length;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `\n${total} scenarios in ${seconds} s: ${total - told - bad} work, ${told} say what is wrong, ${bad} fail.`,
  );
  if (bad > 0) process.exitCode = 1;
  if (wanted.length === 0 && total < LEAST) {
    console.error(`Only ${total} scenarios were found; ${LEAST} are the least.`);
    process.exitCode = 1;
  }
} finally {
  server.kill('SIGTERM');
}

/* Random actions and environments, and what must be true after each. A case is one number: MONKEY_SEED=123
   runs that case first. MONKEY_MINUTES is how long to run. MONKEY_SEED without it runs only that case. */
import { test } from '@playwright/test';
import fc from 'fast-check';
import { allRoutes, pageOf } from '../../site/pages';
import { cases, type Case } from './cases';
import type { Expected } from './look';
import { run, type Ground, type Outcome } from './run';

const { MONKEY_SEED, MONKEY_MINUTES } = process.env;
const SEED = Number(MONKEY_SEED ?? 1);
const MINUTES = Number(MONKEY_MINUTES ?? (MONKEY_SEED ? 0 : 1));
/** Milliseconds for shrinking a failure. */
const SHRINKING = 60_000;
/** If set, every failure is reported, not only the first. */
const goesOn = Boolean(process.env.MONKEY_ALL);

/** Not pages: /docs/ redirects to another one. */
const PATHS = allRoutes().filter((route) => route !== '/docs/');

function expectedPages(): Record<string, Expected> {
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  return Object.fromEntries(
    PATHS.map((route) => {
      const page = pageOf(route);
      const canonical = page('link[rel=canonical]').attr('href') ?? '';
      return [
        route,
        {
          title: page('head > title').text(),
          heading: flat(page('h1').text()),
          canonical: new URL(canonical).pathname,
        },
      ];
    }),
  );
}

const words = ({ steps, problems }: Outcome) =>
  [
    ...problems.map(({ rule, what }) => `  ${rule}: ${what}`),
    '  after:',
    ...steps.map((step, at) => `  ${at + 1}. ${step}`),
  ].join('\n');

/** Generates the case of a seed, runs it and shrinks it if it fails. */
async function tryOne(
  ground: Ground,
  seed: number,
): Promise<{ acts: number; checked: string[]; failure?: string; rules: string[] }> {
  let first: Outcome | undefined;
  let acts = 0;
  let checked: string[] = [];
  const rules = new Set<string>();
  const property = fc.asyncProperty(cases(Object.keys(ground.pages)), async (one: Case) => {
    const known = first ? { ...ground, scanned: new Set<string>() } : ground;
    const outcome = await run(known, one);
    if (!first) {
      acts = outcome.steps.length;
      checked = outcome.checked;
    }
    const isSame = outcome.problems.some(({ rule }) => rules.size === 0 || rules.has(rule));
    if (!first && outcome.problems.length > 0) {
      first = outcome;
      for (const { rule } of outcome.problems) rules.add(rule);
    }
    if (isSame) throw new Error(words(outcome));
  });
  const found = await fc.check(property, {
    seed,
    numRuns: 1,
    endOnFailure: goesOn,
    interruptAfterTimeLimit: SHRINKING,
  });
  if (!first) return { acts, checked, rules: [] };
  const { where } = found.counterexample?.[0] ?? {};
  const smallest = (found.errorInstance as Error | null)?.message ?? '';
  return {
    acts,
    checked,
    rules: [...rules],
    failure: `MONKEY_SEED=${seed} fails\n${words(first)}\nThe smallest found, with ${JSON.stringify(where)}:\n${smallest}`,
  };
}

function count(counts: Record<string, number>, names: readonly string[]): void {
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
}

test('no action leads to a broken page', async ({ browser, baseURL }) => {
  // How many seeds fit into a time depends on the machine, so a change isn't judged by it.
  test.skip(!process.env.MONKEY_SEED, 'MONKEY_SEED starts it');
  const end = Date.now() + MINUTES * 60_000;
  test.setTimeout(MINUTES * 60_000 + SHRINKING + 180_000);
  const ground: Ground = {
    browser,
    origin: baseURL ?? '',
    pages: expectedPages(),
    scanned: new Set(),
  };
  const counts = { cases: 0, acts: 0, failures: 0 };
  const rulesBroken: Record<string, number> = {};
  const rulesChecked: Record<string, number> = {};
  const failures: string[] = [];
  for (let seed = SEED; seed === SEED || Date.now() < end; seed += 1) {
    const { acts, checked, failure, rules } = await tryOne(ground, seed);
    counts.cases += 1;
    counts.acts += acts;
    count(rulesBroken, rules);
    count(rulesChecked, checked);
    if (!failure) continue;
    counts.failures += 1;
    failures.push(failure);
    if (goesOn) console.log(failure);
    else break;
  }
  console.log(
    `monkey, seeds from ${SEED}: ${JSON.stringify({ ...counts, rulesBroken, rulesChecked })}`,
  );
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plan } from 'compose-planner';
import { examples } from './examples.ts';

const stored = JSON.parse(
  readFileSync(new URL('./examplePlans.json', import.meta.url), 'utf8'),
) as Record<string, unknown>;

it.each(Object.entries(examples))(
  'the stored plan of the example %s is what the rules make of its file (else: npm run templates:costs)',
  (name, text) => {
    expect(stored[name]).toEqual(JSON.parse(JSON.stringify(plan(text))));
  },
);

it('no plan is stored without an example', () => {
  expect(Object.keys(stored)).toEqual(Object.keys(examples));
});

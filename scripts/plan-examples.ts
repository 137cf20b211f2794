/** Writes the plans of the planner's example files, which pages show before the rules are loaded. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { examples } from '../src/components/ComposePlanner/examples.ts';
import { plan } from '../src/model/compose/index.ts';

const target = fileURLToPath(
  new URL('../src/components/ComposePlanner/examplePlans.json', import.meta.url),
);
const plans = Object.fromEntries(
  Object.entries(examples).map(([name, text]) => [name, plan(text)]),
);

void (async () => {
  const options = await resolveConfig(target);
  writeFileSync(target, await format(JSON.stringify(plans), { ...options, parser: 'json' }));
})();

/** Writes the plans of the planner's example files, which pages show before the rules are loaded, and its gallery. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { examples } from '../src/components/ComposePlanner/examples.ts';
import { readGallery } from '../src/build/planner-gallery/index.ts';
import { plan } from 'compose-planner';

const folder = new URL('../src/components/ComposePlanner/', import.meta.url);
const plans = Object.fromEntries(
  Object.entries(examples).map(([name, text]) => [name, plan(text)]),
);

async function write(name: string, data: unknown): Promise<void> {
  const target = fileURLToPath(new URL(name, folder));
  const options = await resolveConfig(target);
  writeFileSync(target, await format(JSON.stringify(data), { ...options, parser: 'json' }));
}

void write('examplePlans.json', plans).then(() => write('gallery.json', readGallery()));

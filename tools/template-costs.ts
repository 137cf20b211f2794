/* npm run templates:costs: writes what each template costs, from its Compose file. */
import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { costsSource, templateCost } from '../src/model/template-cost/index.ts';
import { composePath, templates } from '../src/site/templates/index.ts';

const root = process.cwd();
const target = path.join(root, 'src/site/templates/costs.ts');
const costs = Object.fromEntries(
  templates.map((template) => [
    template.slug,
    templateCost(template, fs.readFileSync(path.join(root, composePath(template.slug)), 'utf8')),
  ]),
);

async function write(): Promise<void> {
  const options = await prettier.resolveConfig(target);
  fs.writeFileSync(
    target,
    await prettier.format(costsSource(costs), { ...options, filepath: target }),
  );
}

void write();

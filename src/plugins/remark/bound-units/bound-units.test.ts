import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import boundUnits from './index.ts';

const compile = async (value: string) => {
  const processor = createProcessor({ remarkPlugins: [remarkGfm, boundUnits] });
  return String(await processor.process(value)).replaceAll('\u00a0', '_');
};

it.each([
  ['a paragraph', 'It has 30 GB and *4 vCPU*.', ['30_GB', '4_vCPU']],
  ['a list', '- It has 30 GB.\n', ['30_GB']],
  ['a table', '| a |\n|---|\n| 5.99 EUR |\n', ['5.99_EUR']],
  ['an element', '<b>It has 30 GB.</b>', ['30_GB']],
  ['a measurement', 'It took 120 µs.', ['120_µs']],
  ['a line of links', '[One](/a) · [two](/b)', ['"_· "']],
])('binds figures to their units in %s', async (_where, source, shown) => {
  const code = await compile(source);
  for (const text of shown) expect(code).toContain(text);
});

it.each([
  ['code', 'Type `sleep 30 s`.', 'sleep 30 s'],
  ['an address', '[Here](https://example.com/a "in 30 s").', 'in 30 s'],
  ['a heading', '## In 30 s\n', 'In 30 s'],
])('leaves %s as it is', async (_where, source, kept) => {
  expect(await compile(source)).toContain(kept);
});

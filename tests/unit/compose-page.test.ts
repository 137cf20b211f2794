import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { plan, planAsText } from '../../src/model/compose/index.ts';

const page = fs.readFileSync(
  path.join(import.meta.dirname, '../../src/pages/hosting/simple-docker-compose-hosting-eu.mdx'),
  'utf8',
);
const [before = '', after = ''] = [
  ...page.matchAll(/```yaml title="compose\.yaml"\n([^]*?)\n```/g),
].map((match) => match[1]);

it('the first file of the worked example has the findings that the page lists, on their lines', () => {
  const listed = [...page.matchAll(/^\| line (\d+) \|/gm)].map((match) => Number(match[1]));
  const found = [...planAsText(plan(before)).matchAll(/^Line (\d+),/gm)].map((match) =>
    Number(match[1]),
  );
  expect(found).toEqual([4, 6, 13, 17, 23]);
  expect(listed).toEqual(found);
  expect(planAsText(plan(before))).toContain('once fixed');
});

it('the second file is accepted, with the sizes of the page and a sum of 4.50 + 0.10 + 2.50 + 8.00', () => {
  const text = planAsText(plan(after));
  expect(text).not.toContain('once fixed');
  expect(text).toMatch(/^web +app, public on 8080 +micro/m);
  expect(text).toMatch(/^uploads +volume of web at \/srv\/uploads +1 GB/m);
  expect(text).toMatch(/^worker +app, internal +nano/m);
  expect(text).toMatch(/^db +PostgreSQL 17, daily backup +small/m);
  expect(text).toMatch(/^sum .*€15\.10$/m);
  expect(page).toContain('<Price of="size.micro + disk + size.nano + size.small" bare />');
});

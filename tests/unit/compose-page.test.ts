import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { plan, planAsText } from 'compose-planner';
import { evaluatePrice } from '../../src/model/price/index.ts';
import { formatEuro } from '../../src/site/money.ts';

const page = fs.readFileSync(
  path.join(import.meta.dirname, '../../src/pages/hosting/simple-docker-compose-hosting-eu.mdx'),
  'utf8',
);
const [before = '', after = ''] = [
  ...page.matchAll(/```yaml title="compose\.yaml"\n([^]*?)\n```/g),
].map((match) => match[1]);

it('the first file of the worked example has the findings that the page lists, on their lines', () => {
  const listed = [...page.matchAll(/^\| line(?: |&nbsp;)(\d+) \|/gm)].map((match) =>
    Number(match[1]),
  );
  const found = [...planAsText(plan(before)).matchAll(/^Line (\d+),/gm)].map((match) =>
    Number(match[1]),
  );
  expect(found).toEqual([2, 4, 6, 7, 11, 13, 17, 23]);
  expect(listed).toEqual(found);
  expect(planAsText(plan(before))).toContain('once fixed');
});

it('the second file is accepted, with the sizes and the sum of the page', () => {
  const text = planAsText(plan(after));
  expect(text).not.toContain('once fixed');
  expect(text).toMatch(/^web +app, public on 8080 +micro/m);
  expect(text).toMatch(/^uploads +volume of web at \/srv\/uploads +1 GB/m);
  expect(text).toMatch(/^worker +app, internal +nano/m);
  expect(text).toMatch(/^db +PostgreSQL 17, daily backup +small/m);
  const sum = 'size.micro + disk + size.nano + size.small';
  expect(/^sum .*(€[\d.]+)$/m.exec(text)?.[1]).toBe(formatEuro(evaluatePrice(sum)));
  expect(page).toContain(`<Price of="${sum}" bare />`);
});

it('gives the address of the database to every app of the second file that works with it', () => {
  const { services } = parse(after) as { services: Record<string, { environment?: object }> };
  for (const name of ['web', 'worker']) {
    expect(services[name]?.environment, name).toHaveProperty('DATABASE_URL');
  }
});

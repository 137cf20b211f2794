import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import '../../src/lib/planner.ts';
import { plan } from 'compose-planner';
import { evaluatePrice } from '../../src/lib/price/index.ts';

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
  const found = plan(before).findings.map(({ line }) => line);
  expect(found).toEqual([2, 6, 7, 7, 11, 13, 17]);
  expect(listed).toEqual(found);
  expect(plan(before).state).toBe('blocked');
});

it('the second file is accepted, with the sizes and the sum of the page', () => {
  const { state, rows, total } = plan(after);
  expect(state).not.toBe('blocked');
  expect(
    rows.map(({ name, detail, size }) => `${name}: ${detail}${size ? `, ${size}` : ''}`),
  ).toEqual([
    'web: app, public on 8080, micro',
    'uploads: volume of web at /srv/uploads',
    'worker: app, without a port, nano',
    'db: PostgreSQL 17, daily backup, small',
    'db disk: first 1 GB included',
  ]);
  const sum = 'size.micro + disk + size.nano + size.small';
  expect(total).toBe(evaluatePrice(sum));
  expect(page).toContain(`<Price of="${sum}" bare />`);
});

it('gives the address of the database to every app of the second file that works with it', () => {
  const { services } = parse(after) as { services: Record<string, { environment?: object }> };
  for (const name of ['web', 'worker']) {
    expect(services[name]?.environment, name).toHaveProperty('DATABASE_URL');
  }
});

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import '../../src/lib/planner.ts';
import { adaptNames, plan } from 'compose-planner';
import { evaluatePrice } from '../../src/lib/price/index.ts';

const read = (name: string) =>
  fs.readFileSync(path.join(import.meta.dirname, '../../docs/apps/compose-import', name), 'utf8');
const page = read('example.mdx');
const [before = '', after = ''] = [
  ...page.matchAll(/```yaml title="compose\.yaml"\n([^]*?)\n```/g),
].map((match) => match[1]);

describe('the pages on Compose import', () => {
  it('lists the findings of its first file, line by line, and no other', () => {
    const listed = [...page.matchAll(/^\| (\d+) \| /gm)].map((match) => Number(match[1]));
    const found = plan(before)
      .findings.filter(({ code }) => code !== 'ignored')
      .map(({ line }) => line);
    expect(found.length).toBeGreaterThan(5);
    expect(listed).toEqual(found);
    const commented = before
      .split('\n')
      .flatMap((line, index) => (line.endsWith(` # ${index + 1}`) ? [index + 1] : []));
    expect(commented).toEqual(found);
  });

  it('says that only one line keeps the first file from a sum', () => {
    const withoutMigrate = before
      .replace(/ {2}migrate:\n.*\n.*\n.*\n(?= {2}db:)/, '')
      .replace(/ {4}depends_on:\n.*\n.*\n/, '');
    expect(plan(before).state).toBe('blocked');
    expect(plan(withoutMigrate).state).not.toBe('blocked');
  });

  it('shows the plan of its second file, with the sum of its price', () => {
    const { rows, total } = plan(after);
    expect(
      rows.map(({ name, detail, size }) => `${name}: ${detail}${size ? `, ${size}` : ''}`),
    ).toEqual([
      'web-app: app, public on 3000, micro',
      'uploads: volume of web-app at /srv/uploads',
      'worker: app, without a port, nano',
      'db: PostgreSQL 17, daily backup, micro',
      'db disk: first 1 GB included',
      'cache: Redis 7.2, daily backup, nano',
    ]);
    const expression =
      /\| \*\*sum\*\* \| \| \*\*<Price of="([^"]+)" bare \/>/.exec(page)?.[1] ?? '';
    expect(total).toBe(evaluatePrice(expression));
  });

  it('adapts names as its table says', () => {
    const rows = [...read('findings.mdx').matchAll(/^\| `([^`]+)` \| `([a-z0-9-]+)` \| /gm)];
    expect(rows.length).toBeGreaterThan(1);
    for (const [, name = '', becomes] of rows) {
      expect(adaptNames([name], 'app').get(name)).toBe(becomes);
    }
    expect([...adaptNames(['web-app', 'web_app'], 'app').values()]).toEqual([
      'web-app',
      'web-app-2',
    ]);
  });
});

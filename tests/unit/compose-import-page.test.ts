import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adaptNames, plan, planAsText } from 'compose-planner';
import { evaluatePrice } from '../../src/model/price/index.ts';
import { formatEuro } from '../../src/site/money.ts';

const page = fs.readFileSync(
  path.join(import.meta.dirname, '../../docs/apps/compose-import.mdx'),
  'utf8',
);
const [before = '', after = ''] = [
  ...page.matchAll(/```yaml title="compose\.yaml"\n([^]*?)\n```/g),
].map((match) => match[1]);

describe('the page on Compose import', () => {
  it('lists the findings of its first file, line by line, and no other', () => {
    const listed = [...page.matchAll(/^\| (\d+) \| /gm)].map((match) => Number(match[1]));
    const found = [...planAsText(plan(before)).matchAll(/^Line (\d+),/gm)].map((match) =>
      Number(match[1]),
    );
    expect(found.length).toBeGreaterThan(5);
    expect(listed).toEqual(found);
    const commented = before
      .split('\n')
      .flatMap((line, index) => (line.endsWith(` # ${index + 1}`) ? [index + 1] : []));
    expect(commented).toEqual(found);
  });

  it('says that one line alone keeps the first file from a sum', () => {
    const withoutMigrate = before
      .replace(/ {2}migrate:\n.*\n.*\n.*\n(?= {2}db:)/, '')
      .replace(/ {4}depends_on:\n.*\n.*\n/, '');
    expect(planAsText(plan(before))).toContain('once fixed');
    expect(planAsText(plan(withoutMigrate))).not.toContain('once fixed');
  });

  it('shows the plan of its second file, with the sum of its price', () => {
    const text = planAsText(plan(after));
    expect(text).toMatch(/^web-app +app, public on 3000 +micro/m);
    expect(text).toMatch(/^uploads +volume of web-app at \/srv\/uploads +1 GB/m);
    expect(text).toMatch(/^worker +app, internal on 8080 +nano/m);
    expect(text).toMatch(/^db +PostgreSQL 17, daily backup +micro/m);
    expect(text).toMatch(/^cache +Redis 7\.2, daily backup +nano/m);
    expect(text).not.toContain('mailpit  ');
    const expression =
      /\| \*\*sum\*\* \| \| \*\*<Price of="([^"]+)" bare \/>/.exec(page)?.[1] ?? '';
    expect(text).toMatch(
      new RegExp(`^sum .*${formatEuro(evaluatePrice(expression)).replace('.', '\\.')}$`, 'm'),
    );
  });

  it('adapts names as its table says', () => {
    const rows = [...page.matchAll(/^\| `([^`]+)` \| `([a-z0-9-]+)` \| /gm)];
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

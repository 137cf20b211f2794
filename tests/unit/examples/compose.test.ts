import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import '../../../src/lib/planner.ts';
import { plan } from 'compose-planner';

const examples = path.resolve(import.meta.dirname, '../../../examples');

it.each([
  ['express', 'size.nano + size.nano'],
  ['django', 'size.nano + size.nano'],
  ['fastapi', 'size.nano + size.nano'],
  ['rails', 'size.micro + size.nano'],
  ['springboot', 'size.small + size.nano'],
])(
  'the compose.yaml of %s becomes an app and a PostgreSQL that it has to refer to',
  (stack, sum) => {
    const file = fs.readFileSync(path.join(examples, stack, 'compose.yaml'), 'utf8');
    const result = plan(file);
    expect(result).toMatchObject({ state: 'ready', services: 2 });
    const problems = result.findings.filter(({ severity }) => severity !== 'note');
    expect([...new Set(problems.map(({ code }) => code))]).toEqual(['credentials']);
    expect(result.rows[0]).toMatchObject({ name: 'web', detail: 'app from Git, public on 8080' });
    expect(result.rows[1]).toMatchObject({ kind: 'postgres', name: 'db' });
    expect(
      result.rows
        .slice(0, 2)
        .map((row) => row.expression)
        .join(' + '),
    ).toBe(sum);
  },
);

import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { storedItems } from '#data/stored-items';

const SOURCE = path.resolve(import.meta.dirname, '../../src');

function sourceFiles(): string[] {
  return fs
    .readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join(SOURCE, file));
}

const listed = new Set(storedItems.map((item) => item.key));

it('the privacy notice lists every key that our code writes', () => {
  const keys = new Set<string>();
  for (const file of sourceFiles()) {
    const text = fs.readFileSync(file, 'utf8');
    for (const [, literal, constant] of text.matchAll(
      /(?:local|session)Storage\.[gs]etItem\((?:'([^']+)'|([A-Z_]+))/g,
    )) {
      if (literal) keys.add(literal);
      if (constant) keys.add(constant);
    }
  }
  const constants = new Map<string, string>();
  for (const file of sourceFiles()) {
    for (const [, name = '', value = ''] of fs
      .readFileSync(file, 'utf8')
      .matchAll(/\bconst ([A-Z_]+_KEY) = '([^']+)'/g)) {
      constants.set(name, value);
    }
  }
  const unlisted = [...keys]
    .map((key) => constants.get(key) ?? key)
    .filter((key) => !listed.has(key));
  expect(unlisted).toEqual([]);
  expect(keys.size).toBeGreaterThan(2);
});

it('no key is listed twice, and only the planner and the lessons keep something for the tab', () => {
  expect(listed.size).toBe(storedItems.length);
  const users = sourceFiles().filter((file) =>
    fs.readFileSync(file, 'utf8').includes('sessionStorage.setItem'),
  );
  expect(users.map((file) => path.relative(SOURCE, file)).sort()).toEqual([
    path.join('client', 'typed.ts'),
    path.join('components', 'planner', 'ComposePlanner', 'stored.ts'),
  ]);
  expect(storedItems.filter(({ tab }) => tab).map(({ key }) => key)).toEqual([
    'learn-typed',
    'compose-planner',
  ]);
});

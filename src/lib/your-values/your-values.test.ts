import { describe, expect, it } from 'vitest';
import { parseValues, placesFor, valueBetween, type YourValues } from './index.ts';
import { problemsOf } from './rules.ts';

const places = placesFor('dock.example');
const mine: YourValues = {
  project: 'crm',
  region: 'hel',
  app: 'api',
  database: 'main',
  domain: 'acme.org',
};

/** The text with every value in place of the example's. */
const filled = (text: string): string =>
  places(text).reduceRight(
    (now, [from, to, name]) => now.slice(0, from) + (mine[name] ?? '') + now.slice(to),
    text,
  );

describe('values in commands and addresses', () => {
  it.each([
    [
      'ssh -t -p 2222 shop@bastion.fsn.dock.example web',
      'ssh -t -p 2222 crm@bastion.hel.dock.example api',
    ],
    [
      'ssh -t -p 2222 notes@bastion.hel.dock.example web.2',
      'ssh -t -p 2222 crm@bastion.hel.dock.example api.2',
    ],
    [
      'ssh -L 5433:db.internal:5432 shop@bastion.fsn.dock.example',
      'ssh -L 5433:main.internal:5432 crm@bastion.hel.dock.example',
    ],
    ['HostName bastion.fsn.dock.example', 'HostName bastion.hel.dock.example'],
    ['curl https://web--shop.apps.dock.example/', 'curl https://api--crm.apps.dock.example/'],
    ['https://memos--shop.apps.dock.example', 'https://memos--crm.apps.dock.example'],
    ['DATABASE_URL=@{db.DATABASE_URL}', 'DATABASE_URL=@{main.DATABASE_URL}'],
    ['dig www.example.com. CNAME example.com', 'dig www.acme.org. CNAME acme.org'],
  ])('%s', (text, expected) => {
    expect(filled(text)).toBe(expected);
  });

  it.each([
    'docker build --tag shop-site .',
    '@{db2.DATABASE_URL} db2.internal my-db.internal web.internal',
    'old.example.com server.example.com anna@example.com my-example.com example.community',
    'web --shop',
  ])('leaves %s', (text) => {
    expect(filled(text)).toBe(text);
  });

  it.each([
    ['the project is called ', 'shop', ' and', 'project'],
    ['it has an app ', 'web', '', 'app'],
    ['and a database ', 'db', '.', 'database'],
    ['', 'fsn', ' its region', 'region'],
    ['an app ', 'once', '', undefined],
    ['the region ', 'fsn.', '', undefined],
    ['the process ', 'web', ' starts', undefined],
  ])('%s`%s`%s is a %s', (before, code, after, name) => {
    expect(valueBetween(before, code, after)).toBe(name);
  });
});

describe('stored values', () => {
  it.each([
    [null, {}],
    ['no JSON', {}],
    ['null', {}],
    ['["a"]', {}],
    ['{"project":"crm","app":7,"other":"x","region":""}', { project: 'crm' }],
  ])('%s is %j', (stored, values) => {
    expect(parseValues(stored)).toEqual(values);
  });
});

describe('rules of values', () => {
  it.each([
    { project: 'crm', region: 'hel', app: 'a', database: 'main-1', domain: 'acme.co.uk' },
    { project: '', domain: '' },
  ])('accepts %j', (values) => {
    expect(problemsOf(values)).toEqual({});
  });

  it.each([
    [{ project: 'Shop' }, /lower-case letters/],
    [{ app: 'my--app' }, /single hyphens/],
    [{ database: 'db-' }, /don't end with a hyphen/],
    [{ project: 'a'.repeat(21) }, /20 characters/],
    [{ region: 'muc' }, /fsn or hel/],
    [{ domain: 'https://acme.org' }, /no https/],
    [{ domain: 'acme' }, /just your domain/],
  ])('refuses %j with its rule', (values, rule) => {
    expect(Object.values(problemsOf(values))[0]).toMatch(rule);
  });
});

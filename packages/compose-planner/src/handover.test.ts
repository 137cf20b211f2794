import { expect, it } from 'vitest';
import { mergeFiles } from './files.ts';
import { handover } from './handover.ts';
import { NO_CHOICES } from './rows.ts';
import { plan } from './testing.ts';
import type { Choices } from './types.ts';

const text = `services:
  web:
    image: x:1
    ports:
      - "8080:80"
      - "81:81"
  tools:
    image: y:1
    profiles: [debug]
`;
const choices: Choices = {
  sizes: new Map([['web', 'small']]),
  disks: new Map(),
  reach: new Map<string, number | 'internal'>([['web', 81]]),
  profiles: new Set(['debug']),
};

it('the file carries what was chosen in its plan', () => {
  const made = handover(text, choices);
  expect(made.left).toEqual([]);
  const rows = ({ rows }: ReturnType<typeof plan>) =>
    rows.map(({ id, detail, size }) => `${id}: ${detail}, ${size}`);
  expect(rows(plan(made.text))).toEqual(rows(plan(text, choices)));
  expect(made.text).toContain('ports: ["81:81"]\n    expose: ["80"]');
});

it('a port that is made internal is exposed', () => {
  const reach = new Map<string, number | 'internal'>([['web', 'internal']]);
  expect(handover(text, { ...NO_CHOICES, reach }).text).toContain('expose: ["80", "81"]');
});

it('what cannot be written is named, and the file stays as it is', () => {
  const flow = 'services: {web: {image: x}}\n';
  expect(handover(flow, choices)).toEqual({
    text: flow,
    references: undefined,
    left: ['the size of web', 'the port of web'],
  });
});

const shop = `services:
  web:
    image: shop:1
    ports: ["80:80"]
    environment: &env
      DATABASE_URL: "@{db.DATABASE_URL}"
      CACHE: "@{cache.REDIS_URL}/0"
  worker:
    image: shop:1
    environment: *env
  db:
    image: postgres:17
  old:
    image: mysql:8.4
    environment:
      MYSQL_USER: me
      MYSQL_PASSWORD: mine
      MYSQL_DATABASE: shop
  cache:
    image: redis:7.2
`;

it('references go into a second file, and stand as values of the containers in the first', () => {
  const made = handover(shop, NO_CHOICES);
  expect(made.left).toEqual([]);
  expect(made.text).not.toContain('@{');
  expect(made.text).toContain('DATABASE_URL: "postgres://app:app@db:5432/app"');
  expect(made.text).toContain('CACHE: "redis://cache:6379/0"');
  expect(made.text).toContain(
    'environment: { POSTGRES_USER: app, POSTGRES_PASSWORD: app, POSTGRES_DB: app }\n    image: postgres:17',
  );
  const merged = mergeFiles([
    { name: 'compose.yaml', text: made.text },
    { name: 'compose.import.override.yaml', text: made.references ?? '' },
  ]);
  const problems = ({ rows, findings }: ReturnType<typeof plan>) => [
    rows.map(({ id, detail, size }) => `${id}: ${detail}, ${size}`),
    findings.filter(({ severity }) => severity !== 'note').map(({ sentence }) => sentence),
  ];
  expect(problems(plan(merged?.text ?? ''))).toEqual(problems(plan(shop)));
});

it('the login that a database has already is used', () => {
  const { text: made } = handover(
    shop.replace('CACHE: "@{cache.REDIS_URL}/0"', "OLD: '@{old.MYSQL_URL}'"),
    NO_CHOICES,
  );
  expect(made).toContain("OLD: 'mysql://me:mine@old:3306/shop'");
});

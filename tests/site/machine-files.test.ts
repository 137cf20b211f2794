import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { brand } from '../../src/lib/brand.ts';
import { limits } from '../../src/lib/limits.ts';
import { sizes } from '../../src/lib/prices.ts';
import sidebars from '../../sidebars.ts';
import { allRoutes, builtFiles, readOut } from './pages.ts';

const json = (file: string) => JSON.parse(readOut(file)) as Record<string, unknown>;

describe('the data for programs', () => {
  it.each([['prices'], ['limits']])('%s fits its schema, which is strict', (name) => {
    const ajv = new Ajv({ allErrors: true });
    const validate = ajv.compile(json(`data/${name}.schema.json`));
    const data = json(`data/${name}.json`);
    validate(data);
    expect(validate.errors).toBeNull();
    expect(data.$schema).toBe(`${brand.url}/data/${name}.schema.json`);
    expect(validate({ ...data, more: 1 })).toBe(false);
    const [first] = Object.keys(data);
    expect(validate({ ...data, [first ?? '']: undefined })).toBe(false);
  });

  it('says the prices and limits of the site', () => {
    const prices = json('data/prices.json') as { sizes: { name: string; month: number }[] };
    expect(prices.sizes.map(({ name, month }) => [name, month])).toEqual(
      sizes.map(({ name, month }) => [name, month / 1_000_000]),
    );
    const data = json('data/limits.json') as { limits: Record<string, { text: string }> };
    expect(Object.keys(data.limits)).toEqual(Object.keys(limits));
  });
});

const linked = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address]) => address ?? '');

describe('the overview for assistants', () => {
  const text = readOut('llms.txt');

  it('links files that are there, and every page but lists', () => {
    const files = new Set(builtFiles().map((file) => `${brand.url}/${file}`));
    const addresses = linked(text);
    expect(addresses.filter((address) => !files.has(address))).toEqual([]);
    const lists =
      /^\/(?:search|docs|blog|blog\/(?:archive|authors|page\/.*|tags.*)|learn\/tags.*)\/$|^\/blog\/tags\/|^\/learn\/tags\//;
    const absent = allRoutes()
      .filter((route) => !lists.test(route))
      .map((route) => (route === '/' ? '/index.md' : `${route.slice(0, -1)}.md`))
      .filter((path) => !addresses.includes(`${brand.url}${path}`));
    expect(absent).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has a section for each category of the sidebar, and a line for each page', () => {
    const labels = (sidebars.docs as unknown as { label?: string }[]).flatMap(
      ({ label }) => label ?? [],
    );
    expect(labels.length).toBeGreaterThan(5);
    for (const label of labels) expect(text).toContain(`\n## Docs: ${label}\n`);
    const lines = text.split('\n').filter((line) => line.startsWith('- ['));
    expect(lines.length).toBeGreaterThan(90);
    for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\([^)]+\): .{20}/);
  });

  it('says how large each collection is', () => {
    for (const name of ['llms-full', 'llms-docs', 'llms-learn']) {
      const size = Math.ceil(Buffer.byteLength(readOut(`${name}.txt`)) / 1000);
      expect(text).toContain(`/${name}.txt): ${size.toLocaleString('en-US')} kB`);
    }
  });
});

describe('the collections', () => {
  const pagesIn = (name: string) =>
    [...readOut(name).matchAll(/^<!-- page: (\S+) -->$/gm)].map(
      ([, address]) => new URL(address ?? '').pathname,
    );

  it('hold each page once: all, the documentation, the lessons', () => {
    const full = pagesIn('llms-full.txt');
    expect(new Set(full).size).toBe(full.length);
    expect(full).toEqual(
      expect.arrayContaining(['/', '/pricing/', '/docs/intro/', '/learn/glossary/']),
    );
    expect(pagesIn('llms-docs.txt')).toEqual(full.filter((route) => route.startsWith('/docs/')));
    expect(pagesIn('llms-learn.txt')).toEqual(full.filter((route) => route.startsWith('/learn/')));
    expect(pagesIn('llms-learn.txt').length).toBeGreaterThan(18);
  });
});

import fs from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { formatEuro } from '../money.ts';
import { composePath, templateOf, templates, type TemplateSlug } from '../templates.ts';
import '../planner.ts';
import { plan } from 'compose-planner';
import { evaluatePrice } from '../price/index.ts';
import { importChoices, templateCost } from './index.ts';

vi.mock('#data/prices', () => import('../fixtures/prices.ts'));

interface Service {
  image: string;
  environment?: Record<string, string>;
  volumes?: string[];
  deploy?: { resources?: { limits?: { memory?: string } } };
}

const read = (slug: TemplateSlug) => fs.readFileSync(composePath(slug), 'utf8');
const cases = templates.map((template) => [template.slug, template, read(template.slug)] as const);
const services = (text: string) => (parse(text) as { services: Record<string, Service> }).services;

/** Every variable of a Compose file with its operator: `:?`, `:-` and its word. */
function variablesOf(text: string) {
  const found = new Map<string, { required: boolean; fallback: string }>();
  for (const [, name = '', operator, word = ''] of text.matchAll(/\$\{(\w+)(:[?-])?([^}]*)\}/g)) {
    found.set(name, { required: operator === ':?', fallback: operator === ':-' ? word : '' });
  }
  return found;
}

describe.each(cases)('the platform edition of %s', (_, template, text) => {
  const result = plan(text, importChoices(template));
  const parsed = services(text);

  it('is accepted without an error, a refusal or a finding', () => {
    expect(result.findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(result.state).toBe('ready');
  });

  it('sets a memory limit on every service', () => {
    for (const [name, service] of Object.entries(parsed)) {
      expect(service.deploy?.resources?.limits?.memory, name).toMatch(/^\d+[MG]$/);
    }
  });

  it('gives every service at least the memory that upstream names', () => {
    for (const [name, floor] of Object.entries(template.memory.floorMb ?? {})) {
      const [, figure, unit] = /^(\d+)([MG])$/.exec(
        parsed[name]?.deploy?.resources?.limits?.memory ?? '',
      ) ?? ['', '0', 'M'];
      expect(Number(figure) * (unit === 'G' ? 1024 : 1), name).toBeGreaterThanOrEqual(floor);
    }
  });

  it('pins every image', () => {
    for (const [name, { image }] of Object.entries(parsed)) {
      expect(image, name).toMatch(/(:[\w.-]*\d[\w.-]*|@sha256:[0-9a-f]{64})$/);
      expect(image, name).not.toMatch(/:latest$/);
    }
  });

  it('has the images of the data, and the databases beside them', () => {
    const databases = template.databases.map(({ service }) => service);
    const apps = Object.entries(parsed).filter(([name]) => !databases.includes(name));
    expect(Object.fromEntries(apps.map(([name, { image }]) => [name, image]))).toEqual(
      template.images,
    );
    const labels = template.databases.map((database) => {
      const row = result.rows.find(({ name }) => name === database.service);
      return row?.detail.startsWith(`${database.engine} ${database.version}`);
    });
    expect(labels.every(Boolean)).toBe(true);
    expect(Object.keys(parsed)).toHaveLength(apps.length + databases.length);
  });

  it('makes the public service public on its port', () => {
    const row = result.rows.find(({ name }) => name === template.publicService);
    expect(row?.detail).toBe(`app, public on ${template.port}`);
  });

  it('has the volumes of the data', () => {
    const planned = result.rows
      .filter(({ kind }) => kind === 'volume')
      .map(({ name, detail }) => `${name}: ${detail}`);
    expect(planned.sort()).toEqual(
      template.volumes
        .map(({ name, service, path }) => `${name}: volume of ${service} at ${path}`)
        .sort(),
    );
  });

  it('checks health on the path of the data, by a connect where there is none', () => {
    const checks = result.findings.filter(({ code }) => code === 'health-path');
    const own = checks.find(({ sentence }) => sentence.startsWith(`\`${template.publicService}\``));
    const any = checks.map(({ sentence }) => /while `([^`]*)`/.exec(sentence)?.[1]);
    if (template.health === undefined) expect(own).toBeUndefined();
    else expect(any).toContain(template.health);
  });

  it('explains every variable, with its default, and which ones are required', () => {
    const variables = variablesOf(text);
    for (const [name, { required, fallback }] of variables) {
      const setting = template.settings.find((candidate) => candidate.name === name);
      expect(setting, name).toBeDefined();
      if (required) expect(setting?.required, name).toBe(true);
      if (fallback) expect(setting?.default, name).toBe(fallback);
    }
  });

  it('costs what the planner says', () => {
    expect(evaluatePrice(templateCost(template, text).expression)).toBe(result.total);
  });
});

describe('what the templates cost a month', () => {
  const costOf = (slug: TemplateSlug) => templateCost(templateOf(slug), read(slug));

  it.each([
    // size.nano 2.50 + 1 GB 0.10
    ['memos', '€2.60'],
    // size.micro 4.50 + size.nano 2.50, the database's first GB included
    ['umami', '€7.00'],
    // size.small 8.00 + size.micro 4.50 + 1 GB 0.10
    ['ghost', '€12.60'],
    // app medium 15.00, worker small 8.00, PostgreSQL large 29.00, Redis small 8.00
    ['activepieces', '€60.00'],
    // frontend nano 2.50, backend medium 15.00, exporter small 8.00, store micro 4.50,
    // PostgreSQL micro 4.50, Valkey nano 2.50, 1 GB 0.10
    ['penpot', '€37.10'],
    // web small 8.00, media medium 15.00, MySQL micro 4.50, store micro 4.50, 1 GB 0.10
    ['cap', '€32.10'],
  ] as const)('%s: %s', (slug, price) => {
    expect(formatEuro(evaluatePrice(costOf(slug).expression))).toBe(price);
  });

  it('counts the disks that a template suggests', () => {
    // size.nano 2.50 + (2 GB data + 50 GB music) × 0.10
    expect(formatEuro(evaluatePrice(costOf('navidrome').suggested))).toBe('€7.70');
  });

  it('offers the smaller sizes that upstream’s minimum allows', () => {
    // 15.00 + 8.00 + PostgreSQL small 8.00 + Redis nano 2.50
    expect(formatEuro(evaluatePrice(costOf('activepieces').smaller ?? 'free'))).toBe('€33.50');
  });

  it('refuses to compute a file that the platform refuses', () => {
    const refused = read('memos').replace('    restart:', '    privileged: true\n    restart:');
    expect(() => templateCost(templateOf('memos'), refused)).toThrow(
      /'memos' does not plan: line 4/,
    );
  });
});

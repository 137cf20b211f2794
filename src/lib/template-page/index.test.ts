import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  composePath,
  templateCategories,
  templateOf,
  templates,
  type TemplateSlug,
} from '../templates.ts';
import '../planner.ts';
import { decodeShared, plan } from 'compose-planner';
import { evaluatePrice } from '../price/index.ts';
import { longDate } from '../dates.ts';
import { matches } from '../match.ts';
import { templateCost } from '../template-cost/index.ts';
import { costView, factsView, galleryView, settingsView, summaryView } from './index.ts';

const composeOf = (slug: TemplateSlug) => fs.readFileSync(composePath(slug), 'utf8');
const viewOf = (slug: TemplateSlug) => costView(templateOf(slug), composeOf(slug));
const cases = templates.map(
  (template) => [template.slug, template, composeOf(template.slug)] as const,
);

describe.each(cases)('the page of %s', (slug, template, text) => {
  it('links to the planner with its own file, which plans there to the same sum', async () => {
    const { planner, expression } = await summaryView(template, text);
    const [path, fragment = ''] = planner.split('#');
    expect(path).toBe('/');
    const shared = await decodeShared(fragment);
    const opened = plan(shared?.text ?? '', shared?.choices);
    expect(opened.state).toBe('ready');
    expect(opened.findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(opened.total).toBe(evaluatePrice(expression));
    expect(opened.rows.map(({ id }) => id)).toEqual(plan(text).rows.map(({ id }) => id));
  });

  it('shows rows that add up to its sum', () => {
    const { rows, expression } = costView(template, text);
    const sum = rows.reduce((total, row) => total + evaluatePrice(row.expression), 0);
    expect(sum).toBe(evaluatePrice(expression));
  });

  it('draws each service and volume once, and says of which template', async () => {
    const { rows } = templateCost(template, text);
    const parts = rows.filter(({ kind }) => kind !== 'disk').map(({ name }) => name);
    const { wide, narrow } = (await summaryView(template, text)).drawing;
    for (const svg of [wide, narrow]) {
      const drawn = [...svg.matchAll(/data-part="([^"]+)"/g)].map(([, name]) => name ?? '');
      expect(drawn.sort()).toEqual([...parts].sort());
      expect(svg).toContain(
        `<title id="stack${svg === wide ? '' : '-narrow'}-t">What the template ${template.name}`,
      );
    }
  });

  it('marks as missing from the file only what the file does not name', () => {
    for (const { name, isInFile, need } of settingsView(template, text).rows) {
      if (!isInFile) expect(need, `${slug}: ${name}`).toMatch(/^optional/);
    }
  });
});

describe('a template page', () => {
  it('draws a database with its engine, and what is public with its address', async () => {
    const { wide } = (await summaryView(templateOf('ghost'), composeOf('ghost'))).drawing;
    expect(wide).toContain('MySQL 8.4, micro');
    expect(wide).toContain('>HTTPS<');
    expect(wide.match(/data-part="[^"]+" class="u"/g)).toEqual(['data-part="ghost" class="u"']);
  });

  it('names the disks of a usual beginning where they change the sum', () => {
    expect(viewOf('navidrome').suggested).toEqual({
      expression: templateCost(templateOf('navidrome'), composeOf('navidrome')).suggested,
      disks: expect.stringContaining('50 GB for') as string,
    });
    expect(viewOf('umami').suggested).toBeUndefined();
  });

  it('names the smaller sizes where upstream allows them', () => {
    expect(viewOf('activepieces').smaller?.sizes).toBe('postgres as small, redis as nano');
  });

  it('shows how a secret is made, a default, or an example, in this order', () => {
    const rows = settingsView(templateOf('dolibarr'), '').rows;
    const row = (name: string) => rows.find((candidate) => candidate.name === name);
    expect(row('DOLI_ADMIN_PASSWORD')).toMatchObject({
      need: 'required, generated',
      label: 'make it with',
      value: 'openssl rand -hex 16',
    });
    expect(row('DOLI_ADMIN_LOGIN')).toMatchObject({ need: 'optional', label: 'default' });
    expect(row('DOLI_COMPANY_COUNTRYCODE')).toMatchObject({ label: 'for example', value: 'DE' });
  });

  it('writes the day of the check as read', () => {
    expect(factsView({ ...templateOf('ghost'), checkedOn: '2026-11-05' })).toMatchObject({
      checkedOn: '2026-11-05',
      checkedDay: '5 November 2026',
    });
  });

  it.each([
    [
      { version: '6.65.0', seen: 'npm, 2026-11-22' },
      '6.65.0 (npm, 22 November 2026), not tried here',
    ],
    [undefined, null],
  ])('says of a newer release %j: %s', (newer, text) => {
    expect(factsView({ ...templateOf('ghost'), newer }).newer).toBe(text);
  });
});

describe('the gallery', () => {
  const { groups, read, withDatabase } = galleryView(composeOf);
  const entries = groups.flatMap((group) => group.entries);
  const found = (query: string) =>
    entries.filter(({ haystack }) => matches(haystack, query)).map(({ slug }) => slug);

  it('shows every template once, the least expensive first in and among the categories', () => {
    expect(entries.map(({ slug }) => slug).sort()).toEqual(templates.map(({ slug }) => slug));
    expect(groups.flatMap(({ ids }) => ids).sort()).toEqual(Object.keys(templateCategories).sort());
    const ascending = (prices: number[]) => [...prices].sort((a, b) => a - b);
    const prices = groups.map((group) =>
      group.entries.map(({ expression }) => evaluatePrice(expression)),
    );
    for (const list of prices) expect(list).toEqual(ascending(list));
    const first = prices.map((list) => list[0] ?? 0);
    expect(first).toEqual(ascending(first));
    expect(groups.every((group) => group.entries.length > 0)).toBe(true);
  });

  it('draws all templates at one scale: of one micro app alike, of more parts wider', () => {
    const drawing = (slug: string) => entries.find((entry) => entry.slug === slug)?.drawing ?? '';
    const width = (slug: string) => Number(/ width="(\d+)"/.exec(drawing(slug))?.[1]);
    expect(width('actual')).toBe(width('linkding'));
    expect(width('penpot')).toBeGreaterThan(2 * width('actual'));
  });

  it('says since when sources were read, and how many are checked with a database', () => {
    expect(templates.map(({ checkedOn }) => longDate(checkedOn))).toContain(read);
    expect(
      templates.filter(({ checkedOn }) => Date.parse(checkedOn) < Date.parse(`${read} UTC`)),
    ).toEqual([]);
    expect(entries.filter(({ database }) => /PostgreSQL|MySQL/.test(database))).toHaveLength(
      withDatabase,
    );
  });

  it.each([
    ['', entries.length],
    ['  ', entries.length],
    ['nothing-of-the-kind', 0],
  ])('finds for "%s" %i', (query, count) => {
    expect(found(query)).toHaveLength(count);
  });

  it('finds by purpose, database and beginnings of words, whatever the case', () => {
    expect(found('invoic')).toContain('dolibarr');
    expect(found('FORUM')).toContain('nodebb');
    expect(found('mysql finance')).toContain('dolibarr');
    expect(found('website statistics')).toContain('umami');
  });

  it('does not find letters inside of words', () => {
    expect(found('oice')).toEqual([]);
  });
});

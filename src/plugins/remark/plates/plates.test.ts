import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { drawPlate } from './draw.ts';
import consolePlates from './index.ts';

const shown = { caption: 'Shown.', block: { project: 'shop' } };
const screenOf = (parts: object) =>
  /^<div>(.*)<\/div><figcaption>/.exec(drawPlate({ ...shown, ...parts }))?.[1];

describe('a plate', () => {
  it.each([
    [
      'a tab that is open and one without a name',
      { tabs: ['>Logs', null] },
      '<ul class="plate-tabs"><li><b>Logs</b></li><li><i></i></li></ul>',
    ],
    [
      'what is below Add',
      { add: ['>App', 'Volume'] },
      '<div class="plate-add">Add<ul><li><b>App</b></li><li>Volume</li></ul></div>',
    ],
    [
      'a list with a chosen row without a name',
      { list: [['web', 'on'], ['>']] },
      '<ul><li><span>web</span><span>on</span></li><li><span><b><i></i></b></span></li></ul>',
    ],
    [
      'fields: typed, empty, and to choose from',
      { fields: { name: 'a<b', size: null, '': ['>nano', null] } },
      '<dl><div><dt>name</dt><dd>a&lt;b</dd></div><div><dt>size</dt><dd><i></i></dd></div><div><dt><i></i></dt><dd><span><b>nano</b></span><span><i></i></span></dd></div></dl>',
    ],
    ['buttons', { keys: ['>Deploy'] }, '<p><span><b>Deploy</b></span></p>'],
    [
      'parts in the order in which they are written',
      { keys: ['Stop'], list: [['x']] },
      '<p><span>Stop</span></p><ul><li><span>x</span></li></ul>',
    ],
  ])('draws %s', (_what, parts, html) => expect(screenOf(parts)).toBe(html));

  it('ends with its caption and its title block', () => {
    expect(drawPlate(shown)).toMatch(
      /<figcaption><p>Shown\.<\/p><dl><div><dt>project<\/dt><dd>shop<\/dd><\/div><\/dl><\/figcaption>$/,
    );
  });
});

describe('a plate on a page', () => {
  const compiled = async (mdx: string) =>
    String(await compile({ path: 'docs/a.mdx', value: mdx }, { remarkPlugins: [consolePlates] }));

  it('is a figure without a component', async () => {
    const code = await compiled('<Plate of="domain" />\n');
    expect(code).toContain('"figure"');
    expect(code).toContain('<dl><div><dt>domain</dt><dd>www.example.com</dd></div></dl>');
    expect(code).not.toContain('Plate');
  });

  it('draws the form of a template, with what it needs marked and first', async () => {
    const code = await compiled('1. Start it.\n\n   <TemplateStart of="linkding" />\n');
    const [password = -1, origins = -1, user = -1] = [
      '<dt><b>LD_SUPERUSER_PASSWORD</b></dt><dd><i></i></dd>',
      '<dt><b>LD_CSRF_TRUSTED_ORIGINS</b></dt><dd>https://links.example.com</dd>',
      '<dt>LD_SUPERUSER_NAME</dt><dd>admin</dd>',
    ].map((field) => code.indexOf(field));
    expect(password).toBeGreaterThan(0);
    expect(origins).toBeGreaterThan(password);
    expect(user).toBeGreaterThan(origins);
  });

  it.each([
    ['the template sets itself', 'ghost', 'DB_PASSWORD'],
    ["isn't for the platform", 'umami', 'PGPASSWORD'],
    ["the file doesn't name", 'nodebb', 'START_BUILD'],
  ])('leaves out of the form what %s', async (_what, of, name) => {
    expect(await compiled(`<TemplateStart of="${of}" />\n`)).not.toContain(name);
  });

  it('stops the build if no template has its name', async () => {
    await expect(compiled('<TemplateStart of="ghots" />\n')).rejects.toThrow(
      /^docs\/a\.mdx:1: there is no template 'ghots'/,
    );
  });

  it('stops the build if nothing has its name', async () => {
    await expect(compiled('Text.\n\n<Plate of="domains" />\n')).rejects.toThrow(
      /^docs\/a\.mdx:3: no plate 'domains' in data\/plates\.yaml: .*\bdomain\b/,
    );
  });
});

import fs from 'node:fs';
import path from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import { requestsIn } from '../checks/unwritten/index.ts';
import { checkFor, readData } from '../data/read.ts';
import { openDraft } from '../draft.ts';
import { editYaml } from '../yaml.ts';
import { begin } from './index.ts';

const root = path.join(import.meta.dirname, '../..');
const today = '2027-02-01';
const start = (kind: string, name: string, title?: string) =>
  begin(root, kind, { name, today, title });

/* Each runs on the project itself, so that a list whose form has changed is noticed here. */
describe('a page that is begun', () => {
  it.each([
    ['page', 'services/zebra-store', 'docs/services/zebra-store.mdx'],
    ['lesson', 'foundations/zebra-basics', 'learn/foundations/zebra-basics.mdx'],
    ['post', 'why-zebras-queue', 'blog/why-zebras-queue.mdx'],
    ['template', 'gitea', 'docs/templates/gitea.mdx'],
    ['comparison', 'zebra', 'src/pages/hosting/alternative-to-zebra-eu.mdx'],
  ])('as %s %s is %s, which asks for its sentences', (kind, name, file) => {
    const page = start(kind, name).read(file);
    expect(requestsIn(page).length).toBeGreaterThan(3);
    expect(page).not.toMatch(/%\w+%/);
  });

  it.each([
    ['page', 'services/zebra', 'data/sidebar.yaml', / *- services\/[\w-]+\n *- services\/zebra\n/],
    ['page', 'zebra', 'data/sidebar.yaml', /^ {2}- [\w-]+\n {2}- zebra\n/m],
    ['lesson', 'foundations/zebra', 'data/lessons.yaml', /: foundations\/zebra\n *- page: proxies/],
    ['lesson', 'proxies/zebra', 'learn/proxies/zebra.exercises.ts', /first: \{/],
    [
      'lesson',
      'proxies/zebra',
      'learn/proxies/zebra.mdx',
      /\/third" \/>\n[^<]*<details>[\s\S]{9,99}```bash\n/,
    ],
    ['lesson', 'proxies/zebra', 'learn/proxies/zebra.walk.yaml', /# WRITE: what the page says/],
    ['post', 'zebra', 'blog/zebra.mdx', /import Drawing from '\.\/zebra\.svg';/],
    ['post', 'zebra', 'blog/zebra.svg', /WRITE: draw it/],
    ['template', 'gitea', 'data/templates/gitea.yaml', /^name: Gitea\n/],
    ['template', 'gitea', 'examples/templates/gitea/compose.yaml', /gitea-data:\/data/],
    ['template', 'gitea', 'docs/templates/gitea.walk.yaml', /bastion: \[gitea-data\]/],
    ['comparison', 'zebra', 'data/platforms/zebra.yaml', /^ {2}egress:\n/m],
    ['comparison', 'zebra', 'data/platforms/zebra.yaml', /(?: {2}'WRITE: part \d there': .*\n){6}/],
    ['comparison', 'zebra', 'data/ledger/zebra.yaml', /^ {2}egress:\n {4}theirs: /m],
    ['comparison', 'zebra', 'src/lib/cost/index.ts', /zebra: zebraLines/],
    ['comparison', 'zebra', 'src/lib/cost/containers.ts', /zebra: \(memoryMb\) => \[zebraApp/],
    [
      'comparison',
      'zebra',
      'data/comparisons.yaml',
      /page: alternative-to-zebra-eu\n *from: Zebra/,
    ],
  ])('as %s %s stands in %s', (kind, name, file, text) => {
    expect(start(kind, name).read(file)).toMatch(text);
  });

  it('as lesson leads on to the lesson behind it, and the one before leads to it', () => {
    const draft = start('lesson', 'foundations/zebra', 'Tame a zebra');
    const next = (file: string) => draft.read(file).split('\n## Next\n')[1];
    expect(next('learn/foundations/zebra.mdx')).toMatch(
      /\]\(\.\.\/proxies\/[\w-]+\.mdx\): WRITE: why/,
    );
    const listed = [...draft.read('data/lessons.yaml').matchAll(/(foundations\/[\w-]+)/g)];
    const before = listed.at(-2)?.[1] ?? '';
    expect(next(`learn/${before}.mdx`)).toContain('[Tame a zebra](./zebra.mdx): WRITE: why');
  });

  it('as lesson at the end of the path leads out of it', () => {
    const page = start('lesson', 'proxies/zebra').read('learn/proxies/zebra.mdx');
    expect(page.split('\n## Next\n')[1]).toMatch(/^\nWRITE: the page to go on with/);
  });

  it('has the title that is asked for', () => {
    const draft = start('lesson', 'foundations/zebra', 'Tame a zebra');
    expect(draft.read('learn/foundations/zebra.mdx')).toContain('title: "Tame a zebra"');
  });

  it('of a platform that the site knows keeps its facts', () => {
    const file = 'data/platforms/netlify.yaml';
    const draft = start('comparison', 'netlify');
    expect(requestsIn(draft.read(file))).toEqual([]);
    expect(draft.read('src/lib/cost/netlify.ts')).toContain('netlifyLines');
  });
});

it('a template that is begun fits its schema, wherever its name is in the alphabet', () => {
  const schema = JSON.parse(
    fs.readFileSync(path.join(root, 'data/schemas/templates.schema.json'), 'utf8'),
  ) as AnySchemaObject;
  const check = checkFor(schema);
  for (const name of ['actuary', 'gitea', 'zebra-shop']) {
    const file = `data/templates/${name}.yaml`;
    expect(() => readData(file, start('template', name).read(file), check)).not.toThrow();
  }
});

it('a lesson that is begun has no exercise to tick by hand, which only one named lab may be', () => {
  const source = start('lesson', 'proxies/zebra').read('learn/proxies/zebra.exercises.ts');
  expect(source).not.toContain("kind: 'own'");
});

it.each(['data/sidebar.yaml', 'data/lessons.yaml', 'data/redirects.yaml'])(
  '%s is written back as it is where nothing changes',
  (file) => {
    const draft = openDraft(root);
    const before = draft.read(file);
    editYaml(draft, file, () => undefined);
    expect(draft.read(file)).toBe(before);
  },
);

it.each([
  ['page', 'intro', /docs\/intro\.mdx exists already/],
  ['page', 'zoo/zebra', /data\/sidebar\.yaml has no pages of 'zoo'/],
  ['page', 'services/Zebra_1', /cannot be an address: write lower-case words/],
  ['lesson', 'zebra', /a lesson has a folder, such as foundations\/zebra/],
  ['lesson', 'zoo/zebra', /has no lesson of 'zoo'/],
  ['post', 'zoo/zebra', /write one name, no folder/],
  ['template', 'ghost', /docs\/templates\/ghost\.mdx exists already/],
  ['comparison', 'render', /src\/lib\/cost\/render\.ts exists already/],
  ['comparison', 'zebra-cloud', /a platform's id has letters only/],
  ['poem', 'zebra', /no kind 'poem'\. Kinds: page, lesson, post, template, comparison/],
])('%s %s is refused with the reason', (kind, name, reason) => {
  expect(() => start(kind, name)).toThrow(reason);
});

import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { requestsIn } from '../../checks/unwritten/index.ts';
import { begin } from './index.ts';

const root = path.join(import.meta.dirname, '../../../..');
const today = '2027-02-01';
const start = (kind: string, name: string, title?: string) =>
  begin(root, kind, { name, today, title });

/* Each runs on the project itself, so that a list whose form has changed is noticed here. */
describe('a page that is begun', () => {
  it.each([
    ['page', 'services/zebra-store', 'docs/services/zebra-store.mdx'],
    ['lesson', 'foundations/zebra-basics', 'learn/foundations/zebra-basics.mdx'],
    ['post', 'why-zebras-queue', 'blog/why-zebras-queue.mdx'],
    ['template', 'zebra-shop', 'docs/templates/zebra-shop.mdx'],
    ['comparison', 'zebra', 'src/pages/hosting/alternative-to-zebra-eu.mdx'],
  ])('as %s %s is %s, which asks for its sentences', (kind, name, file) => {
    const page = start(kind, name).read(file);
    expect(requestsIn(page).length).toBeGreaterThan(3);
    expect(page).not.toMatch(/%\w+%/);
  });

  it.each([
    ['page', 'services/zebra', 'sidebars.ts', /'services\/[\w-]+',?\s*'services\/zebra'/],
    ['page', 'zebra', 'sidebars.ts', /^ {4}'[\w-]+',?\s*'zebra'/m],
    ['lesson', 'proxies/zebra', 'sidebarsLearn.ts', /'proxies\/zebra'/],
    [
      'lesson',
      'proxies/zebra',
      'src/lib/lessons.ts',
      /lesson\('proxies', 'zebra', 'services', "Zebra", 30\)/,
    ],
    ['lesson', 'proxies/zebra', 'src/site/exercises/zebra.ts', /first: \{/],
    ['lesson', 'proxies/zebra', 'src/site/exercises/ids.ts', /'zebra': \['first'/],
    ['lesson', 'proxies/zebra', 'src/components/Exercise/load.tsx', /exercises\/zebra'\),\n\}/],
    ['lesson', 'proxies/zebra', 'learn/proxies/zebra.walk.yaml', /# WRITE: what the page says/],
    ['post', 'zebra', 'blog/zebra.mdx', /import Drawing from '\.\/zebra\.svg';/],
    ['post', 'zebra', 'blog/zebra.svg', /WRITE: draw it/],
    ['template', 'zebra-shop', 'src/lib/templates.ts', /'zebra-shop',\s*\] as const/],
    ['template', 'actuary', 'src/lib/templates.ts', /'actual',\s*'actuary',/],
    [
      'template',
      'zebra-shop',
      'src/lib/templates.ts',
      /import \{ zebraShop \} from '\.\/zebra-shop\.ts';/,
    ],
    ['template', 'zebra-shop', 'src/lib/templates.ts', /'zebra-shop': zebraShop,\s*\}/],
    ['template', 'zebra-shop', 'src/site/templates/words.ts', /'zebra-shop': 'zebra shop'/],
    [
      'template',
      'zebra-shop',
      'examples/templates/zebra-shop/compose.yaml',
      /zebra-shop-data:\/data/,
    ],
    [
      'template',
      'zebra-shop',
      'docs/templates/zebra-shop.walk.yaml',
      /bastion: \[zebra-shop-data\]/,
    ],
    ['comparison', 'zebra', 'src/site/platforms/types.ts', /zebra: 'Zebra'/],
    ['comparison', 'zebra', 'src/site/platforms/zebra.ts', /id: 'zebra\/egress'/],
    ['comparison', 'zebra', 'src/model/cost/index.ts', /zebra: zebraLines/],
    ['comparison', 'zebra', 'src/model/cost/containers.ts', /zebra: \(memoryMb\) => \[zebraApp/],
    [
      'comparison',
      'zebra',
      'src/site/moves.ts',
      /zebra: \[\s*(?:\['WRITE: a part[^\]]*\],?\s*){6}\]/,
    ],
    [
      'comparison',
      'zebra',
      'src/site/comparisons.ts',
      /page: 'alternative-to-zebra-eu',\s*from: "Zebra"/,
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
    const sidebar = [...draft.read('sidebarsLearn.ts').matchAll(/'(foundations\/[\w-]+)'/g)];
    const before = sidebar.at(-2)?.[1] ?? '';
    expect(next(`learn/${before}.mdx`)).toContain('[Tame a zebra](./zebra.mdx): WRITE: why');
  });

  it('as lesson at the end of the path leads out of it', () => {
    const page = start('lesson', 'proxies/zebra').read('learn/proxies/zebra.mdx');
    expect(page.split('\n## Next\n')[1]).toMatch(/^\nWRITE: the page to go on with/);
  });

  it('has the title that is asked for', () => {
    const draft = start('lesson', 'foundations/zebra', 'Tame a zebra');
    expect(draft.read('learn/foundations/zebra.mdx')).toContain('title: "Tame a zebra"');
    expect(draft.read('src/lib/lessons.ts')).toContain('"Tame a zebra", 30');
  });

  it('of a platform that the site knows keeps its facts', () => {
    const file = 'src/site/platforms/netlify.ts';
    const draft = start('comparison', 'netlify');
    expect(requestsIn(draft.read(file))).toEqual([]);
    expect(draft.read('src/model/cost/netlify.ts')).toContain('netlifyLines');
  });
});

it.each([
  ['page', 'intro', /docs\/intro\.mdx exists already/],
  ['page', 'zoo/zebra', /sidebars\.ts has no pages of 'zoo'/],
  ['page', 'services/Zebra_1', /cannot be an address: write lower-case words/],
  ['lesson', 'zebra', /a lesson has a folder, such as foundations\/zebra/],
  ['lesson', 'zoo/zebra', /has no lesson of 'zoo'/],
  ['post', 'zoo/zebra', /write one name, no folder/],
  ['template', 'ghost', /docs\/templates\/ghost\.mdx exists already/],
  ['comparison', 'render', /src\/model\/cost\/render\.ts exists already/],
  ['comparison', 'zebra-cloud', /a platform's id has letters only/],
  ['poem', 'zebra', /no kind 'poem'\. Kinds: page, lesson, post, template, comparison/],
])('%s %s is refused with the reason', (kind, name, reason) => {
  expect(() => start(kind, name)).toThrow(reason);
});

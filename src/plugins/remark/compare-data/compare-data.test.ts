import { describe, expect, it, vi } from 'vitest';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { buildDay } from './day.ts';
import type { NotesView } from '../../../lib/comparison/index.ts';
import compareData from './index.ts';

vi.mock('#data/prices', () => import('../../../lib/fixtures/prices.ts'));
vi.mock('../../../lib/platforms/rows.ts', async (original) =>
  (await import('../../../lib/fixtures/platformRows.ts')).fixed(await original()),
);

const element = (name: string, of: string) => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: of }],
  children: [],
  position: { start: { line: 7, column: 1 }, end: { line: 7, column: 9 } },
});

/** The data the step writes into an element, parsed. */
function dataFor(name: string, of: string): unknown {
  const node = element(name, of);
  const tree = { type: 'root', children: [node] } as Node;
  compareData()(tree, { path: 'page.mdx' } as VFile);
  const data = node.attributes.find((attribute) => attribute.name === 'data');
  return data && JSON.parse(data.value);
}

describe('the day of the build', () => {
  it.each([
    ['1793491200', '2026-11-01'],
    ['0', '1970-01-01'],
  ])('is that of SOURCE_DATE_EPOCH=%s: %s', (epoch, day) => {
    expect(buildDay({ SOURCE_DATE_EPOCH: epoch })).toBe(day);
  });

  it('is today without it', () => {
    expect(buildDay({})).toBe(new Date().toISOString().slice(0, 10));
  });

  it('decides which facts are called old', () => {
    const node = element('Source', 'fly/egress-eu');
    const on = (today: string) => {
      node.attributes.length = 1;
      const tree = { type: 'root', children: [node] };
      compareData({ today })(tree, {} as VFile);
      return tree.children.at(-1)?.attributes.at(-1)?.value;
    };
    expect(on('2026-08-06')).toContain('"age":null');
    expect(on('2026-12-24')).toContain('over 90 days old');
  });
});

describe('comparison components', () => {
  it('are given the facts of their platform, and no others', () => {
    const text = JSON.stringify(dataFor('CompareLedger', 'render'));
    expect(text).toContain('render/egress');
    expect(text).not.toContain('fly/');
  });

  it('get one amount, several sources, or a total', () => {
    expect(dataFor('Theirs', 'render/egress')).toMatchObject({ amount: '0.15\u00a0USD' });
    expect(dataFor('Source', 'render/egress  render/seat')).toHaveLength(2);
    expect(dataFor('TheirTotal', 'render/side-project')).toMatchObject({
      dollars: '13.30\u00a0USD',
    });
    // (200 − 5) GB × 0.15; ÷ 1.1133 = 26.2732…
    expect(dataFor('TheirPart', 'render/start-up/traffic')).toEqual({
      key: 'render/start-up/traffic',
      dollars: '29.25\u00a0USD',
      euro: '€26.27',
    });
    expect(dataFor('CompareBand', 'fly')).toMatchObject({
      workloads: [
        {
          ours: { expression: 'size.nano + size.nano' },
          theirs: { dollars: '40.59\u00a0USD' },
        },
        {},
        {},
      ],
    });
    expect(dataFor('CompareStart', 'fly')).toMatchObject({ newest: expect.any(String) as string });
    expect(dataFor('CompareCosts', 'fly')).toMatchObject({ rate: { text: '1.1133' } });
  });

  it.each([
    ['CompareLedger', 'netlify', "no compared platform 'netlify'"],
    ['Theirs', 'render/egres', 'Nearest: render/'],
    ['TheirTotal', 'render/startup', "no workload 'startup'"],
    ['TheirPart', 'render/start-up/disk', "no part 'disk'"],
    ['TheirPart', 'heroku/start-up/traffic', 'no costed traffic'],
    ['Source', '', "no platform fact ''"],
  ])('stop the build at <%s of="%s">, with file and line', (name, of, message) => {
    expect(() => dataFor(name, of)).toThrow(/^page\.mdx:7: /);
    expect(() => dataFor(name, of)).toThrow(message);
  });

  it('cite a source by one number for its page, day and reader, and list it once at the end', () => {
    const nodes = ['render/egress', 'fly/egress-eu', 'render/egress'].map((of) =>
      element('Source', of),
    );
    const text = { type: 'text', value: 'A gigabyte costs that ' };
    const tree = { type: 'root', children: [text, ...nodes, element('Theirs', 'render/seat')] };
    compareData()(tree, { path: 'page.mdx' } as VFile);
    expect(nodes.map((node): unknown => JSON.parse(node.attributes.at(-1)?.value ?? ''))).toEqual([
      [{ note: 1, isFirst: true }],
      [{ note: 2, isFirst: true }],
      [{ note: 1 }],
    ]);
    expect(text.value).toBe('A gigabyte costs that');
    const [heading, list] = tree.children.slice(-2) as unknown as [
      { type: string },
      ReturnType<typeof element>,
    ];
    expect(heading.type).toBe('heading');
    expect(list.name).toBe('SourceList');
    const { day, sources } = JSON.parse(list.attributes[0]?.value ?? '') as NotesView;
    expect(sources).toHaveLength(2);
    expect(sources.map(({ date }) => date)).toContain(day);
  });

  it('leave a page without a source without a list', () => {
    const tree = { type: 'root', children: [element('Theirs', 'render/egress')] };
    compareData()(tree, { path: 'page.mdx' } as VFile);
    expect(tree.children).toHaveLength(1);
  });

  it('leaves other elements alone', () => {
    expect(dataFor('Price', 'size.nano')).toBeUndefined();
  });
});

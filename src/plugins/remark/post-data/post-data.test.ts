import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import postData from './index.ts';

interface Attribute {
  type: 'mdxJsxAttribute';
  name: string;
  value?: string;
}

const page = (name: string, of: string) => {
  const attributes: Attribute[] = [{ type: 'mdxJsxAttribute', name: 'of', value: of }];
  const element = {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    position: { start: { line: 7, column: 1 }, end: { line: 7, column: 20 } },
  };
  return { tree: { type: 'root', children: [element] }, element };
};

const run = (name: string, of: string) => {
  const { tree, element } = page(name, of);
  postData()(tree, new VFile({ path: 'blog/post.mdx' }));
  return element.attributes.find((attribute) => attribute.name === 'data')?.value;
};

describe('figures of posts', () => {
  it('writes a computed figure into its component', () => {
    expect(JSON.parse(run('CreditFigure', 'units 300 deploys 2026-04') ?? '')).toMatchObject({
      text: '20',
    });
  });

  it('reads the raw numbers of the measurement for every series of a chart', () => {
    const data = run('BenchChart', 'small-h1 cpu; idle-1000 connection') ?? '';
    expect((JSON.parse(data) as { rows: unknown[] }[]).map(({ rows }) => rows.length)).toEqual([
      3, 3,
    ]);
  });

  it('leaves other components alone', () => {
    expect(run('Price', 'size.nano')).toBeUndefined();
  });

  it('stops with file and line at an unknown figure', () => {
    expect(() => run('BenchChart', 'small-h1 joy')).toThrow(
      "blog/post.mdx:7: there is no series 'small-h1 joy'",
    );
  });
});

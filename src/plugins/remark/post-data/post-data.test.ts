import { execFileSync } from 'node:child_process';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { benchSeries } from '../../../lib/proxy-bench/index.ts';
import postData, { readResults } from './index.ts';

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
    const data = run('BenchChart', 'rate-1000 cpu; idle-1000 connection') ?? '';
    expect((JSON.parse(data) as { rows: unknown[] }[]).map(({ rows }) => rows.length)).toEqual([
      3, 3,
    ]);
  });

  it('publishes what another program computes from the same raw numbers', () => {
    const said = execFileSync(
      'awk',
      ['-f', 'examples/proxy-lab/recompute.awk', 'examples/proxy-lab/runs.csv'],
      { encoding: 'utf8' },
    );
    const last = readResults('.');
    const days = [last, ...(last.earlier ?? [])];
    const lines = said.split('\n').filter((line) => line !== '' && !line.includes(' failed '));
    for (const line of lines) {
      const [date, group = '', proxy, metric = '', ...values] = line.split(' ');
      const day = days.find(({ machine }) => machine.day === date);
      const { rows } = benchSeries(day ?? last, `${group} ${metric}`);
      const row = rows.find(({ name }) => name.toLowerCase() === proxy);
      for (const [at, value] of [row?.median, row?.min, row?.max].entries())
        expect(value, line).toBeCloseTo(Number(values[at]), 2);
    }
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(days.length);
    expect(lines.length).toBeGreaterThan(100);
  });

  it('leaves other components alone', () => {
    expect(run('Price', 'size.nano')).toBeUndefined();
  });

  it('stops with file and line at an unknown figure', () => {
    expect(() => run('BenchChart', 'rate-1000 joy')).toThrow(
      "blog/post.mdx:7: there is no series 'rate-1000 joy'",
    );
  });
});

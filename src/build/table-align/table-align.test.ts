import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import tableAlign from './index.ts';

const compile = async (line: string) => {
  const value = `Text.\n\n| a | b |\n${line}\n| c | d |\n`;
  const file = new VFile({ value, path: '/site/docs/page.mdx', cwd: '/site' });
  const processor = createProcessor({ remarkPlugins: [remarkGfm, tableAlign] });
  return String(await processor.process(file));
};

describe('a table', () => {
  it('has a class on the cells of a column aligned to the right, and no style', async () => {
    const code = await compile('|:---|---:|');
    expect(code.match(/className: "cell-right"/g)).toHaveLength(2);
    expect(code).not.toMatch(/style|align:/);
  });

  it('is left as it is where no column is aligned', async () => {
    expect(await compile('|---|---|')).not.toMatch(/className|style/);
  });

  it('with a centred column stops with file and line', async () => {
    await expect(compile('|---|:---:|')).rejects.toThrow(/docs\/page\.mdx:3: a column is centred/);
  });
});

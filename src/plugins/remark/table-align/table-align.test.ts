import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import tableAlign from './index.ts';

const compile = async (line: string, head = '| a | b |') => {
  const value = `Text.\n\n${head}\n${line}\n| c | d |\n`;
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

  it('stays as it is if no column is aligned', async () => {
    expect(await compile('|---|---|')).not.toMatch(/className|style/);
  });

  it.each([
    ['|   | b |', ['td', 'th']],
    ['| a | b |', ['th', 'th']],
    ['|   |   |', ['td', 'td']],
  ])('with the first row %s has headings where there is text alone', async (row, tags) => {
    for (const line of ['|---|---|', '|---|---:|']) {
      const code = await compile(line, row);
      const head = /_components\.thead[^]*?_components\.tbody/.exec(code)?.[0] ?? '';
      const found = [...head.matchAll(/_jsx\(_components\.(t[dh])/g)].map(([, tag]) => tag);
      expect(found).toEqual(tags);
    }
  });

  it('of three columns of words has the class by which a phone stacks them', async () => {
    const named = /table, \{\s*className: "stacked"/;
    const words = '|---|---|---|';
    expect(await compile(words, '| symptom | cause | cure |')).toMatch(named);
    expect(await compile(words, '| setting | default | limit |')).toMatch(named);
    expect(await compile('|---|---|', '| symptom | cure |')).not.toMatch(named);
    expect(await compile(words, '|  | image | container |')).not.toMatch(named);
    expect(await compile('|---|---|---:|', '| what | limit | € |')).not.toMatch(named);
    expect(await compile('|---|---|---:|---|---|', '| a | b | € | c | d |')).toMatch(named);
    expect(await compile('|---|---:|---:|---|---|', '| a | € | € | c | d |')).not.toMatch(named);
  });

  it('that is stacked says with each cell which head it is under, unless it is read in turn', async () => {
    const row = (head: string) => compile('|---|---|---|\n| a | b | c |', head);
    expect(await row('| what | default | why not? |')).toMatch(/"default"[^]*"why not"/);
    expect(await row('| symptom | cause | cure |')).not.toContain('data-head');
  });

  it('of four columns of words is stacked too, and its cells say which head they are under', async () => {
    const value = '| part | what | why | then |\n|---|---|---|---|\n| a | b | c | d |\n';
    const processor = createProcessor({ remarkPlugins: [remarkGfm, tableAlign] });
    const code = String(await processor.process(value));
    expect([...code.matchAll(/"data-head": "(\w+)"/g)].map(([, head]) => head)).toEqual([
      'what',
      'why',
      'then',
    ]);
    const priced = String(await processor.process(value.replace('---|\n', '---:|\n')));
    expect(priced).not.toMatch(/stacked|data-head/);
  });

  it('with a centred column stops with file and line', async () => {
    await expect(compile('|---|:---:|')).rejects.toThrow(/docs\/page\.mdx:3: a column is centred/);
  });
});

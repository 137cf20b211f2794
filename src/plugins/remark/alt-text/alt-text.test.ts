import { createProcessor } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import altText from './index.ts';

const compile = (value: string) =>
  createProcessor({ remarkPlugins: [altText] }).process(
    new VFile({ value, path: '/site/docs/page.mdx', cwd: '/site' }),
  );

describe('a picture', () => {
  it.each([
    ['with text', '![A plan](a.png)'],
    ['as an element with text', '<img src="a.png" alt="A plan" />'],
    ['that decorates', '<img src="a.png" alt="" />'],
  ])('%s passes', async (_case, source) => {
    await expect(compile(source)).resolves.toBeDefined();
  });

  it.each([
    ['in Markdown', 'Text.\n\n![](a.png)'],
    ['as an element', 'Text.\n\n<img src="a.png" />'],
    ['inside a line', 'Text.\n\nSee <img src="a.png" /> here.'],
  ])('without text %s stops with file and line', async (_case, source) => {
    await expect(compile(source)).rejects.toThrow(
      /docs\/page\.mdx:3: a picture has no alternative text/,
    );
  });
});

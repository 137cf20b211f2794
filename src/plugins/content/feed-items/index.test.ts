import { expect, it } from 'vitest';
import { feedItems } from './index.ts';

type Parameters_ = Parameters<typeof feedItems>[0];

const itemsOf = (content: string) =>
  feedItems({
    blogPosts: [],
    siteConfig: {} as Parameters_['siteConfig'],
    outDir: 'build',
    defaultCreateFeedItems: () =>
      Promise.resolve([
        { title: 'A', link: 'https://a.example/blog/a/', date: new Date(0), content },
      ]),
  });

it.each([
  [
    'keeps the text and takes buttons and fields out',
    '<pre><code>ls</code></pre><div><button type="button">\nCopy</button></div><p>Then<input type="range"></p>',
    '<pre><code>ls</code></pre><div></div><p>Then</p>',
  ],
  [
    'makes a picture of each drawing, with its label and a whole address',
    '<svg viewBox="0 0 420 300" role="img" aria-label="Two hosts"><path d="M0 0"/></svg><svg viewBox="0 0 420 200" role="img" aria-labelledby="c"></svg><p id="c">Cost over time</p>',
    '<img src="https://a.example/img/feeds/blog-a-1.png" alt="Two hosts" width="420" height="300"><img src="https://a.example/img/feeds/blog-a-2.png" alt="Cost over time" width="420" height="200"><p id="c">Cost over time</p>',
  ],
  [
    'takes a control out with its label',
    '<p class="a with-scripts"><label>Visitors</label><input type="range"><output>10</output></p><p>Then</p>',
    '<p>Then</p>',
  ],
  [
    'leaves bars out, which have no size without the style sheet',
    '<p>40 ms <svg class="bar"></svg></p>',
    '<p>40 ms </p>',
  ],
])('%s', async (_, content, expected) => {
  expect((await itemsOf(content)).map((item) => item.content)).toEqual([expected]);
});

it('stops at a drawing without a label, which would be a picture without words', async () => {
  await expect(itemsOf('<svg viewBox="0 0 1 1" role="img"></svg>')).rejects.toThrow(
    'https://a.example/blog/a/: drawing 1 has no label',
  );
});

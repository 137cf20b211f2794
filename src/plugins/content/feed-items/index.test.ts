import { expect, it } from 'vitest';
import { feedItems } from './index.ts';

type Parameters_ = Parameters<typeof feedItems>[0];

it('keeps the text of a post and takes its buttons and fields out', async () => {
  const content =
    '<pre><code>ls</code></pre><div><button type="button">\nCopy</button></div><p>Then<input type="range"></p>';
  const items = await feedItems({
    blogPosts: [],
    siteConfig: {} as Parameters_['siteConfig'],
    outDir: 'build',
    defaultCreateFeedItems: () =>
      Promise.resolve([{ title: 'A', link: 'https://a.example/', date: new Date(0), content }]),
  });
  expect(items.map((item) => item.content)).toEqual([
    '<pre><code>ls</code></pre><div></div><p>Then</p>',
  ]);
});

import { describe, expect, it } from 'vitest';
import { changes } from '#data/changes';
import { changesFeed, withOwnFeeds } from './changes.ts';

const feed = (type: string, file: string) =>
  `<link rel="alternate" type="application/${type}" href="/blog/${file}" title="Feed">`;
const head = `<head>${feed('rss+xml', 'rss.xml')}${feed('atom+xml', 'atom.xml')}${feed('json', 'feed.json')}</head>`;

describe('feeds in the head', () => {
  it.each([
    ['/', 3, 0],
    ['/blog/', 3, 0],
    ['/blog/50-devs/', 3, 0],
    ['/pricing/', 0, 0],
    ['/docs/changes/', 0, 1],
    ['/docs/services/redis/', 0, 1],
  ])('%s announces %i of the blog, %i of the documentation', (route, blog, docs) => {
    const html = withOwnFeeds(head, route);
    expect(html.match(/href="\/blog\//g) ?? []).toHaveLength(blog);
    expect(html.match(/href="\/docs\/changes\.xml"/g) ?? []).toHaveLength(docs);
  });

  it('are an error if the framework announces others', () => {
    expect(() => withOwnFeeds('<head></head>', '/pricing/')).toThrow('/pricing/: 0 feeds');
  });
});

describe('the feed of changes', () => {
  it('has an entry with an address and a day for each change, newest first', () => {
    const text = changesFeed();
    const days = [
      ...text.matchAll(/<entry>\n<id>[^<]+#([\w-]+)<\/id>[^]*?<updated>(\d{4}-\d\d-\d\d)T/g),
    ];
    expect(days.map(([, id]) => id)).toEqual(changes.map(({ id }) => id));
    const dates = days.map(([, , day = '']) => day);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(text).toContain(`<updated>${dates[0]}T00:00:00Z</updated>\n<author>`);
  });
});

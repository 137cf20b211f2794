import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { brand } from '../../src/lib/brand.ts';
import {
  countByOutcome,
  countByPlace,
  countByReading,
  countBySentiment,
  countByStage,
  countByTheme,
  countByYear,
  threads,
} from '../../src/lib/threads.ts';
import { tags as tagLists } from '#data/tags';
import { builtFiles, pageOf, postRoutes as posts, readOut } from './pages.ts';

/* The posts of the blog as built, and their feeds. */

const tags = Object.keys(tagLists.blog);

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;

describe('each post', () => {
  it('has 1,000 to 3,500 words of prose, not counting tables, code and drawings', () => {
    const problems = posts.flatMap((route) => {
      const body = pageOf(route)('article .markdown').first().clone();
      body.find('pre, table, svg, style, script, [data-appendix]').remove();
      const words = wordsIn(body.text());
      return words < 1000 || words > 3500 ? [`${route} has ${words}`] : [];
    });
    expect(posts).not.toEqual([]);
    expect(problems).toEqual([]);
  });

  it('has date, reading time, author, tags, three related posts, and its neighbours', () => {
    const newestFirst = pageOf('/blog/')('main article h2 a')
      .toArray()
      .map((element) => element.attribs.href ?? '');
    expect([...newestFirst].sort()).toEqual([...posts].sort());
    for (const route of posts) {
      const $ = pageOf(route);
      const header = $('article header').first();
      expect(header.find('time').attr('datetime'), route).toMatch(/^\d{4}-\d\d-\d\d/);
      const line = header
        .find('span')
        .toArray()
        .map((element) => $(element).text());
      expect(
        line.some((text) => /^\d+ min$/.test(text)),
        `${route}: reading time`,
      ).toBe(true);
      expect(header.text(), route).toContain('Platform team');
      // Changes since then are listed at the end.
      expect(header.find('time').length, route).toBe(1);
      expect($('.post-updated time').length, route).toBe(1);
      expect($('article a[rel=tag]').length, route).toBeGreaterThan(2);
      const hrefs = (selector: string): string[] =>
        $('main')
          .find(selector)
          .toArray()
          .map((element) => element.attribs.href ?? '');
      const related = hrefs('section.blog-related li > a');
      expect(new Set(related).size, `${route}: related`).toBe(3);
      expect(
        related.filter((href) => !posts.includes(href) || href === route),
        route,
      ).toEqual([]);
      const place = newestFirst.indexOf(route);
      expect(hrefs('nav.pagination-nav a'), route).toEqual(
        [newestFirst[place - 1], newestFirst[place + 1]].filter((href) => href !== undefined),
      );
    }
  });

  it('has an excerpt on the list that is shorter than the post, and a card for links to it', () => {
    const list = pageOf('/blog/');
    for (const route of posts) {
      const $ = pageOf(route);
      const excerpt = list(`main article:has(a[href="${route}"])`).first();
      expect(excerpt.length, route).toBe(1);
      expect(spaced(excerpt.text()).length, route).toBeLessThan(1200);
      const description = $('meta[name=description]').attr('content') ?? '';
      expect(description.length, route).toBeGreaterThanOrEqual(50);
      expect(description.length, route).toBeLessThanOrEqual(170);
      expect($('meta[property="og:description"]').attr('content'), route).toBe(description);
      expect($('meta[property="og:image"]').attr('content'), route).toMatch(
        new RegExp(`^${brand.url}/.*\\.(?:png|jpg)$`),
      );
    }
  });
});

describe('the tags', () => {
  it('are each carried by a post, and no post carries another', () => {
    const carried = new Set(
      posts.flatMap((route) =>
        pageOf(route)('article a[rel=tag]')
          .toArray()
          .map((element) => /\/blog\/tags\/([^/]+)\//.exec(element.attribs.href ?? '')?.[1] ?? ''),
      ),
    );
    expect([...carried].sort()).toEqual([...tags].sort());
  });
});

interface JsonFeed {
  items: { url: string; title: string; content_html: string }[];
}

const between = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The HTML of every post in each feed, in the order of the feed. */
function feeds(): Readonly<Record<string, { urls: string[]; bodies: string[] }>> {
  const json = JSON.parse(readOut('blog/feed.json')) as JsonFeed;
  const rss = readOut('blog/rss.xml');
  const atom = readOut('blog/atom.xml');
  const cdata = (name: string) =>
    new RegExp(`<${name}[^>]*><!\\[CDATA\\[([\\s\\S]*?)\\]\\]></${name}>`, 'g');
  return {
    json: {
      urls: json.items.map((item) => item.url),
      bodies: json.items.map((item) => item.content_html),
    },
    rss: {
      urls: between(rss, /<guid>([^<]+)<\/guid>/g),
      bodies: between(rss, cdata('content:encoded')),
    },
    atom: {
      urls: between(atom, /<entry>[\s\S]*?<id>([^<]+)<\/id>/g),
      bodies: between(atom, cdata('content')),
    },
  };
}

describe('the feeds', () => {
  it('carry the whole text of every post, code blocks included', () => {
    for (const [name, { urls, bodies }] of Object.entries(feeds())) {
      expect([...urls].sort(), name).toEqual(posts.map((route) => brand.url + route).sort());
      expect(bodies, name).toHaveLength(posts.length);
      urls.forEach((url, index) => {
        const page = pageOf(url.slice(brand.url.length))('article .markdown').first().clone();
        const feed = load(bodies[index] ?? '');
        const text = (of: string) => spaced(of).replace(/[\s\u200b]/g, '');
        expect(feed('pre').length, `${name} ${url}`).toBe(page.find('pre').length);
        expect(feed('table').length, `${name} ${url}`).toBe(page.find('table').length);
        expect(feed('h2').length, `${name} ${url}`).toBe(page.find('h2').length);
        const body = text(feed('body').text());
        const missing = page
          .find('p:not(.with-scripts)')
          .toArray()
          .map((element) => text(load(element).text()))
          .filter((paragraph) => !body.includes(paragraph));
        expect(missing, `${name} ${url}`).toEqual([]);
      });
    }
  });

  it('show every drawing as a picture that is there, with its words and the size it has', () => {
    const pictures = new Set(builtFiles().map((file) => `${brand.url}/${file}`));
    let shown = 0;
    for (const [name, { urls, bodies }] of Object.entries(feeds())) {
      urls.forEach((url, index) => {
        const feed = load(bodies[index] ?? '');
        const images = feed('img').toArray();
        const drawings = pageOf(url.slice(brand.url.length))('article .markdown svg[role=img]');
        expect(images.length, `${name} ${url}`).toBe(drawings.length);
        for (const { attribs } of images) {
          expect(pictures.has(attribs.src ?? ''), attribs.src).toBe(true);
          expect(attribs.src).toMatch(/\.png$/);
          expect(attribs.alt?.length, attribs.src).toBeGreaterThan(20);
          expect(Number(attribs.width) * Number(attribs.height), attribs.src).toBeGreaterThan(0);
        }
        expect(feed('svg').length, `${name} ${url}: readers take an SVG out`).toBe(0);
        shown += images.length;
      });
    }
    expect(shown).toBeGreaterThan(20);
  });

  it('have no relative address, no script, no button and nothing undefined', () => {
    const problems: string[] = [];
    for (const [name, { urls, bodies }] of Object.entries(feeds())) {
      bodies.forEach((body, index) => {
        const $ = load(body);
        const say = (what: string) => problems.push(`${name} ${urls[index]}: ${what}`);
        $('[href], [src]').each((_, element) => {
          const address = element.attribs.href ?? element.attribs.src ?? '';
          if (!/^(?:https:|mailto:)/.test(address)) say(address);
        });
        if ($('script, button, input').length > 0) say('has a control');
        const prose = $('body').clone();
        prose.find('pre, code').remove();
        const odd = /undefined|\[object Object\]|\bNaN\b|\{product/.exec(prose.text());
        if (odd) say(odd[0]);
      });
    }
    expect(problems).toEqual([]);
  });
});

describe('the post on fifty developers', () => {
  const route = '/blog/what-i-learned-from-talking-to-50-devs/';
  const counts: Readonly<Record<string, readonly { value: string; count: number }[]>> = {
    sentiment: countBySentiment(),
    stage: countByStage(),
    place: countByPlace(),
    year: countByYear(),
    reading: countByReading(),
    outcome: countByOutcome(),
    theme: countByTheme().map(({ theme, primary }) => ({ value: theme, count: primary })),
    all: [{ value: 'all', count: threads.length }],
  };
  const inWords = [
    '',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
  ];

  it('says the counts that the data has', () => {
    const $ = pageOf(route);
    const shown = $('[data-count]').toArray();
    expect(shown.length).toBeGreaterThanOrEqual(10);
    for (const element of shown) {
      const [by = '', value] = (element.attribs['data-count'] ?? '').split(':');
      const count = counts[by]?.find((known) => known.value === value)?.count ?? -1;
      expect([String(count), inWords[count]], element.attribs['data-count']).toContain(
        $(element).text(),
      );
    }
  });

  it('opens with how the threads end', () => {
    const $ = pageOf(route);
    const rows = $('table:has(caption:contains("stories end")) tr').toArray();
    expect(rows.map((row) => [$(row).find('th').text(), $(row).find('td').text()])).toEqual(
      countByOutcome().map(({ means, count }) => [means, String(count)]),
    );
  });

  it('lists every thread by its theme', () => {
    const $ = pageOf(route);
    expect($('[data-appendix]').length).toBe(countByTheme().length);
    expect($('[data-appendix] li').length).toBe(threads.length);
  });
});

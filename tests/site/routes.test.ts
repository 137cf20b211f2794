import { describe, expect, it } from 'vitest';
import { brand } from '../../src/lib/brand.ts';
import { tags as tagLists } from '#data/tags';
import { allRoutes, pageOf, postRoutes, readOut, sitemapRoutes, specifiedRoutes } from './pages.ts';

describe('the routes', () => {
  it('that may not be lost are all built', () => {
    expect(specifiedRoutes).not.toEqual([]);
    const missing = specifiedRoutes.filter((route) => {
      try {
        return pageOf(route)('main').length === 0;
      } catch {
        return true;
      }
    });
    expect(missing).toEqual([]);
  });

  it('each have one heading, a title, a description, a canonical address with slash, language and direction', () => {
    const problems: string[] = [];
    const titles = new Map<string, string>();
    for (const route of allRoutes()) {
      const $ = pageOf(route);
      const say = (problem: string) => problems.push(`${route}: ${problem}`);
      const title = $('title').text();
      if (!title.includes(brand.product)) say(`title '${title}' does not name the product`);
      const twin = titles.get(title);
      if (twin) say(`has the title of ${twin}: '${title}'`);
      titles.set(title, route);
      const description = $('meta[name=description]').attr('content') ?? '';
      if (description.length < 15) say(`description '${description}' is missing or short`);
      if ($('h1').length !== 1) say(`${$('h1').length} first-level headings`);
      if ($('link[rel=canonical]').attr('href') !== `${brand.url}${route}`) {
        say(`canonical is ${$('link[rel=canonical]').attr('href')}`);
      }
      if ($('html').attr('lang') !== 'en' || $('html').attr('dir') !== 'ltr') say('lang or dir');
      if ($('main').length !== 1) say(`${$('main').length} main landmarks`);
      const prose = $('main').clone();
      prose.find('pre, code').remove();
      const odd =
        /[Ll]orem ipsum|[Cc]oming soon|\[object Object\]|€undefined|undefined (?:MB|GB|a month)|(?<![\w-])NaN\b/.exec(
          prose.text(),
        );
      if (odd) say(`contains '${odd[0]}'`);
    }
    expect(problems).toEqual([]);
  });

  it('set straight quotation marks, single ones, in all text but code', () => {
    const problems = allRoutes().flatMap((route) => {
      const page = pageOf(route)('body').clone();
      page.find('pre, code, script, style, svg, textarea, [translate=no]').remove();
      const found = page.text().match(/.{0,20}["‘’“”„].{0,20}/gu) ?? [];
      return found.map((text) => `${route}: ${text}`);
    });
    expect(problems).toEqual([]);
  });

  it('have at least three paragraphs of content if they are separate pages', () => {
    const lists = /^\/(?:search|blog\/(?:archive|tags|authors)|learn\/tags|blog\/$|docs\/$)/;
    const thin = allRoutes().filter(
      (route) => !lists.test(route) && pageOf(route)('main p, main li, main td').length < 3,
    );
    expect(thin).toEqual([]);
  });

  it('of a learn tag list their pages with descriptions, under a heading that counts them', () => {
    for (const tag of Object.keys(tagLists.learn)) {
      const route = `/learn/tags/${tag}/`;
      const listed = pageOf(route)('main article').length;
      expect(listed, route).toBeGreaterThan(0);
      // Labs and the glossary also have tags, but aren't lessons.
      const counted = listed === 1 ? 'One page on ' : `${listed} pages on `;
      expect(pageOf(route)('main h1').text(), route).toContain(counted);
      expect(pageOf(route)('main article p').first().text().length, route).toBeGreaterThan(20);
    }
  });
});

describe('the lists', () => {
  const tags: Record<string, object> = { blog: tagLists.blog, learn: tagLists.learn };
  const tagRoutes = (group: string) =>
    Object.keys(tags[group] ?? {}).map((tag) => `/${group}/tags/${tag}/`);

  it.each(['blog', 'learn'])('of tags of /%s/ link every tag', (group) => {
    const $ = pageOf(`/${group}/tags/`);
    expect(tagRoutes(group)).not.toEqual([]);
    expect(tagRoutes(group).filter((route) => $(`main a[href="${route}"]`).length === 0)).toEqual(
      [],
    );
  });

  it('of a blog tag hold posts that carry it', () => {
    for (const route of tagRoutes('blog')) {
      const $ = pageOf(route);
      expect($('main article').length, route).toBeGreaterThan(0);
      for (const title of $('main article :is(h2, h3) a').toArray()) {
        const post = $(title).attr('href') ?? '';
        expect(pageOf(post)(`a[rel=tag][href="${route}"]`).length, `${route} ${post}`).toBe(1);
      }
    }
  });

  it('of the archive hold every post by year', () => {
    const $ = pageOf('/blog/archive/');
    expect(postRoutes).not.toEqual([]);
    expect(postRoutes.filter((route) => $(`main li a[href="${route}"]`).length === 0)).toEqual([]);
    expect($('main h2').first().text()).toMatch(/^20\d\d/);
  });

  it('have no tags in the documentation', () => {
    const tagged = allRoutes().filter(
      (route) =>
        route.startsWith('/docs/') && pageOf(route)('a[rel=tag], a[href*="/tags/"]').length > 0,
    );
    expect(tagged).toEqual([]);
    expect(allRoutes().filter((route) => route.startsWith('/docs/tags/'))).toEqual([]);
  });
});

describe('the sitemap', () => {
  it('lists every page that may not be lost but the search page, weekly, with priority 0.5', () => {
    const xml = readOut('sitemap.xml');
    const routes = new Set(sitemapRoutes());
    const absent = specifiedRoutes.filter((route) => route !== '/search/' && !routes.has(route));
    expect(absent).toEqual([]);
    expect(routes.has('/search/')).toBe(false);
    expect(routes.has('/docs/')).toBe(false);
    const count = routes.size;
    expect(xml.match(/<changefreq>weekly<\/changefreq>/g)).toHaveLength(count);
    expect(xml.match(/<priority>0\.5<\/priority>/g)).toHaveLength(count);
  });
});

describe('the docs address', () => {
  it('leads to the introduction by refresh and link, and stays out of search engines', () => {
    const $ = pageOf('/docs/');
    expect($('meta[http-equiv=refresh]').attr('content')).toBe('0; url=/docs/intro/');
    expect($('main a[href="/docs/intro/"]')).toHaveLength(1);
    expect($('meta[name=robots]').attr('content')).toContain('noindex');
  });
});

describe('the not-found page', () => {
  it('has its title and is not indexed as a separate page', () => {
    expect(readOut('404.html')).toMatch(/<title[^>]*>Page not found/i);
  });
});

import { describe, expect, it } from 'vitest';
import { brand } from '../../src/site/brand.ts';
import { blogTags, learnTags } from '../../src/site/tags.ts';
import sidebars from '../../sidebars.ts';
import sidebarsLearn from '../../sidebarsLearn.ts';
import config from '../../docusaurus.config.ts';
import { pageOf, readOut, specifiedRoutes } from './pages.ts';

describe('the configuration', () => {
  it('has the specified title, tagline, address, slash and hosts', () => {
    expect(config).toMatchObject({
      title: brand.product,
      tagline: 'Host your apps effortlessly',
      baseUrl: '/',
      trailingSlash: true,
      customFields: { consoleUrl: brand.consoleUrl, backendUrl: brand.backendUrl },
      i18n: { defaultLocale: 'en', locales: ['en'] },
      storage: { type: 'localStorage', namespace: false },
    });
  });

  it('runs on at least the specified framework version', () => {
    const generator = pageOf('/')('meta[name=generator]').attr('content') ?? '';
    const [, major, minor] = /v(\d+)\.(\d+)/.exec(generator) ?? [];
    expect(Number(major)).toBe(3);
    expect(Number(minor)).toBeGreaterThanOrEqual(8);
  });

  it('names the sidebars docs, beginning at intro, and learnSidebar', () => {
    expect(Object.keys(sidebars)).toEqual(['docs']);
    expect((sidebars.docs as unknown[])[0]).toBe('intro');
    expect(Object.keys(sidebarsLearn)).toEqual(['learnSidebar']);
  });

  it('declares exactly the specified tags', () => {
    const keys = (group: string) =>
      specifiedRoutes
        .map((route) => new RegExp(`^/${group}/tags/([^/]+)/$`).exec(route)?.[1])
        .filter(Boolean);
    expect(Object.keys(blogTags).sort()).toEqual(keys('blog').sort());
    expect(Object.keys(learnTags).sort()).toEqual(keys('learn').sort());
  });
});

describe('a docs page', () => {
  const $ = pageOf('/docs/services/postgresql/');

  it('has breadcrumbs, previous and next, an edit link and headings of levels 2 to 3 in its contents', () => {
    expect($('nav[aria-label=Breadcrumbs] li').length).toBeGreaterThanOrEqual(2);
    expect($('nav[aria-label="Docs pages"] a').length).toBe(2);
    expect($(`a[href^="${brand.sourceUrl}/edit/"]`).length).toBe(1);
    const linked = $('.table-of-contents a')
      .toArray()
      .map((element) => $(element).attr('href')?.slice(1) ?? '');
    expect(linked.length).toBeGreaterThan(2);
    const levels = new Set(linked.map((id) => $(`[id="${id}"]`).prop('tagName')));
    expect([...levels].every((level) => level === 'H2' || level === 'H3')).toBe(true);
  });
});

describe('the blog', () => {
  it('lists all ten posts, newest first, on one page', () => {
    const $ = pageOf('/blog/');
    const dates = $('main article time')
      .toArray()
      .map((element) => $(element).attr('datetime') ?? '');
    expect(dates).toHaveLength(10);
    expect([...dates].sort().reverse()).toEqual(dates);
  });

  it('has RSS, Atom and JSON feeds with the full text of ten posts', () => {
    const json = JSON.parse(readOut('blog/feed.json')) as { items: { content_html: string }[] };
    expect(json.items).toHaveLength(10);
    expect(readOut('blog/rss.xml').match(/<item>/g)).toHaveLength(10);
    expect(readOut('blog/atom.xml').match(/<entry>/g)).toHaveLength(10);
    for (const item of json.items) expect(item.content_html.length).toBeGreaterThan(500);
  });
});

describe('analytics', () => {
  it('makes no third-party request when none is configured', () => {
    const foreign = pageOf('/')('script[src], link[rel=stylesheet], link[rel=preload], img[src]')
      .toArray()
      .map((element) => element.attribs.src ?? element.attribs.href ?? '')
      .filter((address) => /^(?:https?:)?\/\//.test(address));
    expect(foreign).toEqual([]);
  });
});

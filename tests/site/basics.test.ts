import { describe, expect, it } from 'vitest';
import { brand } from '../../src/lib/brand.ts';
import { lessons } from '../../src/lib/lessons.ts';
import { sizeOf } from '../../src/lib/prices.ts';
import { formatAmount, formatEuro } from '../../src/lib/money.ts';
import { allRoutes, pageOf, postRoutes, readOut } from './pages.ts';

describe('the home page', () => {
  it('has title and tagline, and the lowest price a month', () => {
    const lowest = sizeOf('nano').month;
    const $ = pageOf('/');
    expect($('title').text()).toContain(brand.product);
    expect($('main').text()).toContain(brand.tagline);
    for (const route of ['/', '/pricing/']) {
      const price = pageOf(route)('main [data-price="size.nano"]').first();
      expect([formatAmount(lowest), formatEuro(lowest)], route).toContain(price.text());
    }
    expect($('main').text().toLowerCase()).toContain(`from ${formatEuro(lowest)} a month`);
  });
});

describe('every page', () => {
  it('has no form except the search, and no password field', () => {
    const problems: string[] = [];
    for (const route of allRoutes()) {
      const $ = pageOf(route);
      if ($('input[type=password]').length > 0) problems.push(`${route} asks for a password`);
      for (const form of $('form').toArray()) {
        if (form.attribs.role !== 'search') problems.push(`${route} has a form`);
      }
      if ($('form[role=search]').length === 0) problems.push(`${route} has no search`);
    }
    expect(problems).toEqual([]);
  });

  it('has the contents of levels 2 to 3 alone, and loads no script of others', () => {
    const problems: string[] = [];
    for (const route of allRoutes()) {
      const $ = pageOf(route);
      const deep = new Set(
        $('h4[id], h5[id], h6[id]')
          .toArray()
          .map((element) => `#${element.attribs.id}`),
      );
      for (const link of $('.table-of-contents a').toArray()) {
        if (deep.has(link.attribs.href ?? '')) problems.push(`${route} lists ${link.attribs.href}`);
      }
      for (const script of $('script[src]').toArray()) {
        if (!script.attribs.src?.startsWith('/'))
          problems.push(`${route} loads ${script.attribs.src}`);
      }
    }
    expect(problems).toEqual([]);
  });
});

describe('a lesson', () => {
  it('has breadcrumbs that begin at Learn', () => {
    const $ = pageOf('/learn/foundations/docker-volumes/');
    expect($('nav[aria-label=Breadcrumbs] li').first().text()).toBe('Learn');
    expect($('nav[aria-label=Breadcrumbs] li').length).toBeGreaterThanOrEqual(2);
  });
});

describe('the overview of lessons', () => {
  it('links every lesson in its path', () => {
    const $ = pageOf('/learn/');
    expect($('meta[http-equiv=refresh]').length).toBe(0);
    expect(lessons).not.toEqual([]);
    expect(
      lessons.filter(({ path }) => $(`article a[href="${path}"]`).length === 0).map(({ id }) => id),
    ).toEqual([]);
  });
});

describe('the template Cap', () => {
  it('is the screen recorder Cap.so', () => {
    const text = pageOf('/docs/templates/cap/')('article').text();
    expect(text).toContain('Cap.so');
    expect(text).toMatch(/screen recordings/);
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
  it('lists all posts, newest first, on one page', () => {
    const $ = pageOf('/blog/');
    const dates = $('main article .post-facts > time')
      .toArray()
      .map((element) => $(element).attr('datetime') ?? '');
    expect(dates).toHaveLength(postRoutes.length);
    expect([...dates].sort().reverse()).toEqual(dates);
  });

  it('has RSS, Atom and JSON feeds with the full text of every post', () => {
    const json = JSON.parse(readOut('blog/feed.json')) as { items: { content_html: string }[] };
    expect(json.items).toHaveLength(postRoutes.length);
    expect(readOut('blog/rss.xml').match(/<item>/g)).toHaveLength(postRoutes.length);
    expect(readOut('blog/atom.xml').match(/<entry>/g)).toHaveLength(postRoutes.length);
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

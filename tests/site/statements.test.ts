import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { brand } from '../../src/site/brand.ts';
import { threads } from '../../src/site/fifty-devs/index.ts';
import { platformFacts } from '../../src/site/platforms/index.ts';
import { allRoutes, pageOf } from './pages.ts';

/* What the pages say about the law, about other platforms and about people. */

const words = ($: CheerioAPI, selector: string) => $(selector).text().replace(/\s+/g, ' ');

describe('the legal pages', () => {
  it.each([
    ['/docs/legal/impressum/', 'Imprint', /Angaben nach § 5/],
    ['/docs/legal/datenschutz/', 'Privacy', /Verantwortlich/],
  ])(
    '%s has an English title, the German text marked as such, and a translation',
    (route, title, german) => {
      const $ = pageOf(route);
      expect($('h1').text()).toContain(title);
      expect(words($, 'article [lang=de]')).toMatch(german);
      expect($('article [lang=de] h2').length).toBeGreaterThan(0);
      const english = $('article').clone();
      english.find('[lang=de]').remove();
      expect(english.text()).not.toMatch(german);
      expect(english.text()).toMatch(/binding/);
      expect(english.text().length).toBeGreaterThan(1500);
    },
  );

  it('are for businesses and have no withdrawal for consumers', () => {
    expect(words(pageOf('/docs/legal/terms/'), 'article')).toMatch(/businesses, not consumers/);
    for (const route of ['/docs/legal/', '/docs/legal/terms/', '/docs/legal/impressum/']) {
      expect(words(pageOf(route), 'article')).not.toMatch(
        /right of withdrawal|Widerrufsbelehrung/i,
      );
    }
  });

  it('do not carry the note of a lawyer', () => {
    for (const route of allRoutes().filter((path) => path.startsWith('/docs/legal/'))) {
      expect(words(pageOf(route), 'article')).not.toMatch(/lawyer has|not legal advice/i);
    }
  });
});

describe('the post on fifty developers', () => {
  it('says in its first paragraph that nobody was interviewed, and links every thread', () => {
    const $ = pageOf('/blog/what-i-learned-from-talking-to-50-devs/');
    expect($('article .markdown > p, article > div > p').first().text()).toMatch(
      /Nobody was interviewed/,
    );
    const linked = new Set(
      $('article a')
        .toArray()
        .map((element) => element.attribs.href),
    );
    expect(threads.filter(({ url }) => !linked.has(url)).map(({ id }) => id)).toEqual([]);
  });
});

describe('a statement on another platform', () => {
  const compared = allRoutes().filter((route) => route.startsWith('/hosting/alternative-to-'));

  it('stands with a day and a link to a page of the vendor', () => {
    expect(compared).toHaveLength(6);
    for (const route of compared) {
      const $ = pageOf(route);
      const items = $('table:has(tbody th[scope=rowgroup]) td:nth-child(2) li').toArray();
      expect(items.length, route).toBeGreaterThan(15);
      for (const item of items) {
        const source = $(item).find('small');
        const said = $(item).text();
        expect(
          source.find('a[href^="https://"]').length > 0 || /no public page/.test(said),
          said,
        ).toBe(true);
        expect(source.text()).toMatch(/ 20\d\d|no date shown/);
      }
    }
  });

  it('says so where a third party read the value', () => {
    const byOthers = new Set<string>(
      platformFacts.filter(({ readBy }) => readBy === 'third party').map(({ id }) => id),
    );
    let checked = 0;
    for (const route of compared) {
      const $ = pageOf(route);
      for (const item of $('tbody td li:has(data[data-source])').toArray()) {
        const id = $(item).find('data').first().attr('data-source') ?? '';
        expect(/read by a third party/.test($(item).find('small').text()), id).toBe(
          byOthers.has(id),
        );
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(20);
  });

  it('has what is not equal beside each total', () => {
    for (const route of compared) {
      const $ = pageOf(route);
      const totals = $('section:has(> h3[id^="costs-"])');
      expect(totals.length, route).toBe(3);
      for (const total of totals.toArray()) {
        expect($(total).find('dl data[data-price], dl [data-computed]').length).toBeGreaterThan(1);
        expect(
          $(total).find('ul li').length,
          `${route} ${$(total).find('h3').text()}`,
        ).toBeGreaterThan(0);
      }
    }
  });

  it('never calls us the cheapest, and shows no logo', () => {
    const problems: string[] = [];
    for (const route of allRoutes().filter((path) =>
      /^\/(?:$|hosting\/|pricing\/|about\/)/.test(path),
    )) {
      const $ = pageOf(route);
      const prominent = `${words($, 'title, h1, h2, h3, .lead')} ${$('meta[name=description]').attr('content')}`;
      const own = $('main p, main li, main td')
        .toArray()
        .flatMap((element) =>
          $(element)
            .text()
            .split(/(?<=[.?!]) /),
        )
        .filter((text) => new RegExp(`\\b(?:we|our|${brand.product})\\b`, 'i').test(text));
      for (const text of [prominent, ...own]) {
        if (/cheapest/i.test(text)) problems.push(`${route}: ${text}`);
      }
      $('img, svg title').each((_, element) => {
        const said = `${element.attribs.alt ?? ''} ${element.attribs.src ?? ''} ${$(element).text()}`;
        if (/logo/i.test(said)) problems.push(`${route} shows ${said}`);
      });
    }
    expect(problems).toEqual([]);
  });
});

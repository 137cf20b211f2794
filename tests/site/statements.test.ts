import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { brand } from '../../src/site/brand.ts';
import { threads } from '../../src/site/fifty-devs/index.ts';
import { ageInDays, launchFindings, MAX_AGE_DAYS } from '../../src/site/platforms/age.ts';
import { platformFact, platformFacts } from '../../src/site/platforms/index.ts';
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

  /** Each fact that a page states, with what the page says of its source, and the day of the ages. */
  function stated(route: string) {
    const $ = pageOf(route);
    const day = $('table[data-day]').attr('data-day') ?? '';
    const cells = $('li[data-fact]')
      .toArray()
      .map((item) => ({
        id: $(item).attr('data-fact') ?? '',
        said: $(item).find('small').text(),
      }));
    const sentences = $('small[data-facts]')
      .toArray()
      .flatMap((item) => ($(item).attr('data-facts') ?? '').split(' '));
    return { $, day, cells, sentences };
  }

  it('says so where a third party read the value, or where it is over 90 days old', () => {
    let checked = 0;
    for (const route of compared) {
      const { day, cells } = stated(route);
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const { id, said } of cells) {
        const fact = platformFact(id);
        const isOld = (ageInDays(fact, day) ?? 0) > MAX_AGE_DAYS;
        expect(/read by a third party/.test(said), id).toBe(fact.readBy === 'third party');
        expect(/over 90 days old/.test(said), `${id} on ${day}`).toBe(isOld);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(150);
  });

  it('says so in sentences too', () => {
    for (const route of compared) {
      const { $, day } = stated(route);
      for (const item of $('small[data-facts]').toArray()) {
        const facts = ($(item).attr('data-facts') ?? '').split(' ').map(platformFact);
        const said = $(item).text();
        expect(/read by a third party/.test(said), said).toBe(
          facts.some(({ readBy }) => readBy === 'third party'),
        );
        expect(/over 90 days old/.test(said), said).toBe(
          facts.some((fact) => (ageInDays(fact, day) ?? 0) > MAX_AGE_DAYS),
        );
      }
    }
  });

  it('that carries such a mark is listed by the launch check of that day', () => {
    for (const route of compared) {
      const { day, cells, sentences } = stated(route);
      const listed = new Set(launchFindings(day).map(({ fact }) => fact.id));
      const marked = cells.filter(({ said }) => /third party|days old|no date shown/.test(said));
      expect(marked.length).toBeGreaterThan(10);
      for (const { id } of marked) expect(listed, id).toContain(id);
      for (const id of sentences) expect(platformFacts.map((fact) => fact.id)).toContain(id);
    }
  });

  it('is told when it was read beside the totals in the first screen', () => {
    for (const route of compared) {
      expect(words(pageOf(route), 'p:has(a[href="#facts"])')).toMatch(
        /Their prices are as of \d+ \w+ 2026( to \d+ \w+ 2026)?, .*(third parties|90 days old)/,
      );
    }
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

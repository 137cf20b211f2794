import fs from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { brand } from '../../src/lib/brand.ts';
import { longDate, withLongDates } from '../../src/lib/dates.ts';
import { ledgerView } from '../../src/lib/comparison/index.ts';
import { COMPARED, workloads } from '../../src/lib/cost/index.ts';
import { threads } from '../../src/lib/threads.ts';
import { ageInDays, launchFindings, MAX_AGE_DAYS } from '../../src/lib/platforms/age.ts';
import { platformFact } from '../../src/lib/platforms/index.ts';
import { allRoutes, comparisonRoutes as compared, pageOf } from './pages.ts';

/* Statements about the law, about other platforms and about people. */

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

  it('name the links of headings in the language of the heading', () => {
    for (const route of ['/docs/legal/impressum/', '/docs/legal/datenschutz/']) {
      const $ = pageOf(route);
      const names = (selector: string) =>
        $(selector)
          .toArray()
          .map((link) => $(link).attr('aria-label') ?? '');
      const german = names('article [lang=de] a.hash-link');
      expect(german.length).toBeGreaterThan(3);
      expect(german.filter((name) => !name.startsWith('Direkter Link zu '))).toEqual([]);
      const english = names('article a.hash-link').filter((name) => !german.includes(name));
      expect(english.length).toBeGreaterThan(3);
      expect(english.filter((name) => !name.startsWith('Direct link to '))).toEqual([]);
    }
  });

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
      /We didn't interview anybody/,
    );
    const linked = new Set(
      $('article a')
        .toArray()
        .map((element) => element.attribs.href),
    );
    expect(threads.filter(({ url }) => !linked.has(url)).map(({ id }) => id)).toEqual([]);
  });
});

const sourceOf = (route: string) =>
  fs.readFileSync(`src/pages${route.replace(/\/$/, '')}.mdx`, 'utf8');

/** The ids of facts behind each `<Source>` of a page's text, in its order. */
const citedIn = (route: string): string[][] =>
  [...sourceOf(route).matchAll(/<Source of="([^"]+)"/g)].map(([, ids = '']) => ids.split(/\s+/));

/** The platform that a page compares with. */
const comparedOn = (route: string) => {
  const [, of] = /<CompareLedger of="([^"]+)"/.exec(sourceOf(route)) ?? [];
  return COMPARED.find((id) => id === of);
};

describe('a statement on another platform', () => {
  /**
   * Each fact of a page's ledger as shown, each sentence with the notes that it cites, and the day used for
   * the ages.
   */
  function stated(route: string) {
    const $ = pageOf(route);
    const day = $('[data-day]').attr('data-day') ?? '';
    const platform = comparedOn(route);
    const rows = platform ? ledgerView(platform, day).groups.flatMap((group) => group.rows) : [];
    const ids = rows.flatMap(({ facts }) => facts.map(({ id }) => id));
    const items = $('li[data-ahead] li:has(> small)').toArray();
    expect(items.length, route).toBe(ids.length);
    const cells = items.map((item, at) => ({
      id: ids[at] ?? '',
      said: $(item).children('small').text().replaceAll('\u00a0', ' '),
      links: $(item).find('small a[href^="https://"]').length,
    }));
    const notesOf = (element: ReturnType<typeof $>) =>
      element
        .find('a[href^="#source-"]')
        .toArray()
        .map((mark) => $(mark.attribs.href ?? '').children('span'))
        .map((note) => note.text().replaceAll('\u00a0', ' '));
    const sentences = $('sup')
      .toArray()
      .filter(
        (mark) => $(mark).closest('table, section.iron, figcaption, [class*="rate_"]').length === 0,
      )
      .map((mark) => notesOf($(mark)));
    return { $, day, rows, cells, sentences };
  }

  it('has a day and a link to a page of the vendor', () => {
    expect(compared).not.toEqual([]);
    for (const route of compared) {
      const { cells } = stated(route);
      expect(cells.length, route).toBeGreaterThan(15);
      for (const { id, said, links } of cells) {
        expect(links > 0 || /no public page/.test(said), `${id}: ${said}`).toBe(true);
        const { date, dateNote } = platformFact(id);
        expect(said, id).toContain(
          date ? longDate(date) : withLongDates(dateNote ?? 'no date shown'),
        );
      }
    }
  });

  it('says who is ahead, and the heading counts the rows of each', () => {
    for (const route of compared) {
      const { $, rows } = stated(route);
      const shown = $('li[data-ahead]').toArray();
      expect(shown.length, route).toBe(rows.length);
      const words = shown.map((row) => $(row).find('summary').text());
      const aheadOf = (who: string) => words.filter((text) => text.includes(`. ${who}. `)).length;
      const theirs = rows.filter(({ ahead }) => ahead === 'there').length;
      const ours = rows.filter(({ ahead }) => ahead === 'here').length;
      expect(aheadOf(`${brand.product} is ahead`), route).toBe(ours);
      expect(aheadOf('Even'), route).toBe(rows.length - ours - theirs);
      expect($('#facts').text(), route).toMatch(
        new RegExp(`^${rows.length} facts: .+ ahead in ${theirs}, ${brand.product} in ${ours}`),
      );
    }
  });

  it('is counted in each area, which draws a box for each of its rows', () => {
    for (const route of compared) {
      const { $ } = stated(route);
      const areas = $('section:has(li[data-ahead])').toArray();
      expect(areas.length, route).toBeGreaterThan(5);
      for (const element of areas) {
        const area = $(element);
        const count = (who: string) => area.find(`li[data-ahead="${who}"]`).length;
        const [here, even, there] = [count('here'), count('even'), count('there')];
        const name = here > there ? brand.product : `(?!${brand.product}).+`;
        const most = `${Math.max(here, there)} to ${Math.min(here, there)}`;
        expect(area.find('h3 + p').text(), route).toMatch(
          new RegExp(here === there ? `^Level, ${most}$` : `^${name} is ahead, ${most}$`),
        );
        const folded = area
          .find('summary')
          .filter((_, line) => $(line).text().startsWith('Even in'));
        expect(folded.text(), route).toMatch(even ? `Even in ${even}: ` : /^$/);
        const boxes = area
          .find('h3 ~ svg')
          .html()
          ?.match(/h28v12/g);
        expect(boxes, route).toHaveLength(here + even + there);
      }
    }
  });

  const expectReader = (said: string, ids: readonly string[]) => {
    const facts = ids.map(platformFact);
    for (const reader of ['third party', 'competitor'] as const) {
      expect(said.includes(`read by a ${reader}`), `${ids.join(' ')}: ${said}`).toBe(
        facts.some(({ readBy }) => readBy === reader),
      );
    }
  };

  it('says so if the source is a third party or a competitor', () => {
    for (const route of compared) {
      const { day, cells } = stated(route);
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const { id, said } of cells) expectReader(said, [id]);
    }
  });

  it('says so in sentences too, and if it is over 90 days old', () => {
    for (const route of compared) {
      const { day, sentences } = stated(route);
      const cited = citedIn(route);
      expect(sentences.length, route).toBe(cited.length);
      sentences.forEach((notes, at) => {
        const ids = cited[at] ?? [];
        const said = notes.join(' ');
        expectReader(said, ids);
        expect(/over 90 days old/.test(said), `${ids.join(' ')} on ${day}`).toBe(
          ids.some((id) => (ageInDays(platformFact(id), day) ?? 0) > MAX_AGE_DAYS),
        );
      });
    }
  });

  it('is cited by a number that links to its note, and the note links back', () => {
    for (const route of [...compared, '/blog/netlify-credit-pricing/']) {
      const $ = pageOf(route);
      const notes = $('li[id^="source-"]').toArray();
      expect(notes.length, route).toBeGreaterThan(5);
      expect(
        notes.map((note) => $(note).find('a.cited-back').attr('href')),
        route,
      ).toEqual(notes.map((_, at) => `#cited-${at + 1}`));
      for (const note of notes) {
        const mark = $($(note).find('a.cited-back').attr('href') ?? '');
        expect(mark.attr('href'), route).toBe(`#${note.attribs.id}`);
      }
    }
  });

  it('that carries such a mark is listed by the launch check of that day', () => {
    for (const route of compared) {
      const { day, cells } = stated(route);
      const listed = new Set(launchFindings(day).map(({ fact }) => fact.id));
      const marked = cells.filter(
        ({ id, said }) =>
          !['change', 'complaint'].includes(platformFact(id).kind) &&
          /read by a (?:third party|competitor)|no date shown(?!.*read on)/.test(said),
      );
      for (const { id } of marked) expect(listed, id).toContain(id);
    }
  });

  it('says how old the figures are in the first screen', () => {
    for (const route of compared) {
      expect(words(pageOf(route), '[data-day]')).toMatch(
        /^Newest fact \d+ \w+ \d{4}, oldest figure \d+ \w+ \d{4}\./,
      );
    }
  });

  it('needs no minutes of work if a server alone costs more than we do', () => {
    for (const route of compared) expect(words(pageOf(route), 'main')).not.toMatch(/from 0 min/);
    const panel = '[data-panel="side-project"]';
    for (const route of [
      '/hosting/hetzner-server-or-platform/',
      '/hosting/alternative-to-coolify/',
    ])
      expect(words(pageOf(route), panel)).toMatch(
        /without your work: we cost less even so\. The CX23 .+: we cost less even so/,
      );
  });

  it('lists the differences next to each total', () => {
    for (const route of compared) {
      const $ = pageOf(route);
      const totals = $('details:has(> summary > h3[id^="costs-"])');
      expect(totals.length, route).toBe(workloads.length);
      for (const total of totals.toArray()) {
        const sums = $(total).find('summary').find('[data-price], [data-computed]');
        expect(sums.length).toBeGreaterThan(1);
        expect(
          $(total).find('ul li').length,
          `${route} ${$(total).find('summary').text()}`,
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

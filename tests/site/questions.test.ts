import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { allRoutes, landingRoutes, pageOf } from './pages.ts';

interface FaqPage {
  '@type': string;
  mainEntity: {
    '@type': string;
    name: string;
    acceptedAnswer: { '@type': string; text: string };
  }[];
}

const clean = (text: string): string => text.replace(/[\u200B\s]+/g, ' ').trim();

/** The FAQPage objects of a page (schema.org). */
const faqOf = ($: CheerioAPI): FaqPage[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((element) => (JSON.parse($(element).text()) as { '@graph': FaqPage[] })['@graph'])
    .filter((data) => data['@type'] === 'FAQPage');

/** The questions of a page as a reader sees them: heading and answer. */
const shownOn = ($: CheerioAPI): (readonly [question: string, answer: string])[] =>
  $('[data-question]')
    .toArray()
    .map((element) => {
      const heading = $(element).find('h3').clone();
      heading.find('a.hash-link').remove();
      return [clean(heading.text()), clean($(element).find('[data-answer]').text())] as const;
    });

const asking = allRoutes().filter((route) => pageOf(route)('[data-question]').length > 0);

describe('questions and answers', () => {
  it('are on every landing page and on the pricing page', () => {
    expect(landingRoutes).not.toEqual([]);
    expect([...landingRoutes, '/pricing/'].filter((route) => !asking.includes(route))).toEqual([]);
  });

  it.each(asking)('%s: its structured data says what the page shows', (route) => {
    const $ = pageOf(route);
    const [data, ...more] = faqOf($);
    expect(more).toEqual([]);
    for (const entity of data?.mainEntity ?? []) {
      expect(entity['@type']).toBe('Question');
      expect(entity.acceptedAnswer['@type']).toBe('Answer');
    }
    const shown = shownOn($);
    expect(data?.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      shown,
    );
    for (const [question, answer] of shown) {
      expect(question).toMatch(/\?$/);
      expect(answer.length, question).toBeGreaterThan(20);
    }
    expect(new Set(shown.map(([question]) => question)).size).toBe(shown.length);
  });

  it('are the only ones with such data', () => {
    const others = allRoutes().filter((route) => !asking.includes(route));
    expect(others.filter((route) => faqOf(pageOf(route)).length > 0)).toEqual([]);
  });
});

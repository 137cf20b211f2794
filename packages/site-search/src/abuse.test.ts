import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSearchAddress, resultsAddress } from './address.ts';
import { buildIndex, createSearcher, type SearchPage } from './index.ts';
import { hitAddress } from './links.ts';
import { excerptOf, marker, markParts } from './marks.ts';

const WORDS = Array.from({ length: 6000 }, (_, at) => `word${at.toString(36)}e`);

/** As many sections and words as the finished site has, about. */
const PAGES: SearchPage[] = Array.from({ length: 120 }, (_, page) => ({
  url: `/docs/page-${page}/`,
  title: `Page ${page} of DATABASE_URL`,
  path: ['Docs'],
  description: 'Keeps things',
  keywords: '',
  sections: Array.from({ length: 8 }, (_section, at) => ({
    heading: at === 0 ? '' : `Heading ${at}`,
    hash: at === 0 ? '' : `#h${at}`,
    text: WORDS.slice((page * 37 + at * 11) % 5800)
      .slice(0, 120)
      .join(' '),
  })),
}));

const { head, body } = buildIndex(PAGES);
const searcher = createSearcher(head);
searcher.addBody(body);

const ABUSE: [string, string][] = [
  ['10,000 letters without a space', 'x'.repeat(10_000)],
  ['10,000 letters in misspelt words', 'wrodxx wordyyy '.repeat(667)],
  ['10,000 spaces', ' '.repeat(10_000)],
  ['10,000 hyphens', 'a-'.repeat(5000)],
  ['lunr syntax', '+title:page -docs~2 word*^10 :+-*~^'],
  ['regular expressions', '(a+)+$ [a-z]{1,} .*?\\b | ^$ (?<x>'],
  ['HTML', '<img src=x onerror=alert(1)><script>alert("page")</script>&lt;'],
  ['right-to-left text', '\u202Eשלום عالم\u202C page'],
  ['emoji', '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ page'],
  ['lone surrogates', '\uD800 page \uDC00\uD83D'],
  ['object properties', '__proto__ constructor toString hasOwnProperty valueOf'],
  ['combining marks', `e${'\u0301'.repeat(5000)}`],
  ['letters that grow when folded', 'ﷺ'.repeat(300)],
  ['control characters', '\0\b\u001B[31m page \uFFFF'],
];

/** Everything that happens to a query in the box, on the results page and on the target page. */
function runThrough(query: string): void {
  for (const hit of searcher.search(query, { perPage: 2 }).slice(0, 10)) {
    hitAddress(hit, query);
    markParts(hit.title, marker(query, hit.title));
  }
  const text = PAGES[0]?.sections[1]?.text ?? '';
  excerptOf(text, marker(query, text), 50);
  resultsAddress(query, 'docs', 2);
  readSearchAddress(`?q=${encodeURIComponent(query.replace(/\p{Surrogate}/gu, ''))}`, ['docs']);
}

describe('a query', () => {
  test.each(ABUSE)('of %s is answered within 100 ms', (_, query) => {
    runThrough(`warm up ${query}`);
    // Time of this process alone, so that others on the machine make no difference.
    const start = process.cpuUsage();
    runThrough(query);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(100);
  });

  test.each(['page', 'databse_url', 'DATABASE_URL', 'things'])(
    '‘%s’ still finds pages',
    (query) => {
      expect(searcher.search(query).length).toBeGreaterThan(0);
    },
  );

  const nasty = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
      .map((units) => String.fromCharCode(...units)),
    fc
      .array(
        fc.constantFrom('page', '+', '-', '*', '~2', '^9', ':', '(', '\\', '"', '__proto__', ' '),
      )
      .map((parts) => parts.join('')),
  );

  test('of anything at all never throws, has finite falling scores, and lists no page it does not have', () => {
    const urls = new Set(PAGES.map(({ url }) => url));
    fc.assert(
      fc.property(nasty, (query) => {
        runThrough(query);
        let last = Number.POSITIVE_INFINITY;
        for (const { url, score } of searcher.search(query)) {
          expect(urls.has(url)).toBe(true);
          expect(score).toBeLessThanOrEqual(last);
          expect(Number.isFinite(score)).toBe(true);
          last = score;
        }
      }),
      { numRuns: 200 },
    );
  });

  test('of any two letters and more is answered while it is typed', () => {
    for (const query of ['w', 'wo', 'wor', 'word', 'word1', 'word1e']) runThrough(query);
    expect(searcher.search('wor').length).toBeGreaterThan(0);
  });
});

describe('a damaged index', () => {
  const damaged: [string, unknown][] = [
    ['null', null],
    ['an array', []],
    ['a text', 'x'],
    ['an empty object', {}],
    ['pages of another kind', { ...head, pages: 'x' }],
    ['a page without an address', { ...head, pages: [{}, ...head.pages.slice(1)] }],
    ['a section of null', { ...head, sections: head.sections.map(() => null) }],
    ['a missing field', { ...head, title: undefined }],
    ['fewer sections than the pages say', { ...head, sections: head.sections.slice(1) }],
    ['terms without postings', { ...head, title: { ...head.title, documents: '' } }],
    ['counts cut off', { ...head, title: { ...head.title, counts: head.title.counts.slice(1) } }],
    ['terms of numbers', { ...head, title: { ...head.title, terms: [1, 2] } }],
    [
      'terms of another form',
      { ...head, title: { ...head.title, terms: `${head.title.terms} -` } },
    ],
    ['lengths for other pages', { ...head, about: { ...head.about, lengths: [1] } }],
  ];

  test.each(damaged)('of titles (%s) is told as damaged', (_, index) => {
    expect(() => createSearcher(index as never)).toThrow('damaged');
  });

  test.each([
    ['null', null],
    ['an empty object', {}],
    ['another site', buildIndex(PAGES.slice(1)).body],
    ['lengths of texts', { body: { ...body.body, lengths: body.body.lengths.map(String) } }],
  ])('of texts (%s) is told as damaged, and titles still answer', (_, index) => {
    const fresh = createSearcher(head);
    expect(() => fresh.addBody(index as never)).toThrow('damaged');
    expect(fresh.search('page').length).toBeGreaterThan(0);
  });

  test('is never more than told: any JSON throws ‘damaged’', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (index) => {
        expect(() => createSearcher(index as never)).toThrow('damaged');
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { buildIndex, createSearcher, type SearchPage } from './index.ts';
import { NAMED, WEIGHTS } from './weights.ts';

const page = (url: string, title: string): SearchPage => ({
  url,
  title,
  path: ['Docs'],
  description: '',
  keywords: '',
  sections: [{ heading: '', hash: '', text: '' }],
});

const PAGES = [
  page('/docs/queues/', 'Harbour'),
  page('/docs/caches/', 'Harbour and a pier that holds ships for many visitors of a town'),
  page('/learn/proxies/', 'Harbour Harbour'),
  page('/learn/tables/', 'Tables'),
];
const { head } = buildIndex(PAGES);
const search = createSearcher(head).search;

describe('the ranking', () => {
  it('is BM25 with term saturation 1.2 and length normalisation 0.75', () => {
    const { lengths } = head.title;
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    const idf = Math.log(1 + (4 - 3 + 0.5) / (3 + 0.5));
    const expected = (at: number, times: number) =>
      ((1 + NAMED) * WEIGHTS.title * idf * 2.2 * times) /
      (1.2 * (0.25 + (0.75 * (lengths[at] ?? 0)) / average) + times);
    const scores = new Map(search('harbour').map((hit) => [hit.url, hit.score]));
    expect(scores.size).toBe(3);
    expect(scores.get('/docs/queues/')).toBeCloseTo(expected(0, 1), 10);
    expect(scores.get('/docs/caches/')).toBeCloseTo(expected(1, 1), 10);
    expect(scores.get('/learn/proxies/')).toBeCloseTo(expected(2, 2), 10);
  });

  it.each([
    ['', ['/docs/caches/', '/docs/queues/', '/learn/proxies/']],
    ['docs', ['/docs/caches/', '/docs/queues/']],
    ['learn', ['/learn/proxies/']],
  ])('in the context %j finds %j', (context, urls) => {
    const found = search('harbour', { context }).map((hit) => hit.url);
    expect(found.sort()).toEqual(urls);
  });

  it.each(['h', 't', 'p'])('answers a first letter: %j', (letter) => {
    expect(search(letter).length).toBeGreaterThan(0);
  });
});

describe('a misspelt word', () => {
  const pages = [
    { ...page('/docs/probes/', 'Probes'), keywords: 'readiness' },
    page('/docs/compose/', 'A healthcheck among the keys of a file'),
    page('/docs/names/', 'References'),
  ];
  const misspelt = createSearcher(buildIndex(pages).head).search;

  it('stands for what the word that it misses stands for', () => {
    expect(misspelt('helthcheck').map(({ url }) => url)).toContain('/docs/probes/');
  });

  it('is found where the slip keeps its ending from being cut', () => {
    expect(misspelt('refrence')[0]?.url).toBe('/docs/names/');
  });
});

it('raises a row more for its whole message than for a part of the pasted line', () => {
  const row = (url: string, heading: string) => ({
    ...page(url, 'Harbour'),
    sections: [{ heading, hash: '#row', text: '', row: true }],
  });
  const index = buildIndex([
    row('/docs/files/', 'database is locked'),
    row('/docs/other/', 'locked is database'),
  ]);
  const searcher = createSearcher(index.head);
  searcher.addBody(index.body);
  const hits = searcher.search('sqlite3 OperationalError: database is locked');
  const scoreOf = (url: string) => hits.find((hit) => hit.url === url)?.score ?? 0;
  expect(scoreOf('/docs/files/') / scoreOf('/docs/other/')).toBeCloseTo(2.5, 10);
});

describe('a query', () => {
  const found = (pages: SearchPage[], query: string) => {
    const index = buildIndex(pages);
    const searcher = createSearcher(index.head);
    searcher.addBody(index.body);
    return searcher.search(query);
  };

  it('of two words finds the row with both in a row', () => {
    const row = (url: string, heading: string) => ({
      ...page(url, 'Harbour'),
      sections: [{ heading, hash: '#row', text: '', row: true }],
    });
    const pages = [
      row('/docs/other/', 'refused connection'),
      row('/docs/errors/', 'port 5433 failed: Connection refused'),
    ];
    expect(found(pages, 'connection refused')[0]?.url).toBe('/docs/errors/');
  });

  it.each([
    ['harbour', '/docs/harbour/'],
    ['what is the harbour', '/docs/harbour/'],
    ['what is a harbour', '/learn/harbour/'],
  ])('%j leads to %s', (query, url) => {
    const pages = [
      page('/docs/harbour/', 'Harbour'),
      { ...page('/learn/harbour/', 'Harbour'), weight: 0.7, concept: 1.2 },
    ];
    expect(found(pages, query)[0]?.url).toBe(url);
  });

  it('leads to the question rather than to the heading right above it', () => {
    const sections = [
      { hash: '', heading: '', text: 'ships' },
      { hash: '#group', heading: 'Harbour', text: 'Which harbour is open?' },
      { hash: '#question', heading: 'Which harbour is open?', text: 'The harbour of the town.' },
    ];
    const pages = [{ ...page('/docs/faq/', 'Questions'), sections }, page('/docs/boats/', 'Boats')];
    expect(found(pages, 'open harbour')[0]?.hash).toBe('#question');
  });

  it.each([
    ['do I really need a pier before sailing', '/docs/piers/'],
    ['try', '/docs/trial/'],
  ])('%j is about the subject: %s', (query, url) => {
    const pages = [
      page('/docs/trial/', 'Trial'),
      page('/docs/need/', 'Before you really need it'),
      page('/docs/piers/', 'A pier of the town with room for many ships and their crews'),
    ];
    expect(found(pages, query)[0]?.url).toBe(url);
  });

  it('leads to the section about it rather than to a short row that names it', () => {
    const row = (heading: string, at: number) => ({
      heading,
      hash: `#row-${at}`,
      text: 'Wait.',
      row: true,
    });
    const sections = [
      { heading: '', hash: '', text: 'ships' },
      { heading: '', hash: '#harbour', text: 'harbour '.repeat(3) + 'quay '.repeat(30) },
      ...['harbour full', 'pier lost', 'crew gone', 'tide late'].map(row),
    ];
    const pages = [{ ...page('/docs/town/', 'Town'), sections }, page('/docs/boats/', 'Boats')];
    expect(found(pages, 'harbour')[0]?.hash).toBe('#harbour');
  });

  it('leads to the long section that names it more often', () => {
    const sections = [
      { heading: '', hash: '', text: 'ships' },
      { heading: '', hash: '#once', text: 'harbour quay' },
      { heading: '', hash: '#often', text: 'harbour '.repeat(2) + 'quay '.repeat(26) },
      { heading: '', hash: '#crew', text: 'crew' },
    ];
    const pages = [{ ...page('/docs/town/', 'Town'), sections }, page('/docs/boats/', 'Boats')];
    expect(found(pages, 'harbour')[0]?.hash).toBe('#often');
  });

  it('leads to the section that has its words only as other words', () => {
    const sections = [
      { hash: '', heading: '', text: 'ships' },
      { hash: '#pier', heading: 'Pier', text: 'One.', also: 'quay, jetty' },
      { hash: '#crew', heading: 'Crew', text: 'The crew of a ship.' },
    ];
    const pages = [{ ...page('/docs/town/', 'Town'), sections }, page('/docs/boats/', 'Boats')];
    expect(found(pages, 'jetty')[0]?.hash).toBe('#pier');
  });

  it('leads to a section by more than its rarest word', () => {
    const section = (hash: string, text: string) => ({ hash, heading: '', text });
    const sections = [
      section('', 'ships'),
      section('#rare', 'pilot pier'),
      section('#more', 'quay quay'),
      section('#once', 'quay pier'),
      section('#again', 'quay pier'),
    ];
    const others = ['', '#a', '#b', '#c'].map((hash) => section(hash, 'pilot pier'));
    const pages = [
      { ...page('/docs/harbour/', 'Harbour'), sections },
      { ...page('/docs/boats/', 'Boats'), sections: others },
    ];
    expect(found(pages, 'pilot quay')[0]?.hash).toBe('#more');
  });
});

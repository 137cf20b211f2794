import { describe, expect, it } from 'vitest';
import { readSearchAddress, resultsAddress } from './address.ts';
import { hitAddress } from './links.ts';
import { excerptOf, marker } from './marks.ts';

describe('the address of the results page', () => {
  it.each([
    ['?q=redis', { query: 'redis', context: '', page: 1, notices: [] }],
    ['?q=a+b&ctx=docs&version=current', { query: 'a b', context: 'docs', page: 1, notices: [] }],
    ['?q=x&ctx=learn&page=2', { query: 'x', context: 'learn', page: 2, notices: [] }],
    ['?q=x&page=-1', { query: 'x', context: '', page: 1, notices: [] }],
    ['', { query: '', context: '', page: 1, notices: [] }],
  ])('%s is read', (search, expected) => {
    expect(readSearchAddress(search, ['docs', 'learn'])).toEqual(expected);
  });

  it.each([
    ['?q=x&ctx=blog', /no part named 'blog'/],
    ['?q=x&version=1.x', /no version '1\.x'/],
  ])('%s falls back and says so', (search, notice) => {
    expect(readSearchAddress(search, ['docs', 'learn'])).toMatchObject({ query: 'x', context: '' });
    expect(readSearchAddress(search, ['docs', 'learn']).notices).toEqual([
      expect.stringMatching(notice),
    ]);
  });

  it('is written with what is not the default', () => {
    expect(resultsAddress('a b')).toBe('/search/?q=a+b');
    expect(resultsAddress('x', 'docs', 2)).toBe('/search/?q=x&ctx=docs&page=2');
  });
});

it('a hit carries the words to highlight in front of its anchor', () => {
  expect(hitAddress({ url: '/docs/a/', hash: '#b' }, 'redis cache')).toBe(
    '/docs/a/?_highlight=redis+cache#b',
  );
});

it('an excerpt begins with the word that stands its reach in front of the match', () => {
  const text = `${'before '.repeat(30)}redis ${'after '.repeat(60)}`;
  const excerpt = excerptOf(text, marker('redis', text), 50);
  const ahead = excerpt.indexOf('redis');
  expect(ahead).toBeGreaterThan(40);
  expect(ahead).toBeLessThanOrEqual(51);
  expect(excerpt.length).toBeLessThanOrEqual(202);
});

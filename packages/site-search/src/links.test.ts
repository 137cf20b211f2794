import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultsAddress } from './address.ts';
import { hitAddress } from './links.ts';
import { excerptOf, marker, markParts } from './marks.ts';

const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units));

const marked = (text: string, query: string) =>
  markParts(text, marker(query, text))
    .filter((part) => part.marked)
    .map((part) => part.text);

describe('addresses', () => {
  test('a hit carries the words to mark, before its anchor', () => {
    expect(hitAddress({ url: '/docs/apps/', hash: '#price' }, 'what it costs')).toBe(
      '/docs/apps/?_highlight=costs#price',
    );
  });

  test('what someone typed is encoded', () => {
    expect(resultsAddress('a&ctx=x <b>"', 'docs', 2)).toBe(
      '/search/?q=a%26ctx%3Dx+%3Cb%3E%22&ctx=docs&page=2',
    );
  });

  test('the first page of all results has the query alone', () => {
    expect(resultsAddress('redis')).toBe('/search/?q=redis');
  });
});

describe('marks', () => {
  test.each([
    ['a word whatever its case', 'Redis and redis', 'redis', ['Redis', 'redis']],
    ['other endings of the word', 'one volume', 'volumes', ['volume']],
    ['a beginning that is being typed', 'PostgreSQL', 'postg', ['PostgreSQL']],
    ['no longer word where the query is complete', 'PostgreSQL', 'postg ', []],
    ['no word in the middle of another', 'predis', 'redis', []],
    ['accents or not', 'Erklärung', 'erklarung', ['Erklärung']],
    ['nothing for no word', 'text', '', []],
  ])('are on %s', (_, text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });

  test('lose no letter of any text', () => {
    fc.assert(
      fc.property(anyText, fc.string(), (text, query) => {
        expect(
          markParts(text, marker(query, text))
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('an excerpt', () => {
  const text = `${'before '.repeat(40)}needle ${'after '.repeat(60)}`;

  test('shows the first match with its surroundings, cut at words', () => {
    const excerpt = excerptOf(text, marker('needle', text), 50);
    expect(excerpt).toMatch(/^…before .*needle after .*…$/);
    expect(excerpt.length).toBeLessThan(260);
  });

  test('begins with the text where nothing matches', () => {
    expect(excerptOf('A volume is a disk.', () => [], 50)).toBe('A volume is a disk.');
  });

  test('neither begins nor ends with the mark between two cells', () => {
    const text = `${'nano\u00a0· 1 GB; '.repeat(9)}needle${'\u00a0· small'.repeat(40)}`;
    for (const reach of [40, 41, 42, 43, 44, 45, 46, 47, 48])
      expect(excerptOf(text, marker('needle', text), reach)).toMatch(/^…[^\s·].*[^\s·]…$/);
  });
});

import { describe, expect, test } from 'vitest';
import { indexField, openField } from './postings.ts';

const field = () =>
  openField(
    JSON.parse(
      JSON.stringify(indexField([['volum', 'volum'], [], ['redis'], ['vm', 'and', 'volum']])),
    ) as never,
  );

describe('an indexed field', () => {
  test('finds documents with how often a term occurs', () => {
    expect(field().find('volum')).toEqual([
      { document: 0, count: 2 },
      { document: 3, count: 1 },
    ]);
  });

  test.each(['nothing', '__proto__', 'constructor', ''])('finds no document for ‘%s’', (term) => {
    expect(field().find(term)).toEqual([]);
  });

  test('finds terms by their beginning, at most as many as asked for', () => {
    expect(field().startingWith('v', 9)).toEqual(['vm', 'volum']);
    expect(field().startingWith('v', 1)).toEqual(['vm']);
    expect(field().startingWith('x', 9)).toEqual([]);
  });

  test('knows the lengths of documents', () => {
    expect(field().lengths).toEqual([2, 0, 1, 3]);
    expect(field().averageLength).toBe(1.5);
  });
});

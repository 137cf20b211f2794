import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, toleratedEdits } from './distance.ts';

describe('the distance between two words', () => {
  test.each([
    ['the same word', 'redis', 'redis', 0],
    ['a letter too many', 'postgress', 'postgres', 1],
    ['a letter missing', 'dockerfle', 'dockerfile', 1],
    ['a wrong letter', 'haproxi', 'haproxy', 1],
    ['two neighbours swapped, as one slip', 'ngnix', 'nginx', 1],
    ['an empty word', '', 'ab', 2],
    ['more than the limit, as one beyond it', 'volume', 'bastion', 3],
  ])('counts %s', (_, a, b, edits) => {
    expect(editDistance(a, b, 2)).toBe(edits);
  });

  test('is the same in both directions and 0 only for equal words', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        const distance = editDistance(a, b, 12);
        expect(distance).toBe(editDistance(b, a, 12));
        expect(distance === 0).toBe(a === b);
      }),
    );
  });

  test('tolerates no slip in short words and two in long ones', () => {
    expect([3, 4, 7, 8].map(toleratedEdits)).toEqual([0, 1, 1, 2]);
  });
});

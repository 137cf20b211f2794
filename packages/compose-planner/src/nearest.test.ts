import { describe, expect, it } from 'vitest';
import { editDistance, nearestWord } from './nearest.ts';
import './testing.ts';

describe('the edit distance', () => {
  it.each([
    ['image', 'image', 0],
    ['imgae', 'image', 1],
    ['imag', 'image', 1],
    ['ports', 'expose', 5],
    ['', 'abc', 3],
  ])('from %s to %s is %d', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe('the nearest word', () => {
  const known = ['image', 'environment', 'depends_on', 'volumes', 'cpus'];
  it.each([
    ['enviroment', 'environment'],
    ['Image', 'image'],
    ['dependsOn', 'depends_on'],
    ['depends-on', 'depends_on'],
    ['volume', 'volumes'],
  ])('to %s is %s', (word, expected) => expect(nearestWord(word, known)).toBe(expected));

  it.each(['foo', 'restart', 'x'.repeat(1000), ''])("to '%s' does not exist", (word) =>
    expect(nearestWord(word, known)).toBeUndefined(),
  );
});

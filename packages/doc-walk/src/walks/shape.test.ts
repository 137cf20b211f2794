import { describe, expect, it } from 'vitest';
import { shapeOf, shapeOfText, withoutProgress } from './shape.ts';

describe('the shape of an output', () => {
  it.each([
    ['a short hash', '1cfea9b Add opening hours', 'cd1b516 Add opening hours'],
    ['a hash of digits alone', '2926600', 'cf3da1e'],
    ['an image', 'sha256:b0b57dc171bb', 'sha256:9cc7b98bba98'],
    ['an age', 'Up 11 seconds (healthy)', 'Up Less than a second (healthy)'],
    ['a version with a suffix', 'engine 29.8.2', 'engine 28.5.2+dfsg4'],
    ['widths of columns', 'IMAGE     ID', 'IMAGE ID'],
    ['a process number', '24817               sleep 600', '565   sleep 600'],
  ])('is the same for %s of another day', (_, shown, real) => {
    expect(shapeOf(shown)).toBe(shapeOf(real));
  });

  it.each([
    ['another count', 'visit 3', 'visit 1'],
    ['another state', 'Exited (1)', 'Exited (0)'],
    ['another word', 'Connection refused', 'Connection reset by peer'],
    ['another unit of words', 'ENOTFOUND', 'EAI_AGAIN'],
    ['another address of the page', 'resolver: 127.0.0.2', 'resolver: 127.0.0.4'],
  ])('differs for %s', (_, shown, real) => {
    expect(shapeOf(shown)).not.toBe(shapeOf(real));
  });

  it('keeps lines apart', () => {
    expect(shapeOfText('a\nb')).toBe('a\nb');
  });
});

describe('progress', () => {
  it('is left out, with what a build prints between', () => {
    const real = [
      '#1 [internal] load build definition from Dockerfile',
      '#1 DONE 0.0s',
      '',
      ' Container visits-cache-1  Healthy',
      'visit 2',
    ].join('\n');
    expect(withoutProgress(real)).toBe('visit 2');
    expect(withoutProgress('[+] up 2/2\n ✔ Container a-1 Started  0.3s\nvisit 2')).toBe('visit 2');
  });

  it('is not taken for it where a program prints figures', () => {
    const table = ' id | name\n----+------\n  1 | rope\n(1 row)';
    expect(withoutProgress(table)).toBe(table);
  });
});

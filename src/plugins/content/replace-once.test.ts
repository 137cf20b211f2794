import { describe, expect, it } from 'vitest';
import { replaceOnce } from './replace-once.ts';

describe('a replacement', () => {
  it.each([
    ['a text', 'b', 'x', 'axc'],
    ['an expression', /b/, 'x', 'axc'],
    ['a function of the match', /b/, (match: string) => match.toUpperCase(), 'aBc'],
    ['a text with the signs of expressions in it', 'b', '$&', 'a$&c'],
  ] as const)('replaces by %s', (_case, pattern, by, result) => {
    expect(replaceOnce('abc', pattern, by, 'page.html')).toBe(result);
  });

  it.each([
    ['nothing', 'x', 0],
    ['two places', 'b', 2],
    ['two places of an expression', /b/, 2],
  ])('that matches %s throws with the name of the text', (_case, pattern, count) => {
    expect(() => replaceOnce('abcb', pattern, '', 'page.html')).toThrow(
      `page.html: ${String(pattern)} matches ${count} times`,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { commandsOf } from './shell.ts';

const wordsOf = (text: string) => commandsOf(text).map(({ words }) => words);

describe('the words of a shell text', () => {
  it.each([
    [`a "$(git log --grep 'Revert "b' -n 1)" c`, `$(git log --grep 'Revert "b' -n 1)`],
    ['a "$(echo "b; d" | wc -l)" c', '$(echo "b; d" | wc -l)'],
    ['a "`grep \'"b\' d`" c', "`grep '\"b' d`"],
    [`a "$(b "$(echo '"')")" c`, `$(b "$(echo '"')")`],
    [`a "$((1 + (2))) $(b ')')" c`, `$((1 + (2))) $(b ')')`],
    ['a "b \\\nd" c', 'b \\\nd'],
    ['a "$(b" c', '$(b'],
  ])('inside $( ) and backquotes, quotes start anew: %s', (text, word) => {
    expect(wordsOf(text)).toEqual([['a', word, 'c']]);
  });

  it.each([`a "b $(c 'd')`, `a 'b "c"`, 'a "$(echo "b)"'])(
    'a quote that stays open is said: %s',
    (text) => {
      expect(() => commandsOf(text)).toThrow('Line 1: a quote is opened but not closed.');
    },
  );

  it('many openings in a row take no time', () => {
    expect(() => commandsOf(`a "${'$(b `c '.repeat(200)}`)).toThrow('not closed');
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffLines } from './diff.ts';
import './testing.ts';

it('shows what went and what came, with two lines around', () => {
  const before = 'a\nb\nc\nd\ne\nf\ng';
  const after = 'a\nb\nc\nX\ne\nf\ng';
  expect(diffLines(before, after).map(({ kind, text, line }) => `${kind} ${text} ${line}`)).toEqual(
    ['same b 2', 'same c 3', 'before d 4', 'after X 4', 'same e 5', 'same f 6'],
  );
  expect(diffLines(before, before)).toEqual([]);
});

it('both texts can be read off a comparison with everything around', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
    .map((all) => all.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      fc.pre(before !== after);
      const lines = diffLines(before, after, 100);
      const side = (kind: 'before' | 'after') =>
        lines
          .filter((line) => line.kind === 'same' || line.kind === kind)
          .map((line) => line.text)
          .join('\n');
      expect([side('before'), side('after')]).toEqual([before, after]);
    }),
  );
});

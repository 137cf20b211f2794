import { describe, expect, it } from 'vitest';
import { placeHint } from './index.ts';

const hint = { width: 300, height: 100 };
const viewport = { width: 390, height: 800 };
const word = (left: number, top: number) => ({ left, top, width: 60, height: 20 });

describe('the hint of a term', () => {
  it.each([
    ['stands below its word', word(40, 100), { left: 40, top: 124 }],
    ['moves left where it would leave the screen', word(320, 100), { left: 82, top: 124 }],
    ['stands above at the bottom of the screen', word(40, 760), { left: 40, top: 656 }],
    ['never leaves the left edge', word(-20, 100), { left: 8, top: 124 }],
  ])('%s', (_case, at, expected) => {
    expect(placeHint(at, hint, viewport)).toEqual(expected);
  });

  it('stays below where neither side has room', () => {
    expect(placeHint(word(40, 50), hint, { width: 390, height: 120 }).top).toBe(74);
  });

  it('keeps the left margin where it is wider than the screen', () => {
    expect(placeHint(word(40, 100), { width: 400, height: 100 }, viewport).left).toBe(8);
  });
});

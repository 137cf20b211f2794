import { expect, test } from 'vitest';
import { LARGEST, numberAt, signOf } from './signs.ts';

test('every number comes back from its sign, through JSON too', () => {
  const numbers = [...Array.from({ length: 300 }, (_, at) => at), 2000, LARGEST];
  const text = numbers.map(signOf).join('');
  expect(text).toHaveLength(numbers.length);
  const back = JSON.parse(JSON.stringify(text)) as string;
  expect(numbers.map((_, at) => numberAt(back, at))).toEqual(numbers);
});

test('small numbers take one byte, and JSON escapes none', () => {
  const text = Array.from({ length: 90 }, (_, at) => signOf(at)).join('');
  expect(new TextEncoder().encode(JSON.stringify(text))).toHaveLength(92);
});

test.each([-1, LARGEST + 1])('%i has no sign', (number) => {
  expect(() => signOf(number)).toThrow(RangeError);
});

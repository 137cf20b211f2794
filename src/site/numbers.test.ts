import { expect, it } from 'vitest';
import { grouped } from './numbers.ts';

it.each([0, 7, 100, 999, 1000, 65_535, 1_000_000])('%d is written as the locale does', (value) => {
  expect(grouped(value)).toBe(value.toLocaleString('en-GB'));
});

import { expect, it } from 'vitest';
import { formatMemory } from './prices.ts';

it.each([
  [192, '192 MB'],
  [512, '512 MB'],
  [768, '768 MB'],
  [1024, '1 GB'],
  [1536, '1.5 GB'],
  [2048, '2 GB'],
  [3000, '3000 MB'],
  [6144, '6 GB'],
])('%d MB of memory is written %s', (memoryMb, text) => {
  expect(formatMemory(memoryMb)).toBe(text);
});

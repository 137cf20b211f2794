import { expect, it } from 'vitest';
import { MarkdownThread } from './thread.ts';

it.each([0, 1, 10, 11, 30])('converts %d pages in their order', async (count) => {
  const thread = new MarkdownThread();
  const numbers = Array.from({ length: count }, (_, at) => at);
  for (const at of numbers)
    thread.convert([`<main><p>page ${at}</p></main>`, 'https://a.example/']);
  expect(await thread.end()).toEqual(numbers.map((at) => `page ${at}\n`));
});

import { expect, it } from 'vitest';
import { evaluatePrice } from '../../src/lib/price/index.ts';
import { formatAmount, formatEuro, formatEuroShort } from '../../src/lib/money.ts';
import { allRoutes, pageOf } from './pages.ts';

const AMOUNT = /€\s?\d|\d\s?€|\bEUR\s?\d|\d(?:[.,]\d+)?\s?(?:EUR|euro)\b/i;
const KEYED = '[data-price], [data-source], [data-computed]';
/**
 * Arithmetic for a platform with prices in euro, written out from the rules and checked by costs.test.ts,
 * with the text next to it.
 */
const ARITHMETIC =
  'details:has(> summary > h3[id^="costs-"]):not(:has(caption:contains("US dollars")))';

it('every euro amount of ours in the built pages equals its key’s price', () => {
  const problems: string[] = [];
  let checked = 0;
  for (const route of allRoutes()) {
    const $ = pageOf(route);
    for (const element of $('[data-price]').toArray()) {
      const expression = $(element).attr('data-price') ?? '';
      const amount = evaluatePrice(expression);
      const shown = $(element).text().trim();
      checked += 1;
      if (![formatEuro(amount), formatAmount(amount), formatEuroShort(amount)].includes(shown)) {
        problems.push(`${route}: '${shown}' is ${formatEuro(amount)} by ${expression}`);
      }
    }
  }
  expect(problems).toEqual([]);
  expect(checked).toBeGreaterThan(20);
});

it('no euro amount in the built pages lacks the key of its price or source', () => {
  const problems: string[] = [];
  for (const route of allRoutes()) {
    const $ = pageOf(route);
    const body = $('main').clone();
    const keyed = new Set(
      body
        .find(KEYED)
        .toArray()
        .map((element) => $(element).text().trim().replace('€', '')),
    );
    // A drawing's name contains the price next to it.
    body.find('svg > title').each((_, title) => {
      const amount = /€([\d.,]+) a month$/.exec($(title).text())?.[1];
      if (amount && keyed.has(amount)) $(title).remove();
    });
    body.find(`${KEYED}, ${ARITHMETIC}, pre, script, textarea, option`).remove();
    body.find('*').each((_, element) => {
      const own = $(element)
        .contents()
        .filter((__, node) => node.nodeType === 3)
        .text();
      if (AMOUNT.test(own)) problems.push(`${route}: ${own.trim().slice(0, 90)}`);
    });
  }
  expect(problems).toEqual([]);
});

import { expect, it } from 'vitest';
import { bills, type BillId } from '../../src/lib/billing/bills.ts';
import { hourlyAmount, lineOf } from '../../src/lib/billing/index.ts';
import { formatAmount, formatEuro, formatExact } from '../../src/lib/money.ts';
import { type SizeName, sizeOf } from '../../src/lib/prices.ts';
import { pageOf } from './pages.ts';

const PAGES = ['/docs/billing/pricing-model/', '/docs/billing/cost-per-feature/'];

function computed(key: string): number {
  const [kind, name = '', ...rest] = key.split(':');
  if (kind === 'hours') return hourlyAmount(sizeOf(name as SizeName).month, Number(rest[0]));
  const line = lineOf(bills[name as BillId].usages);
  const what = rest.join(':');
  if (what === 'total' || what === 'exact') return line[what];
  return line.parts.find((part) => part.label === what)?.amount ?? Number.NaN;
}

it('every amount of the worked bills and of the table of hours is what the billing rules compute', () => {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const route of PAGES) {
    const $ = pageOf(route);
    for (const element of $('[data-computed^="bill:"], [data-computed^="hours:"]').toArray()) {
      const key = $(element).attr('data-computed') ?? '';
      const amount = computed(key);
      const shown = $(element).text().trim();
      seen.add(key.split(':').slice(0, 2).join(':'));
      if (![formatAmount, formatEuro, formatExact].some((format) => format(amount) === shown)) {
        problems.push(`${route}: ${key} shows '${shown}', which is ${formatAmount(amount)}`);
      }
    }
  }
  expect(problems).toEqual([]);
  for (const id of Object.keys(bills)) expect(seen).toContain(`bill:${id}`);
});

import { describe, expect, it } from 'vitest';
import {
  COMPARED,
  containerTable,
  EUROPEAN_HOSTS,
  europeanCost,
  freePostgres,
  ourCost,
  platformCost,
  toEuro,
  workloads,
} from '../../src/lib/cost/index.ts';
import { STATED_WAGE } from '../../src/lib/break-even/wages.ts';
import { formatAmount, formatEuro, formatEuroShort } from '../../src/lib/money.ts';
import { exchangeRate, platformFacts } from '../../src/lib/platforms/index.ts';
import { allRoutes, comparisonRoutes as compared, pageOf } from './pages.ts';

const routes = allRoutes().filter((route) => /^\/(hosting|blog\/why-i-built-)/.test(route));
const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The forms in which a page may show an amount computed from the facts by the rules. */
const inDollars = (amount: number): string[] => {
  const [dollars, euro] = [formatAmount(amount), formatEuro(toEuro(amount))];
  return [dollars, `${dollars} USD`, euro, `${dollars} USD (${euro})`];
};
/** The amount of a fact in euro, undefined for keys other than ones like `euro:render/egress`. */
function factInEuro(key: string): string[] | undefined {
  const fact = platformFacts.find(({ id }) => key === `euro:${id}`);
  if (!fact) return undefined;
  const amount = Math.round(Number(fact.value) * 1_000_000);
  if (fact.currency === 'EUR') return [formatEuro(amount)];
  const euro = amount / exchangeRate.usdPerEur;
  return [formatEuro(euro < 1_000_000 ? Math.round(euro / 1000) * 1000 : toEuro(amount))];
}
const inEuro = (amount: number): string[] => [formatAmount(amount), formatEuro(amount)];

/** The amounts computed from the facts by the rules, by the keys of the pages, each in its forms. */
function computedAmounts(): Map<string, string[]> {
  const amounts = new Map([['wage', [formatEuroShort(STATED_WAGE * 1_000_000)]]]);
  for (const platform of COMPARED) {
    for (const workload of workloads) {
      const { total, lines, currency, soldOut } = platformCost(platform, workload);
      const forms = currency === 'USD' ? inDollars : inEuro;
      const key = `${platform}/${workload.id}`;
      amounts.set(key, forms(total));
      if (soldOut) amounts.set(`${key}/sold-out`, forms(soldOut.total));
      for (const part of new Set(lines.map((line) => line.part))) {
        const costed = lines.filter((line) => line.part === part && line.state === 'costed');
        const sum = costed.reduce((all, { amount }) => all + amount, 0);
        if (costed.length > 0) amounts.set(`${key}/${part}`, forms(sum));
      }
    }
  }
  for (const host of EUROPEAN_HOSTS) {
    for (const workload of workloads) {
      const cost = europeanCost(host, workload);
      if (!cost) continue;
      const forms = cost.currency === 'USD' ? inDollars : inEuro;
      amounts.set(`${host}/${workload.id}`, forms(cost.amount));
    }
  }
  for (const { memoryMb, others } of containerTable) {
    for (const { platform, amount } of others) {
      amounts.set(`container:${platform}/${memoryMb}`, inDollars(amount));
    }
  }
  for (const { provider, next } of freePostgres) {
    if (provider && next) amounts.set(`free:${provider}`, inDollars(next.amount));
  }
  return amounts;
}

/** Our side: each workload with its total. */
const ours = workloads.map(
  (workload) => [workload.name, formatEuro(ourCost(workload).total)] as const,
);

describe('amounts on the hosting pages', () => {
  it('of others are those that the rules compute from the facts, in dollars and in euro', () => {
    const computed = computedAmounts();
    const problems: string[] = [];
    const seen = new Set<string>();
    for (const route of routes) {
      const $ = pageOf(route);
      for (const element of $('main [data-computed]').toArray()) {
        const key = $(element).attr('data-computed') ?? '';
        const shown = clean($(element).text());
        seen.add(key);
        const forms = computed.get(key) ?? factInEuro(key);
        if (!forms?.includes(shown)) problems.push(`${route}: ${key} shows '${shown}'`);
      }
    }
    expect(problems).toEqual([]);
    // The totals, the containers and the free databases are each on a page. A part is only where it is named.
    const stated = [...computed.keys()].filter((key) => !/^[^:]+\/.+\/(?!sold-out)/.test(key));
    expect(stated.filter((key) => !seen.has(key))).toEqual([]);
  });

  it.each(compared)('%s: our totals are those of the prices', (route) => {
    const $ = pageOf(route);
    const panels = $('[data-panel]').toArray();
    expect(
      panels.map((panel, at) => [
        clean($('input[name="workload"]').eq(at).parent().text()),
        clean($(panel).find('p > [data-price]').first().text()),
      ]),
    ).toEqual(ours);
    const folded = $('summary:has(> h3[id^="costs-"])').toArray();
    expect(folded.map((summary) => $(summary).find('[data-price]').text())).toEqual(
      ours.map(([, euro]) => euro),
    );
  });

  it('of our containers are those of the list', () => {
    const $ = pageOf('/hosting/cheap-docker-hosting-europe/');
    const cells = $('table:has([data-computed^="container:"]) tbody tr').first().find('td');
    expect(cells.toArray().map((cell) => clean($(cell).text()))).toEqual(
      containerTable.map((row) => formatEuro(row.ours.month)),
    );
  });

  it('that are alone in a sentence or a cell are the value of their fact', () => {
    const facts = new Map<string, unknown>(platformFacts.map(({ id, value }) => [id, value]));
    let checked = 0;
    for (const route of routes) {
      const $ = pageOf(route);
      for (const element of $('main data.price[data-source]').toArray()) {
        const id = $(element).attr('data-source') ?? '';
        const shown = clean($(element).text());
        expect(shown, `${route}: ${id}`).toMatch(/^\d[\d.,]* (USD|EUR)\b/);
        expect(Number(shown.replace(/ (USD|EUR).*$/, '').replace(/,/g, '')), id).toBe(
          facts.get(id),
        );
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(10 * compared.length);
  });
});

const UNITS = /\b(?:USD minimum|USD usage|USD|EUR|GiB|GB|vCPU|CU|h|s)\b/g;

/** A product or quotient such as '3.69 × 730 ÷ 720'. NaN for anything else. */
function productOf(text: string): number {
  return text
    .split('×')
    .map((factor) => factor.split('÷').map((figure) => Number(figure.trim() || Number.NaN)))
    .map(([first = Number.NaN, ...divisors]) => divisors.reduce((all, one) => all / one, first))
    .reduce((all, factor) => all * factor, 1);
}

const differenceOf = (text: string): number =>
  text
    .split('−')
    .map(productOf)
    .reduce((all, one) => all - one);

/** The value of a shown calculation such as '10 × 3.69 USD × 730 h ÷ 720 h' or '(200 − 5) GB × 0.15 USD'. */
function valueOf(arithmetic: string): number {
  const bare = arithmetic.replace(/,(?=\d{3})/g, '').replace(UNITS, ' ');
  return differenceOf(
    bare.replace(/\(([^()]*)\)/g, (_, inner: string) => `${differenceOf(inner)}`),
  );
}

describe('the arithmetic that is unfolded on a page', () => {
  it.each([
    ['10 × 3.69 USD × 730 h ÷ 720 h', 37.4125],
    ['(200 − 5) GB × 0.15 USD', 29.25],
    ['20.00 USD minimum − 5.46 USD usage', 14.54],
    ['2,628,000 s × 0.00000258 USD', 6.78024],
  ])('is read: %s', (text, value) => {
    expect(valueOf(text)).toBeCloseTo(value, 9);
  });

  it('is not read if it is in words', () => {
    expect(valueOf('what it costs')).toBeNaN();
  });

  it.each(compared)('%s: gives each line its amount, and the lines the sum', (route) => {
    const $ = pageOf(route);
    const tables = $('details table')
      .toArray()
      .filter((table) => $(table).find('tbody [data-source]').length > 0);
    expect(tables).toHaveLength(workloads.length);
    for (const table of tables) {
      let sum = 0;
      for (const row of $(table).find('tbody tr').toArray()) {
        const cells = $(row).find('td');
        const arithmetic = cells.first().clone();
        arithmetic.find('sup').remove();
        const text = clean(arithmetic.text());
        const shown = clean(cells.last().text());
        if (shown === '–' || shown === '0.00') {
          expect(text, route).toMatch(/^(included|not offered|not costed|the usage of)/);
          continue;
        }
        const cents = Math.floor(valueOf(text) * 100 + 0.5 + 1e-7);
        expect(shown, `${route}: ${text}`).toBe((cents / 100).toFixed(2));
        sum += cents;
      }
      const total = clean($(table).find('tfoot td').last().text());
      expect(total, route).toBe((sum / 100).toFixed(2));
    }
  });
});

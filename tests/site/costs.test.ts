import { describe, expect, it } from 'vitest';
import { platformFacts } from '../../src/site/platforms/index.ts';
import { allRoutes, pageOf } from './pages.ts';

const routes = allRoutes().filter((route) => route.startsWith('/hosting/'));
const compared = routes.filter((route) => route.startsWith('/hosting/alternative-to-'));
const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/*
 * Worked out by hand: dollars as in src/model/cost/cost.test.ts, euro = dollars ÷ 1.1133,
 * rounded to cents half up. The model is not asked.
 */
const expected: Readonly<Record<string, readonly [dollars: string, euro: string]>> = {
  'digitalocean/side-project': ['20.15', '18.10'],
  'fly/side-project': ['40.50', '36.38'],
  'heroku/side-project': ['12.00', '10.78'],
  'railway/side-project': ['5.95', '5.34'],
  'render/side-project': ['13.30', '11.95'],
  'vercel/side-project': ['39.70', '35.66'],
  'digitalocean/start-up': ['69.45', '62.38'],
  'fly/start-up': ['105.40', '94.67'],
  'heroku/start-up': ['210.00', '188.63'],
  'railway/start-up': ['58.60', '52.64'],
  'render/start-up': ['152.25', '136.76'],
  'vercel/start-up': ['79.75', '71.63'],
  'digitalocean/agency': ['65.00', '58.38'],
  'fly/agency': ['51.84', '46.56'],
  'heroku/agency': ['70.00', '62.88'],
  'railway/agency': ['72.05', '64.72'],
  'render/agency': ['107.75', '96.78'],
  'vercel/agency': ['82.34', '73.96'],
  // 200 × 0.02; 200 × 0.05; (200 − 5) × 0.15
  'fly/start-up/traffic': ['4.00', '3.59'],
  'railway/start-up/traffic': ['10.00', '8.98'],
  'render/start-up/traffic': ['29.25', '26.27'],
  'container:digitalocean/256': ['5.00', '4.49'],
  'container:digitalocean/512': ['5.00', '4.49'],
  'container:digitalocean/1024': ['10.00', '8.98'],
  'container:fly/256': ['2.22', '1.99'],
  'container:fly/512': ['3.74', '3.36'],
  'container:fly/1024': ['6.78', '6.09'],
  'container:heroku/256': ['7.00', '6.29'],
  'container:heroku/512': ['7.00', '6.29'],
  'container:heroku/1024': ['50.00', '44.91'],
  'container:railway/256': ['2.90', '2.60'],
  'container:railway/512': ['5.40', '4.85'],
  'container:railway/1024': ['10.40', '9.34'],
  'container:render/256': ['7.00', '6.29'],
  'container:render/512': ['7.00', '6.29'],
  'container:render/1024': ['25.00', '22.46'],
  'container:vercel/256': ['5.46', '4.90'],
  'container:vercel/512': ['8.24', '7.40'],
  'container:vercel/1024': ['13.79', '12.39'],
  // 0.25 CU × 730 h × 0.106 = 19.345; 6.00 + 0.30 = 6.30
  'free:Neon': ['19.35', '17.38'],
  'free:Supabase': ['25.00', '22.46'],
  'free:Aiven': ['5.00', '4.49'],
  'free:Render': ['6.30', '5.66'],
  'free:Railway': ['5.00', '4.49'],
};

/** Our side by hand: nano + nano; 2 × 8 + 15 + 0.90 + 2.50 + 2; 10 × 4.50 + 8 + 5. */
const ours: readonly (readonly [workload: string, euro: string])[] = [
  ['Side project', '€5.00'],
  ['Start-up', '€36.40'],
  ['Agency', '€58.00'],
];

describe('amounts on the hosting pages', () => {
  it('of others are those worked out by hand, in dollars and in euro', () => {
    const problems: string[] = [];
    const seen = new Set<string>();
    for (const route of routes) {
      const $ = pageOf(route);
      for (const element of $('main [data-computed]').toArray()) {
        const key = $(element).attr('data-computed') ?? '';
        const shown = clean($(element).text());
        const [dollars, euro] = expected[key] ?? [];
        const forms = [dollars, `${dollars} USD`, `€${euro}`, `${dollars} USD (€${euro})`];
        seen.add(key);
        if (!dollars || !forms.includes(shown)) problems.push(`${route}: ${key} shows '${shown}'`);
      }
    }
    expect(problems).toEqual([]);
    expect(Object.keys(expected).filter((key) => !seen.has(key))).toEqual([]);
  });

  it.each(compared)('%s: our totals are those worked out by hand', (route) => {
    const $ = pageOf(route);
    const rows = $('table:has(caption a[href="#costs"]) tbody tr').toArray();
    expect(
      rows.map((row) => [$(row).find('th').text(), clean($(row).find('td').first().text())]),
    ).toEqual(ours);
    const headings = $('section:has(> h3[id^="costs-"])').toArray();
    expect(headings.map((section) => $(section).find('dl dd').first().text())).toEqual(
      ours.map(([, euro]) => euro),
    );
  });

  it('of our containers are those of the list', () => {
    const $ = pageOf('/hosting/cheap-docker-hosting-europe/');
    const cells = $('table:has([data-computed^="container:"]) tbody tr').first().find('td');
    expect(cells.toArray().map((cell) => clean($(cell).text()))).toEqual([
      '€2.50',
      '€4.50',
      '€8.00',
    ]);
  });

  it('that stand alone in a sentence or a cell are the value of their fact', () => {
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
    expect(checked).toBeGreaterThan(80);
  });
});

const UNITS = /\b(?:USD minimum|USD usage|USD|GiB|GB|vCPU|CU|h|s)\b/g;

/** A product or quotient such as '3.69 × 730 ÷ 720'; NaN for anything else. */
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

  it('is not read where it is words', () => {
    expect(valueOf('what it costs')).toBeNaN();
  });

  it.each(compared)('%s: gives each line its amount, and the lines the sum', (route) => {
    const $ = pageOf(route);
    const tables = $('details table')
      .toArray()
      .filter((table) => /US dollars/.test($(table).find('caption').text()));
    expect(tables).toHaveLength(3);
    for (const table of tables) {
      let sum = 0;
      for (const row of $(table).find('tbody tr').toArray()) {
        const cells = $(row).find('td');
        const arithmetic = cells.first().clone();
        arithmetic.find('small').remove();
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

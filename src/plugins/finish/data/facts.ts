import { brand } from '../../../lib/brand.ts';
import { limits, regions } from '../../../lib/limits.ts';
import type { MicroEuro } from '../../../lib/money.ts';
import { allowances, hourPrice, HOURS_A_MONTH, rates, sizes } from '../../../lib/prices.ts';
import '../../../lib/planner.ts';
import { defaultSize, engines, keyRows, sizesFor, type Engine } from 'compose-planner';

/** Where the data files are. Their addresses are stable, because other people's scripts read them. */
export const DATA = {
  prices: '/data/prices.json',
  limits: '/data/limits.json',
  pricesSchema: '/data/prices.schema.json',
  limitsSchema: '/data/limits.schema.json',
} as const;

const inEuro = (amount: MicroEuro): number => amount / 1_000_000;

/** Sizes, unit prices and allowances in euro, for programs. */
export function pricesData() {
  return {
    $schema: `${brand.url}${DATA.pricesSchema}`,
    page: `${brand.url}/pricing/`,
    currency: 'EUR',
    vatIncluded: false,
    hoursAMonth: HOURS_A_MONTH,
    rule: 'Each hour you begin costs the monthly price divided by hoursAMonth, and a month never costs more than the monthly price. The same goes for an app replica and a database.',
    sizes: sizes.map(({ name, vcpu, memoryMb, month, connections }) => ({
      name,
      vcpu,
      memoryMb,
      month: inEuro(month),
      hour: inEuro(hourPrice(name)),
      databaseConnections: connections,
    })),
    units: {
      diskGbMonth: inEuro(rates.diskGbMonth),
      snapshotGbMonth: inEuro(rates.snapshotGbMonth),
      trafficTb: inEuro(rates.trafficTb),
      buildMinute: inEuro(rates.buildMinute),
    },
    included: {
      databaseDiskGb: allowances.databaseDiskGb,
      redisDiskPerMemory: allowances.redisDiskFactor,
      trafficTbAProjectAndMonth: allowances.trafficTb,
      buildMinutesAProjectAndMonth: allowances.buildMinutes,
    },
    trial: { credit: inEuro(rates.trialCredit), days: allowances.trialDays },
  };
}

const ENGINES = Object.keys(engines) as Engine[];

/** How the planner translates a Compose file: sizes, managed databases and keys. */
function composeRules() {
  const keys = (place: 'top level' | 'service') =>
    (['understood', 'ignored', 'refused'] as const).flatMap((state) =>
      keyRows(place, state).map(({ paths, text, hint }) => ({
        state,
        keys: [...paths],
        ...(text ? { text } : {}),
        ...(hint ? { instead: hint } : {}),
      })),
    );
  return {
    page: `${brand.url}/docs/apps/advanced/#compose-import`,
    sizeRule:
      'The smallest size with at least as much memory as the limit, or the default if there is no limit.',
    defaults: Object.fromEntries(
      (['app', ...ENGINES] as const).map((kind) => [
        kind,
        { size: defaultSize(kind), offered: [...sizesFor(kind)] },
      ]),
    ),
    managedDatabases: Object.fromEntries(
      ENGINES.map((name) => [
        name,
        {
          label: engines[name].label,
          versions: [...engines[name].offered],
          port: engines[name].port,
        },
      ]),
    ),
    topLevel: keys('top level'),
    service: keys('service'),
  };
}

/** Limits, defaults and periods with their units, and the rules of the Compose import, for programs. */
export function limitsData() {
  return {
    $schema: `${brand.url}${DATA.limitsSchema}`,
    units: {
      MB: 'binary megabytes',
      GB: 'binary gigabytes; decimal for traffic',
      KB: 'kilobytes',
      TB: 'decimal terabytes',
      s: 'seconds',
      min: 'minutes',
      h: 'hours',
      d: 'days',
      month: 'months',
      '%': 'per cent',
      count: 'a number of things',
    },
    regions: regions.map((region) => ({ ...region })),
    limits: Object.fromEntries(Object.entries(limits).map(([key, fact]) => [key, { ...fact }])),
    compose: composeRules(),
  };
}

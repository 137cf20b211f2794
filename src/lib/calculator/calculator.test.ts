import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { euro } from '../money.ts';
import { SIZE_NAMES } from '../prices.ts';
import { ourCost } from '../cost/ours.ts';
import { workloads } from '../cost/workloads.ts';
import { evaluatePrice } from '../price/index.ts';
import { clampStack, readStack, writeStack } from './address.ts';
import {
  beforeRounding,
  buildPrice,
  describePart,
  EMPTY,
  hoursAMonth,
  newPart,
  PART_KINDS,
  partPrice,
  stackTotal,
  trafficPrice,
  type Part,
} from './index.ts';
import { presets } from './presets.ts';

vi.mock('#data/prices', () => import('../fixtures/prices.ts'));

const part = (kind: Part['kind'], over: Partial<Part> = {}): Part => ({
  ...newPart(kind),
  gb: 0,
  ...over,
});

describe('the price of a part', () => {
  it.each<[string, Part, string]>([
    ['an app counts each replica', part('app', { size: 'small', count: 2 }), '16.00'],
    ['PostgreSQL includes its first GB', part('postgres', { size: 'medium', gb: 1 }), '15.00'],
    ['further GB are charged', part('postgres', { size: 'medium', gb: 10 }), '15.90'],
    ['MySQL counts as PostgreSQL does', part('mysql', { size: 'micro', gb: 13 }), '5.70'],
    ['Redis includes its disk', part('redis', { size: 'nano' }), '2.50'],
    ['a volume is charged from its first GB', part('volume', { gb: 20 }), '2.00'],
    ['the free PostgreSQL costs nothing', part('free'), '0'],
  ])('%s', (_rule, given, amount) => {
    expect(evaluatePrice(partPrice(given))).toBe(euro(amount));
  });

  it.each([
    [0, '0'],
    [1, '0'],
    [1.3, '0.36'],
    [2.1, '1.32'],
  ])('%s TB of traffic cost %s', (tb, amount) => {
    expect(evaluatePrice(trafficPrice(tb))).toBe(euro(amount));
  });

  it.each([
    [500, '0'],
    [501, '0.004'],
    [620, '0.48'],
  ])('%s build minutes cost %s', (minutes, amount) => {
    expect(evaluatePrice(buildPrice(minutes))).toBe(euro(amount));
  });
});

describe('the sum', () => {
  const micro = { ...EMPTY, parts: [part('app', { size: 'micro' })] };

  it('is rounded to the cent once, and says what was rounded: not €4.504 at 501 minutes', () => {
    expect(stackTotal({ ...micro, buildMinutes: 501 })).toBe(euro('4.50'));
    expect(beforeRounding({ ...micro, buildMinutes: 501 })).toBe(euro('4.504'));
    expect(beforeRounding(micro)).toBeNull();
  });

  it('counts the hours begun of apps that are stopped outside 40 hours a week', () => {
    // 730 × 40 ÷ 168 = 173.8 → 174; 4.50 × 174 ÷ 730 = 1.0726 → 1.07
    expect(hoursAMonth(40)).toBe(174);
    expect(stackTotal({ ...micro, hoursAWeek: 40 })).toBe(euro('1.07'));
    const redis = { ...EMPTY, parts: [part('redis', { size: 'nano' })], hoursAWeek: 40 };
    expect(stackTotal(redis)).toBe(euro('2.50'));
  });

  it('counts each project with its own allowances, and snapshots', () => {
    expect(stackTotal({ ...micro, projects: 3, trafficTb: 1, buildMinutes: 500 })).toBe(
      euro('13.50'),
    );
    expect(stackTotal({ ...micro, snapshotGb: 70 })).toBe(euro('6.60'));
  });
});

describe('the presets', () => {
  it.each([
    ['side-project', '5.00'],
    ['start-up', '15.40'],
    ['agency', '20.00'],
  ])('%s costs %s euro a month', (id, amount) => {
    const preset = presets.find((candidate) => candidate.id === id);
    expect(preset && stackTotal(preset.stack)).toBe(euro(amount));
  });

  it.each(workloads.map((workload) => [workload.name, workload] as const))(
    '%s is the workload of that name on the comparison pages',
    (name, workload) => {
      const preset = presets.find((candidate) => candidate.label === name);
      expect(preset?.text).toBe(workload.summary);
      expect(preset && stackTotal(preset.stack)).toBe(ourCost(workload).total);
    },
  );

  it('and no other stack has a name', () => {
    expect(presets.map(({ label }) => label)).toEqual(workloads.map(({ name }) => name));
  });

  it.each(presets.map((preset) => [preset.id, preset.stack] as const))(
    '%s stays within every limit',
    (_id, stack) => {
      expect(clampStack(stack)).toEqual(stack);
    },
  );
});

const stacks = fc
  .record({
    parts: fc.array(
      fc.record({
        kind: fc.constantFrom(...PART_KINDS),
        size: fc.constantFrom(...SIZE_NAMES),
        count: fc.integer({ min: -5, max: 20 }),
        gb: fc.integer({ min: -5, max: 500 }),
      }),
      { maxLength: 60 },
    ),
    trafficTb: fc.double({ min: -1, max: 2000, noNaN: true }),
    snapshotGb: fc.integer({ min: -1, max: 20_000 }),
    hoursAWeek: fc.integer({ min: -1, max: 200 }),
    projects: fc.integer({ min: 0, max: 200 }),
    paysNow: fc.double({ min: -1, max: 5000, noNaN: true }),
    buildMinutes: fc.integer({ min: -10, max: 200_000 }),
  })
  .map(clampStack);

describe('the address', () => {
  it('keeps every stack', () => {
    fc.assert(
      fc.property(stacks, (stack) => {
        const query = writeStack(stack);
        expect(encodeURI(query)).toBe(query);
        const { stack: read, isChanged } = readStack(query) ?? {};
        expect(isChanged).toBe(false);
        expect(read?.parts.map(describePart)).toEqual(stack.parts.map(describePart));
        expect(read && stackTotal(read)).toBe(stackTotal(stack));
      }),
    );
  });

  it.each([
    ['nothing', '', undefined],
    ['an empty stack', '?stack=', '0'],
    ['unknown parts', '?stack=app.small,mongo.nano,<b>', '8.00'],
    ['unknown sizes', '?stack=app.huge', '4.50'],
    ['a MySQL of a size it has not', '?stack=mysql.nano.1', '4.50'],
    ['too many replicas', '?stack=app.nano.99', '25.00'],
    ['too much disk', '?stack=volume.9999', '20.00'],
    ['a second free database', '?stack=free,free', '0'],
    ['words for numbers', '?stack=app.nano&traffic=lots&builds=1e99', '400.50'],
  ])('is read with %s', (_what, query, amount) => {
    const stack = readStack(query)?.stack;
    if (amount === undefined) expect(stack).toBeUndefined();
    else expect(stack && stackTotal(stack)).toBe(euro(amount));
  });

  it.each([
    ['?stack=app.nano', false],
    ['?stack=app.nano.99', true],
    ['?stack=app.nano,mongo', true],
    ['?stack=app.nano&traffic=0.0004', true],
  ])('%s was moved into its limits: %s', (query, isChanged) => {
    expect(readStack(query)?.isChanged).toBe(isChanged);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readStack(`?stack=${text}`)));
  });
});

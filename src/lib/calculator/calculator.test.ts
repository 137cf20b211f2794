import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { euro } from '../money.ts';
import { SIZE_NAMES } from '../prices.ts';
import { ourCost } from '../cost/ours.ts';
import { workloads } from '../cost/workloads.ts';
import { evaluatePrice } from '../price/index.ts';
import { clampStack, readStack, writeStack } from './address.ts';
import {
  buildPrice,
  describePart,
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

describe('the presets', () => {
  it.each([
    ['side-project', '5.00'],
    ['start-up', '36.40'],
    ['agency', '58.00'],
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
    buildMinutes: fc.integer({ min: -10, max: 200_000 }),
  })
  .map(clampStack);

describe('the address', () => {
  it('keeps every stack', () => {
    fc.assert(
      fc.property(stacks, (stack) => {
        const query = writeStack(stack);
        expect(encodeURI(query)).toBe(query);
        const read = readStack(query);
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
    const stack = readStack(query);
    if (amount === undefined) expect(stack).toBeUndefined();
    else expect(stack && stackTotal(stack)).toBe(euro(amount));
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readStack(`?stack=${text}`)));
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { plan } from 'compose-planner';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bills } from '../billing/bills.ts';
import type { Workload } from '../cost/types.ts';
import { withMemory, workloads } from '../cost/workloads.ts';
import type { Usage } from '../billing/index.ts';
import { templates } from '../templates.ts';
import { composeOf } from '../fixtures/composeOf.ts';
import '../planner.ts';
import { SIZE_NAMES } from '../prices.ts';
import { clampStack, readStack } from './address.ts';
import { EMPTY, newPart, PART_KINDS, type Part, type Stack } from './index.ts';
import { presets } from './presets.ts';
import { refusals } from './refusals.ts';

/** The texts of every page that may link to the calculator. */
const pages = ['src', 'docs', 'learn', 'blog', 'data'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(mdx|tsx?|yaml)$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8')),
);

const linked = pages
  .flatMap((text) => [...text.matchAll(/\/pricing\/(\?stack=[^\s"')#]+)/g)])
  .map(([, query = '']) => query);

describe('every stack that the calculator is opened with', () => {
  it.each(presets.map(({ id, stack }) => [id, stack] as const))('%s is planned', (_, stack) => {
    expect(refusals(stack)).toEqual([]);
    expect(plan(composeOf(stack))).toMatchObject({ state: 'ready' });
  });

  it.each(linked.length > 0 ? linked : ['?stack=app.nano'])('%s of a page is planned', (query) => {
    const read = readStack(query);
    expect(read?.isChanged).toBe(false);
    expect(plan(composeOf(read?.stack ?? EMPTY))).toMatchObject({ state: 'ready' });
  });
});

/** A project of a workload as a Compose file, with each volume at the app that it belongs to. */
const fileOf = ({ apps, database, redisMb }: Workload): string =>
  [
    'services:',
    ...apps.flatMap(({ name, replicas, memoryMb, hasNoPort, volumeGb }) => [
      `  ${name}:`,
      '    image: ghcr.io/example/app:1.0.0',
      ...(hasNoPort ? [] : ['    ports: ["8080"]']),
      `    deploy: { replicas: ${replicas}, resources: { limits: { memory: ${memoryMb}M } } }`,
      ...(volumeGb ? [`    volumes: ["${name}-files:/data"]`] : []),
    ]),
    '  db:',
    `    image: ${database.engine === 'mysql' ? 'mysql:8.4' : 'postgres:18'}`,
    `    mem_limit: ${database.memoryMb}m`,
    ...(redisMb > 0 ? ['  redis:', '    image: redis:7.2', `    mem_limit: ${redisMb}m`] : []),
    'volumes:',
    ...apps.flatMap(({ name, volumeGb }) => (volumeGb ? [`  ${name}-files:`] : [])),
    '',
  ].join('\n');

describe('every workload of the comparisons', () => {
  it.each(workloads.map((workload) => [workload.id, workload] as const))(
    '%s is planned',
    (_, workload) => {
      expect(plan(fileOf(workload))).toMatchObject({ state: 'ready' });
    },
  );

  const sizes = [512, 1024, 2048];
  it.each(sizes.flatMap((memoryMb) => workloads.map((one) => [one.id, memoryMb, one] as const)))(
    '%s is planned with %i MB in each part',
    (_, memoryMb, workload) => {
      expect(plan(fileOf(withMemory(workload, memoryMb)))).toMatchObject({ state: 'ready' });
    },
  );

  it('is refused with a volume at the app that has replicas', () => {
    const [startUp] = workloads.filter(({ apps }) => apps.some(({ replicas }) => replicas > 1));
    const apps = (startUp?.apps ?? []).map((one) => ({ ...one, volumeGb: 1 }));
    expect(plan(fileOf({ ...(startUp as Workload), apps })).state).not.toBe('ready');
  });
});

/** The parts of a worked bill, a database that was resized once. */
function billedParts(usages: readonly Usage[]): Part[] {
  let databases = 0;
  return usages.flatMap((usage): Part[] => {
    const part = { size: 'nano', count: 1, gb: 0 } as const;
    if (usage.kind === 'app') return [{ ...part, kind: 'app', count: usage.count ?? 1 }];
    if (usage.kind === 'free') return [{ ...part, kind: 'free' }];
    if (usage.kind === 'volume') return [{ ...part, kind: 'volume', gb: usage.gb }];
    if (usage.kind !== 'database' || /from then on/.test(usage.label)) return [];
    databases += 1;
    return [{ ...part, kind: databases > 1 ? 'redis' : 'postgres' }];
  });
}

describe('every stack that a page shows besides', () => {
  it.each(Object.entries(bills))('the worked bill %s is planned', (_, bill) => {
    const stack: Stack = { ...EMPTY, parts: billedParts(bill.usages) };
    expect(refusals(stack)).toEqual([]);
    expect(plan(composeOf(stack))).toMatchObject({ state: 'ready' });
  });

  it.each(templates.map(({ slug }) => slug))(
    'the Compose file of the template %s is planned',
    (slug) => {
      const file = fs.readFileSync(`examples/templates/${slug}/compose.yaml`, 'utf8');
      expect(plan(file)).toMatchObject({ state: 'ready' });
    },
  );
});

const app: Part = { ...newPart('app'), gb: 0 };
const volume = newPart('volume');
const stackOf = (...parts: Part[]): Stack => ({ ...EMPTY, parts });

describe('what a project can’t have', () => {
  it.each([
    ['replicas with a volume', stackOf({ ...app, count: 2 }, volume), /one replica/],
    ['a volume alone', stackOf(volume), /attached to an app/],
    ['eleven volumes', stackOf(app, ...Array.from({ length: 11 }, () => volume)), /10 volumes/],
  ])('%s is refused with its reason', (_, stack, reason) => {
    expect(refusals(stack).join()).toMatch(reason);
  });

  it('replicas beside another app that holds the volume are fine', () => {
    expect(refusals(stackOf({ ...app, count: 2 }, app, volume))).toEqual([]);
  });

  it('is what the planner refuses too', () => {
    const parts = fc.array(
      fc.record({
        kind: fc.constantFrom(...PART_KINDS.filter((kind) => kind !== 'free')),
        size: fc.constantFrom(...SIZE_NAMES),
        count: fc.integer({ min: 1, max: 3 }),
        gb: fc.integer({ min: 1, max: 20 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(parts, (given) => {
        const stack = clampStack(stackOf(...given));
        // A Compose file has no volume without an app, and no project without a service.
        fc.pre(stack.parts.some(({ kind }) => kind === 'app'));
        expect(plan(composeOf(stack)).state === 'ready').toBe(refusals(stack).length === 0);
      }),
      { numRuns: 200 },
    );
  });
});

import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawPair,
  drawPart,
  drawSmall,
  drawStack,
  layoutOf,
  type Part,
  type Plan,
} from './index.ts';
import { boundsOf } from './paint.ts';
import { MOST_PARTS } from './place.ts';
import { MOST_PLATES, volumeOf } from './shapes.ts';
import type { Block, Rect } from './types.ts';

const FIVE: Plan = {
  title: 'shop, €20.60 a month',
  parts: [
    {
      kind: 'app',
      name: 'web',
      text: '2 × micro',
      amount: 2,
      replicas: 2,
      price: '9.00',
      address: 'https://web--shop.apps.example',
    },
    { kind: 'app', name: 'worker', text: 'micro, internal', amount: 2, price: '4.50' },
    { kind: 'database', name: 'db', text: 'PostgreSQL 17, micro', amount: 2, price: '4.50' },
    { kind: 'database', name: 'cache', text: 'Redis 7.2, nano', amount: 1, price: '2.50' },
    { kind: 'volume', name: 'exports', text: 'volume, 1 GB', amount: 1, price: '0.10' },
  ],
};

const SIZES = [1, 2, 4, 8, 16, 32, 3, 6, 0.5, 12];
const anyPart = fc.record({
  kind: fc.constantFrom('app' as const, 'database' as const, 'volume' as const),
  text: fc.constantFrom('nano', 'PostgreSQL 17, micro', '10 × xlarge, internal'),
  amount: fc.constantFrom(...SIZES, 200),
  replicas: fc.constantFrom(1, 1, 1, 2, 10),
  isExtra: fc.boolean(),
  isPublic: fc.boolean(),
  isRefused: fc.constantFrom(false, false, false, true),
  name: fc.stringMatching(/^[a-z][a-z0-9]{0,15}$/),
});
const anyPlan = fc.array(anyPart, { minLength: 1, maxLength: 40 }).map((drawn): Plan => ({
  title: 'plan',
  parts: drawn.map(({ isExtra, isPublic, name, ...part }, index): Part => ({
    ...part,
    name: `${name}-${index}`,
    amount: part.kind === 'volume' ? part.amount : Math.min(32, part.amount),
    replicas: part.kind === 'app' ? part.replicas : 1,
    price: '4.50',
    ...(isExtra ? { extra: part.amount / 4 } : {}),
    ...(isPublic && part.kind === 'app' ? { address: `https://${name}--shop.apps.example` } : {}),
  })),
}));
const variants = fc.constantFrom('wide' as const, 'half' as const, 'narrow' as const);

/** Whether boxes are apart along `x − y`, `x − z` or `y − z`: in a 2:1 projection whose cells are as high as a
    half-diagonal, they overlap only if they do along all three. */
const areApart = (a: Block, b: Block) => {
  const extents = ({ x, y, z, size: [dx, dy, dz] }: Block) => [
    [x - y - dy, x + dx - y],
    [x - z - dz, x + dx - z],
    [y - z - dz, y + dy - z],
  ];
  const of = extents(b);
  return extents(a).some(([low, high], axis) => {
    const [otherLow, otherHigh] = of[axis] as [number, number];
    return (high as number) <= otherLow + 1e-9 || otherHigh <= (low as number) + 1e-9;
  });
};
const meet = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const pairs = <T>(items: readonly T[]) =>
  items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b] as const));

describe('any plan', () => {
  it('has no two parts or labels that overlap, and nothing outside of its frame', () => {
    fc.assert(
      fc.property(anyPlan, variants, (plan, variant) => {
        const { quay, project, rects, frame } = layoutOf(plan, variant);
        for (const [a, b] of pairs(quay.blocks)) expect(areApart(a, b)).toBe(true);
        for (const [a, b] of pairs(rects)) expect(meet(a, b)).toBe(false);
        const bounds = quay.blocks.map((block) => boundsOf(project, block));
        for (const label of rects)
          for (const block of bounds) expect(meet(label, block)).toBe(false);
        for (const { left, top, right, bottom } of [...rects, ...bounds]) {
          expect([left >= frame.left, top >= frame.top]).toEqual([true, true]);
          expect([right <= frame.right, bottom <= frame.bottom]).toEqual([true, true]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('has no line of a label that crosses another label', () => {
    fc.assert(
      fc.property(anyPlan, variants, (plan, variant) => {
        const { labels, rects } = layoutOf(plan, variant);
        labels.forEach(({ from }, index) => {
          const own = rects[index] as Rect;
          const [top, bottom] = [Math.min(from[1], own.bottom), Math.max(from[1], own.top)];
          const line = { left: from[0] - 0.5, right: from[0] + 0.5, top, bottom };
          rects.forEach((rect, other) => {
            if (other !== index) expect(meet(line, rect)).toBe(false);
          });
        });
      }),
      { numRuns: 300 },
    );
  });

  it('is drawn to scale: what has twice the memory has twice the volume', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        for (const block of layoutOf(plan, 'wide').quay.blocks) {
          const { amount, kind } = block.part;
          const expected = kind === 'volume' ? Math.min(MOST_PLATES, Math.ceil(amount)) : amount;
          expect(volumeOf(block)).toBeCloseTo(expected, 6);
        }
      }),
    );
  });

  it('is the same bytes each time, and well-formed with any name', () => {
    fc.assert(
      fc.property(anyPlan, fc.string(), variants, (plan, title, variant) => {
        const svg = drawStack({ ...plan, title }, 'id', variant);
        expect(drawStack({ ...plan, title }, 'id', variant)).toBe(svg);
        expect(svg.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }),
    );
  });
});

describe('a plan of five services', () => {
  const svg = drawStack(FIVE, 'plan');

  it('weighs at most 2.2 KiB in both variants together', () => {
    const both = svg + drawStack(FIVE, 'plan-s', 'narrow');
    expect(brotliCompressSync(both).length).toBeLessThan(2.2 * 1024);
  });

  it('says in a sentence what it shows', () => {
    expect(svg).toContain('<title id="plan-t">shop, €20.60 a month</title>');
    expect(svg).toContain('web: 2 × micro, 9.00, public at https://web--shop.apps.example. worker');
  });

  it('marks each part by its name, so that a page can move the one that changed', () => {
    const names = [...svg.matchAll(/data-part="([^"]+)"/g)].map((match) => match[1]);
    expect(names.sort()).toEqual(['cache', 'db', 'exports', 'web', 'worker']);
  });
});

it('draws what is refused on a rope and dashed, and says so in a key', () => {
  const parts = FIVE.parts.map((part) => ({ ...part, isRefused: part.name === 'worker' }));
  const { quay } = layoutOf({ ...FIVE, parts }, 'wide');
  expect(quay.blocks.filter((block) => block.z > 0).map((block) => block.part.name)).toEqual([
    'worker',
  ]);
  const svg = drawStack({ ...FIVE, parts }, 'p');
  expect(svg).toContain('<g data-part="worker"><g><g class="k">');
  expect(svg).toContain('>dashed, on the crane: refused</text>');
  expect(svg).not.toContain('hatched');
  expect(drawStack(FIVE, 'p')).not.toContain('refused');
});

it('says how many of the parts that are drawn as one are refused', () => {
  const parts = Array.from({ length: MOST_PARTS + 1 }, (_, index) => ({
    ...(FIVE.parts[1] as Part),
    name: `a${index}`,
    isRefused: index < 2,
  }));
  expect(drawStack({ title: '', parts }, 'p')).toContain('together, 2 refused');
});

it('says in a key what hatching means, and leaves that to the page if it draws two plans', () => {
  const more = { ...FIVE, parts: FIVE.parts.map((part) => ({ ...part, extra: part.amount / 2 })) };
  expect(drawStack(more, 'p')).toContain('>hatched: more than you need</text>');
  expect(drawStack(FIVE, 'p')).not.toContain('hatched');
  const pair = drawPair([FIVE, more], ['a', 'b']).join('');
  expect(pair).not.toMatch(/hatched|<pattern/);
  expect(pair).toContain('fill="url(#pair-h)"');
});

it('draws the parts of a pair alike in every variant, so that a page with both compresses', () => {
  const shapesOf = (svg: string) => [...svg.matchAll(/<path class="[fdr]" d="[^"]+"/g)].join();
  const pair = (variant: 'half' | 'narrow') =>
    shapesOf(drawPair([FIVE, FIVE], ['a', 'b'], variant)[0]);
  expect(pair('narrow')).toBe(pair('half'));
});

it('has the text of parts without prices at the end of their row in the list', () => {
  const parts = FIVE.parts.map((part) => ({ ...part, price: '' }));
  const heightOf = (svg: string) => Number(/viewBox="\S+ \S+ \S+ (\S+)"/.exec(svg)?.[1]);
  const saved =
    heightOf(drawStack(FIVE, 'p', 'narrow')) -
    heightOf(drawStack({ ...FIVE, parts }, 'p', 'narrow'));
  expect(saved).toBe(5 * (36 - 22));
});

it('hatches of a larger size only what was not asked for', () => {
  const parts = [{ kind: 'app' as const, name: 'app', text: '', amount: 8, extra: 4 }];
  const [block] = layoutOf({ title: '', parts }, 'wide').quay.blocks;
  expect(block?.extra).toBe(1);
  expect(block?.size).toEqual([4, 1, 2]);
});

it('draws two plans to one scale and in frames of one size', () => {
  const more = { ...FIVE, parts: FIVE.parts.map((part) => ({ ...part, amount: 4 * part.amount })) };
  const [small, large] = drawPair([FIVE, more], ['a', 'b']);
  const frameOf = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1];
  expect(frameOf(small)).toBe(frameOf(large));
  // The first face of the public part is a side of its container: half as many cells long, not scaled.
  const lengthOf = (svg: string) => {
    const [, from, to] = /<g class="u"><path class="f" d="M(-?\d+) -?\d+L(-?\d+)/.exec(svg) ?? [];
    return Number(to) - Number(from);
  };
  expect(lengthOf(large) / lengthOf(small)).toBeCloseTo(2, 1);
  expect(small).toContain('id="a-t"');
  expect(large).toContain('id="b-t"');
});

it('counts what is more than can be labelled', () => {
  const parts = Array.from({ length: MOST_PARTS + 1 }, (_, index) => ({
    ...(FIVE.parts[1] as Part),
    name: `a${index}`,
  }));
  const { quay } = layoutOf({ title: '', parts }, 'wide');
  expect(quay.blocks.map((block) => block.part.name)).toEqual([`${MOST_PARTS + 1} apps`]);
});

it('counts replicas that would be too small to see', () => {
  const apps = Array.from({ length: 3 }, (_, index) => ({
    ...(FIVE.parts[1] as Part),
    name: `a${index}`,
    amount: 32,
    replicas: 10,
  }));
  const { quay } = layoutOf({ title: '', parts: [...apps, FIVE.parts[2] as Part] }, 'half');
  expect(quay.blocks.map((block) => block.part.name)).toEqual(['db', '3 apps']);
});

it('draws parts alone at one scale', () => {
  const widthOf = (amount: number) =>
    Number(/ width="(\d+)"/.exec(drawPart({ kind: 'app', name: 'a', text: '', amount }, 10))?.[1]);
  // A container of n cells in a row is n + 1 half-diagonals wide.
  expect([1, 2, 4].map(widthOf)).toEqual([22, 32, 52]);
});

it('draws plans small at one scale, inside of their frame', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const parts = plan.parts.map((part) => ({ ...part, extra: 0 }));
      const svg = drawSmall(parts, 7);
      const [x, y, width, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
        .split(' ')
        .map(Number);
      const [left, top] = [x ?? 0, y ?? 0];
      const points = [...svg.matchAll(/[ML](-?\d+) (-?\d+)/g)].map((found) => found.map(Number));
      for (const [, px = 0, py = 0] of points) {
        expect([px >= left, px <= left + (width ?? 0)]).toEqual([true, true]);
        expect([py >= top, py <= top + (height ?? 0)]).toEqual([true, true]);
      }
    }),
  );
});

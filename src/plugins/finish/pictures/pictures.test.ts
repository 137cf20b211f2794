import { optimize } from 'svgo';
import { describe, expect, it } from 'vitest';
import { platforms } from '#data/platforms';
import { COMPARED } from '../../../lib/cost/index.ts';
import { AXES, sweep } from '../../../lib/cost/sweep.ts';
import { movesFrom } from '../../../lib/platforms/index.ts';
import { sizes } from '../../../lib/prices.ts';
import type { CardFacts } from '../cards/facts.ts';
import { pictureFile, styleSources } from './file.ts';
import { picturesOf } from './index.ts';
import { placesOf, scaleOf, sweepDrawing } from './sweep.ts';

const page = (drawing?: string): CardFacts => ({
  section: '',
  title: '',
  figure: '',
  ...(drawing ? { drawing } : {}),
});
const LESSON = '/learn/foundations/what-is-docker/';
const SVG = '<svg viewBox="0 0 420 200" class="chart"><path class="axis" d="M0 0h9"/></svg>';
const pictures = picturesOf(new Map([[LESSON, page(SVG)]]), '.axis{stroke:red}.other{fill:red}');

describe('the pictures', () => {
  it('of lessons and posts are their drawings with the rules for their classes', () => {
    const drawing = pictures.get('/img/pictures/learn-foundations-what-is-docker.svg');
    expect(drawing).toEqual({ svg: SVG, css: '.axis{stroke:red}', small: true });
  });

  it('are reported missing if a listed page has none, or one that depends on styles around it', () => {
    expect(() => picturesOf(new Map([[LESSON, page()]]), '')).toThrow(/there is no figure/);
    expect(() => picturesOf(new Map([[LESSON, page(SVG)]]), '.chart text{fill:red}')).toThrow(
      /takes styles from around it/,
    );
    expect(picturesOf(new Map([['/docs/intro/', page()]]), '').size).toBeGreaterThan(10);
  });

  it.each([...pictures])('%s is an SVG file in the colours of both modes', (_, drawing) => {
    const file = pictureFile(drawing);
    expect(() => optimize(file)).not.toThrow();
    expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
    expect(file).toContain('@media(prefers-color-scheme:dark){:root{--paper:#0e1317');
    expect(file.replace(/<style>.*?<\/style>/gs, '')).not.toMatch(/#[0-9a-f]{3,6}\b|style=/);
  });

  it('of lessons and posts have a stroke in the place of each text', () => {
    const file = (text: string) =>
      pictureFile({ svg: `<svg viewBox="0 0 420 200">${text}</svg>`, small: true });
    expect(file('<g text-anchor="middle"><text x="50" y="25">four</text></g>')).toContain(
      '<path stroke="var(--control)" stroke-width="5" d="M35 20h30"/>',
    );
    expect(file('<text x="50" y="25" font-size="18">web</text>')).toContain('d="M50 19h27"');
    expect(file('<text x="50" y="25">web</text>')).not.toContain('web');
  });

  it('have letters that a phone shows in 10 px', () => {
    const sizes = [...pictures.values()].flatMap(({ svg }) =>
      [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size)),
    );
    expect(sizes.length).toBeGreaterThan(100);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15);
  });

  it('allow their own styles by hash, the common one and those for classes', () => {
    const sources = styleSources([...pictures.values()]);
    expect(sources).toHaveLength(2);
    for (const source of sources) expect(source).toMatch(/^'sha256-[\w+/]+=*'$/);
  });
});

describe('the drawing of a sweep', () => {
  const swept = COMPARED.flatMap((platform) =>
    AXES.map((axis) => [platform, axis, sweep(platform, axis)] as const),
  );

  it.each([
    ['traffic', 0, 45, [0, 10, 20, 30, 40, 50]],
    ['apps', 5, 713, [0, 200, 400, 600, 800]],
    ['memory', 2.5, 121.26, [2, 4, 8, 16, 32, 64, 128]],
  ] as const)('of %s from %d to %d euro has a scale', (axis, least, greatest, lines) => {
    expect(scaleOf(axis, least, greatest)).toEqual(lines);
  });

  it.each(swept)(
    'of %s by %s stands within its plot and on its scale',
    (_platform, axis, points) => {
      const { x, y, scale } = placesOf(axis, points);
      for (const { at, ours, theirs } of points.filter((_, place) => place % 50 === 0)) {
        expect(x(at)).toBeGreaterThanOrEqual(40);
        expect(x(at)).toBeLessThanOrEqual(296);
        for (const amount of [ours, ...(theirs === null ? [] : [theirs])]) {
          expect(y(amount)).toBeGreaterThanOrEqual(34);
          expect(y(amount)).toBeLessThanOrEqual(210);
        }
      }
      expect(y((scale[0] ?? 0) * 1e6)).toBe(210);
      expect(y((scale.at(-1) ?? 0) * 1e6)).toBe(34);
    },
  );

  it.each(swept)(
    'of %s by %s has a ring at each crossing, and a name',
    (platform, axis, points) => {
      const svg = sweepDrawing(platform, axis);
      const both = points.filter(({ theirs }) => theirs !== null);
      const signs = both.map(({ ours, theirs }) => ours < (theirs ?? 0));
      const turns = signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
      expect(svg.match(/<circle/g) ?? []).toHaveLength(turns);
      expect(svg).toMatch(/<title id="\w+-t">What Eisendock and .+ cost by .+<\/title><desc id=/);
      expect(svg).toContain('stroke-dasharray');
    },
  );

  it.each(swept)(
    'of %s by %s keeps every point within a unit of its line',
    (platform, axis, points) => {
      const { x, y } = placesOf(axis, points);
      const [, d = ''] = /<path d="([^"]*)" stroke="var\(--ink\)" stroke-width/.exec(
        sweepDrawing(platform, axis),
      ) ?? [''];
      const corners: [number, number][] = [];
      for (const [, kind, a, b] of d.matchAll(/([MLHV])([\d.]+)(?: ([\d.]+))?/g)) {
        const [lastX = 0, lastY = 0] = corners.at(-1) ?? [];
        if (kind === 'H') corners.push([Number(a), lastY]);
        else corners.push(kind === 'V' ? [lastX, Number(a)] : [Number(a), Number(b)]);
      }
      for (const { at, theirs } of points.filter((_, place) => place % 20 === 0)) {
        if (theirs === null) continue;
        const near = corners.slice(1).map(([x2, y2], place) => {
          const [x1, y1] = corners[place] ?? [0, 0];
          const share = Math.min(1, Math.max(0, x2 === x1 ? 0 : (x(at) - x1) / (x2 - x1)));
          const onLine =
            x2 === x1
              ? Math.min(Math.max(y(theirs), Math.min(y1, y2)), Math.max(y1, y2))
              : y1 + share * (y2 - y1);
          return Math.hypot(x(at) - (x1 + share * (x2 - x1)), y(theirs) - onLine);
        });
        expect(Math.min(...near), `${at}`).toBeLessThan(1.1);
      }
    },
  );

  it('draws steps as steps: each price of ours is a level of its line', () => {
    const [, d = ''] = /<path d="([^"]*)" stroke="var\(--link\)"/.exec(
      sweepDrawing('render', 'memory'),
    ) ?? [''];
    expect(d.match(/H/g)).toHaveLength(sizes.length);
    expect(d).not.toContain('L');
  });
});

const moves = platforms.flatMap(({ slug, moves: own }) =>
  own ? [[slug, movesFrom(slug)] as const] : [],
);

describe('the picture of a move', () => {
  it.each(moves)('of %s has words that fit their boxes', (_, rows) => {
    expect(rows.length).toBeGreaterThanOrEqual(6);
    for (const [theirs, ours] of rows) {
      expect(theirs.length, theirs).toBeLessThanOrEqual(22);
      expect(ours.length, ours).toBeLessThanOrEqual(18);
    }
  });

  it.each(moves)('of %s groups the parts that become one thing', (_, rows) => {
    const order = rows.map(([, ours]) => ours);
    expect(order.filter((ours, at) => order[at - 1] !== ours)).toEqual([...new Set(order)]);
  });
});

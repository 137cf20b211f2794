import { optimize } from 'svgo';
import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../lib/comparison/growth.ts';
import { platforms } from '#data/platforms';
import { movesFrom } from '../../../lib/platforms/index.ts';
import type { CardFacts } from '../cards/facts.ts';
import { pictureFile, styleSources } from './file.ts';
import { placesOf, stepFor } from './growth.ts';
import { picturesOf } from './index.ts';

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

  it('are missed where a listed page has none, or one that takes styles from around it', () => {
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

  it('allow their own styles by hash, the common one and those of classes', () => {
    const sources = styleSources([...pictures.values()]);
    expect(sources).toHaveLength(2);
    for (const source of sources) expect(source).toMatch(/^'sha256-[\w+/]+=*'$/);
  });
});

describe('the line of a growing bill as a picture', () => {
  it.each([
    [45, 20],
    [100, 50],
    [137, 50],
    [494, 200],
  ])('of at most %d has steps of %d', (greatest, step) => expect(stepFor(greatest)).toBe(step));

  it('stands where its figures are on the scale', () => {
    const growth = growthOf('render');
    if (!growth) throw new Error('no line');
    const { x, y, top } = placesOf(growth);
    expect(y(0) - y(top * 1e6)).toBeCloseTo(2 * (y(0) - y((top / 2) * 1e6)));
    expect(x(500) - x(0)).toBeCloseTo(x(1000) - x(500));
    const [, d] =
      /<path d="([^"]*)" stroke="var\(--link\)"/.exec(
        pictures.get('/img/pictures/growth-render.svg')?.svg ?? '',
      ) ?? [];
    const rounded = growth.points.map(
      ({ at, ours }) => `${Math.round(x(at) * 10) / 10} ${Math.round(y(ours) * 10) / 10}`,
    );
    expect(d).toBe(`M${rounded.join('L')}`);
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

  it.each(moves)('of %s names what becomes one thing in a row', (_, rows) => {
    const order = rows.map(([, ours]) => ours);
    expect(order.filter((ours, at) => order[at - 1] !== ours)).toEqual([...new Set(order)]);
  });
});

import { ROPE } from './place.ts';
import { PLATE } from './shapes.ts';
import type { Block, Rect } from './types.ts';

/** Turns cells into pixels: 2:1, as technical drawings of containers are. */
export type Projection = (x: number, y: number, z?: number) => readonly [number, number];

export const projection =
  (unit: number): Projection =>
  (x, y, z = 0) => [Math.round((x - y) * unit), Math.round(((x + y) / 2 - z) * unit)];

type Point = readonly [number, number, number];

/** A path through points in cells. */
export const line = (project: Projection, points: readonly Point[]) =>
  `M${points.map((point) => project(...point).join(' ')).join('L')}`;

/** The rectangle around a block on the drawing. */
export function boundsOf(project: Projection, { x, y, z, size }: Block): Rect {
  const [length, depth, height] = size;
  return {
    left: project(x, y + depth)[0],
    right: project(x + length, y)[0],
    top: project(x, y, z + height)[1],
    bottom: project(x + length, y + depth, z)[1],
  };
}

const path = (name: string, d: string) => `<path class="${name}" d="${d}"/>`;

/** The three visible faces of a box from `bottom` to `top`, and lines on the two upright ones. */
function box(project: Projection, block: Block, bottom: number, top: number, levels: number) {
  const { x, y, size } = block;
  const [x1, y1] = [x + size[0], y + size[1]];
  const upright = (a: Point, b: Point) =>
    `${line(project, [a, b, [b[0], b[1], top], [a[0], a[1], top]])}z`;
  const lines: string[] = [];
  for (let level = 1; level < levels; level += 1) {
    const z = bottom + ((top - bottom) * level) / levels;
    lines.push(
      line(project, [
        [x, y1, z],
        [x1, y1, z],
        [x1, y, z],
      ]),
    );
  }
  if (block.shape === 'box') {
    for (let rib = x + 0.5; rib < x1; rib += 0.5) {
      lines.push(
        line(project, [
          [rib, y1, bottom],
          [rib, y1, top],
        ]),
      );
    }
  }
  return (
    path('f', upright([x, y1, bottom], [x1, y1, bottom])) +
    path('d', upright([x1, y1, bottom], [x1, y, bottom])) +
    path(
      'f',
      `${line(project, [
        [x, y, top],
        [x1, y, top],
        [x1, y1, top],
        [x, y1, top],
      ])}z`,
    ) +
    (lines.length > 0 ? path('r', lines.join('')) : '')
  );
}

/** An upright tank from `bottom` to `top`. A circle on the ground becomes an ellipse twice as wide as high. */
function tank(project: Projection, { x, y, size }: Block, bottom: number, top: number) {
  const radius = size[0] / 2;
  const [cx, low] = project(x + radius, y + radius, bottom);
  const high = project(x + radius, y + radius, top)[1];
  const [right] = project(x + radius * (1 + Math.SQRT1_2), y + radius * (1 - Math.SQRT1_2), 0);
  const rx = right - cx;
  const half = `A${rx} ${rx / 2} 0 0 0 ${cx + rx} `;
  return (
    path(
      'f',
      `M${cx - rx} ${high}V${low}${half}${low}V${high}A${rx} ${rx / 2} 0 0 0 ${cx - rx} ${high}z`,
    ) +
    path('f', `M${cx - rx} ${high}${half}${high}A${rx} ${rx / 2} 0 0 0 ${cx - rx} ${high}`) +
    path('r', `M${cx - rx} ${(high + low) >> 1}${half}${(high + low) >> 1}`)
  );
}

/** The crane's rope, from its load up to the trolley. */
function rope(project: Projection, { x, y, z, size }: Block) {
  const [mx, my, top] = [x + size[0] / 2, y + size[1] / 2, z + size[2]];
  const [cx, low] = project(mx, my, top);
  const high = project(mx, my, top + ROPE)[1];
  return path('n', `M${cx} ${low}V${high}m-9 0h18`);
}

/** A block as SVG: its kind's shape, hatched above the requested size. If it is refused, it's dashed and on a rope. */
export function paint(project: Projection, block: Block, id: string): string {
  const { shape, z, size, part } = block;
  const top = z + size[2];
  const asked = top - block.extra;
  const shaped = (from: number, to: number) => {
    if (to <= from) return '';
    if (shape === 'tank') return tank(project, block, from, to);
    const levels = shape === 'plates' ? Math.round((to - from) / PLATE) : Math.ceil(to - from);
    return box(project, block, from, to, levels);
  };
  if (part.isRefused) return `<g class="k">${shaped(z, top)}</g>${rope(project, block)}`;
  const more = shaped(asked, top);
  return shaped(z, asked) + (more && `<g class="x" fill="url(#${id}-h)">${more}</g>`);
}

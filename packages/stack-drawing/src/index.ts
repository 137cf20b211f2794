import { placeAbove, placeBelow, type Wanted } from './labels.ts';
import { boundsOf, line, paint, projection, type Projection } from './paint.ts';
import { placeParts, reach, ROPE, type Quay } from './place.ts';
import type { Block, Part, Plan, Rect } from './types.ts';

export type { Part, Plan } from './types.ts';

/** Memory per cell of a drawing, in MB. */
export const CELL_MB = 256;

/**
 * `wide` has a label at each part, `half` puts the same into half the width, and `narrow` (for phones) has
 * numbers, with the labels in a list below.
 */
export type Variant = 'wide' | 'half' | 'narrow';

/** The widest quay in pixels, and the largest cell. */
const WIDEST = { wide: 560, half: 330, narrow: 330 };
const LARGEST_CELL = { wide: 28, half: 24, narrow: 20 };
/** From this many parts on, a wide drawing shows only a part's name and price. */
const SHORT_FROM = 9;
const SLAB = 0.5;
const MARK = 20;
const ROW = 36;
const KEY_ROW = 22;
/** Room for the words of a key, in pixels. */
const KEY_WIDTH = 220;
const LINE_HEIGHT = 15;
/** Wider than an average letter in any font that drawings use, in pixels. */
const LETTER = 7.2;

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const text = (name: string, x: number, y: number, content: string, end = false) =>
  `<text class="${name}" x="${x}" y="${y}"${end ? ' text-anchor="end"' : ''}>${escape(content)}</text>`;

/** A part in words, for the description and the list. */
const sentence = ({ name, text: what, price, address, isRefused }: Part) =>
  `${name}: ${what}${price ? `, ${price}` : ''}${address ? `, public at ${address}` : ''}${isRefused ? ', refused' : ''}`;

/** A label's lines with the class of each. */
function linesOf(part: Part, isShort: boolean): [string, string][] {
  const head = `${part.name} ${part.price ?? ''}`.trim();
  if (isShort) return [['b', head]];
  const lines: [string, string][] = [
    ['b', head],
    ['q', part.text],
    ['p', part.address ?? ''],
  ];
  return lines.filter(([, content]) => content !== '');
}

interface Label extends Wanted {
  part: Part;
  lines: [string, string][];
  /** Where the line meets the part. */
  from: readonly [number, number];
  number: number;
}

/** One label for each part at its middle block, above the back row or below the front row. */
function labelsOf(quay: Quay, project: Projection, variant: Variant) {
  const parts = [...new Set(quay.blocks.map((block) => block.part))];
  const isShort = parts.length >= SHORT_FROM;
  const labels = parts.map((part, index): Label => {
    const own = quay.blocks.filter((block) => block.part === part);
    const { x, y, z, size } = own[own.length >> 1] as Block;
    const isFront = part.kind === 'app';
    const middle = x + size[0] / 2;
    const from = isFront
      ? project(middle, y + size[1], z)
      : project(middle, y + size[1] / 2, z + size[2]);
    // Straight below or above that, where the quay ends.
    const shift = isFront ? quay.depth - y - size[1] : -(y + size[1] / 2);
    const edge = project(middle + shift, isFront ? quay.depth : 0, isFront ? -SLAB : 0)[1];
    const high = part.isRefused ? project(0, 0, -ROPE)[1] : 0;
    const at = [
      from[0],
      isFront ? Math.max(from[1], edge) : Math.min(from[1] - high, edge),
    ] as const;
    const lines = linesOf(part, isShort);
    const width = Math.max(...lines.map(([, content]) => content.length)) * LETTER + 8;
    const isMark = variant === 'narrow';
    return {
      part,
      lines,
      from,
      at,
      number: index + 1,
      width: isMark ? MARK : Math.round(width),
      height: isMark ? MARK : lines.length * LINE_HEIGHT + 4,
    };
  });
  return {
    above: labels.filter(({ part }) => part.kind !== 'app'),
    below: labels.filter(({ part }) => part.kind === 'app'),
  };
}

function paintLabel(label: Label, rect: Rect, isBelow: boolean, variant: Variant): string {
  const { from, lines, part, number } = label;
  const [x, end] = [from[0], isBelow ? rect.top : rect.bottom];
  const leader = `<path class="${part.address ? 's' : 'e'}" d="M${x} ${from[1]}V${end}"/>`;
  if (variant === 'narrow') {
    const [cx, cy] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
    return `${leader}<circle class="m" cx="${cx}" cy="${cy}" r="9"/><text class="b" x="${cx}" y="${cy + 4}" text-anchor="middle">${number}</text>`;
  }
  const rows = lines.map(([name, content], index) =>
    text(
      name,
      isBelow ? rect.right - 2 : rect.left + 2,
      rect.top + 12 + index * LINE_HEIGHT,
      content,
      isBelow,
    ),
  );
  return leader + rows.join('');
}

/** The ground: slab, deck, the rail of the private network, and a line of water in front. */
function paintQuay({ length, depth, rail }: Quay, project: Projection): string {
  const corner: [number, number, number][] = [
    [0, 0, 0],
    [length, 0, 0],
    [length, depth, 0],
    [0, depth, 0],
  ];
  const slab = line(project, [
    [0, depth, 0],
    [0, depth, -SLAB],
    [length, depth, -SLAB],
    [length, 0, -SLAB],
    [length, 0, 0],
  ]);
  return (
    `<path class="d" d="${slab}"/><path class="f" d="${line(project, corner)}z"/>` +
    `<path class="n" d="${line(project, [
      [0.6, rail, 0],
      [length - 0.6, rail, 0],
    ])}"/>`
  );
}

/** A line from the rail to whatever is next to it. */
const branch = (project: Projection, rail: number, { x, y, size, part }: Block) => {
  const middle = x + size[0] / 2;
  return line(project, [
    [middle, rail, 0],
    [middle, part.kind === 'app' ? y : y + size[1], 0],
  ]);
};

/** Hatching for the amount beyond the request. */
const hatch = (id: string) =>
  `<pattern id="${id}-h" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="g" d="M0 0h5v5H0z"/><path class="h" d="M0 0V5"/></pattern>`;

/** The height of a row in the list below a narrow drawing: without prices, its text is where they would be. */
const rowOf = (labels: readonly Label[]) => (labels.some(({ part }) => part.price) ? ROW : KEY_ROW);

/** The rows of that list. */
function paintList(labels: readonly Label[], frame: Rect): string {
  const row = rowOf(labels);
  return labels
    .map(({ part, number }, index) => {
      const y = frame.bottom + 26 + index * row;
      const name = text('b', frame.left, y, `${number}\u2002${part.name}`);
      if (row < ROW) return name + text('q', frame.right, y, part.text, true);
      return (
        name +
        text('b', frame.right, y, part.price ?? '', true) +
        text('q', frame.left + 18, y + 14, part.text)
      );
    })
    .join('');
}

/** The rows of a plan's key: the class of a swatch, and what that means. */
function keyOf({ parts }: Plan): [string, string][] {
  const rows: [string, string][] = [];
  if (parts.some(({ extra }) => extra)) rows.push(['s', 'hatched: more than you need']);
  if (parts.some(({ isRefused }) => isRefused)) rows.push(['k', 'dashed, on the crane: refused']);
  return rows;
}

/** The key below a drawing, from `top` on. */
const paintKey = (key: ReturnType<typeof keyOf>, left: number, top: number, id: string) =>
  key
    .map(([swatch, meaning], index) => {
      const y = top + index * KEY_ROW + 6;
      const fill = swatch === 's' ? ` fill="url(#${id}-h)"` : '';
      return (
        `<g class="${swatch}"><path${fill} d="M${left} ${y}h18v11h-18z"/></g>` +
        text('q', left + 26, y + 10, meaning)
      );
    })
    .join('');

/** Everything a drawing is made of, before it is written as SVG. */
export interface Layout {
  quay: Quay;
  project: Projection;
  labels: Label[];
  rects: Rect[];
  frame: Rect;
}

const boundsOn = ({ blocks }: Quay, project: Projection): Rect[] =>
  blocks.map((block) =>
    boundsOf(project, { ...block, size: [block.size[0], block.size[1], reach(block) - block.z] }),
  );

const groundOf = ({ length, depth }: Quay, project: Projection): Rect => ({
  left: project(0, depth)[0],
  right: project(length, 0)[0],
  top: project(0, 0)[1],
  bottom: project(length, depth, -SLAB)[1],
});

const frameAround = (rects: readonly Rect[], margin: number): Rect => ({
  left: Math.min(...rects.map((rect) => rect.left)) - margin,
  right: Math.max(...rects.map((rect) => rect.right)) + margin,
  top: Math.min(...rects.map((rect) => rect.top)) - margin,
  bottom: Math.max(...rects.map((rect) => rect.bottom)) + margin,
});

/** The largest cell in pixels with which a quay isn't too wide. */
const cellOf = ({ length, depth }: Quay, variant: Variant) =>
  Math.min(LARGEST_CELL[variant], WIDEST[variant] / (length + depth));

/**
 * Places a plan's parts and labels, with cells of at most `largest` pixels. No two of them overlap, and none
 * leaves the frame.
 */
export function layoutOf(plan: Plan, variant: Variant, largest = Infinity): Layout {
  const quay = placeParts(plan.parts);
  const unit = Math.min(largest, cellOf(quay, variant));
  const project = projection(unit);
  const bounds = boundsOn(quay, project);
  const { above, below } = labelsOf(quay, project, variant);
  const rects = [...placeAbove(above, bounds), ...placeBelow(below, bounds)];
  const frame = frameAround([...rects, ...bounds, groundOf(quay, project)], 4);
  return { quay, project, labels: [...above, ...below], rects, frame };
}

/**
 * Draws a plan to scale as an SVG element: one cell is 256 MB of memory, one plate a GB of disk, with a key
 * below if anything is hatched or refused. `id` has to be unique on the page. The same plan gives the same bytes. Colours come from the page's style sheet
 * through the classes below `.stack-drawing`.
 */
export function drawStack(plan: Plan, id: string, variant: Variant = 'wide'): string {
  return paintLayout(plan, layoutOf(plan, variant), id, variant);
}

/** A drawing in two variants, of which a page shows the one for the width of its column. */
export interface Drawings {
  /** With a label at each part. */
  wide: string;
  /** With numbers and a list, for phones and other narrow columns. */
  narrow: string;
}

/** Draws a plan for wide columns, in a variant of theirs, and for narrow ones. Each has an id that begins with `id`. */
export const drawBoth = (plan: Plan, id: string, variant?: 'wide' | 'half'): Drawings => ({
  wide: drawStack(plan, id, variant),
  narrow: drawStack(plan, `${id}-narrow`, 'narrow'),
});

/**
 * Draws two plans to one scale and in frames of one size, so they can be compared side by side or stacked.
 * Each has its own `id`. The page has the pattern `pair-h` for their hatching, next to what it means.
 */
export function drawPair(
  plans: readonly [Plan, Plan],
  ids: readonly [string, string],
  variant: Variant = 'half',
) {
  // The same for all variants: a page with two of them has most lines twice, which compresses well.
  const cell = Math.min(...plans.map(({ parts }) => cellOf(placeParts(parts), 'narrow')));
  const layouts = plans.map((plan) => layoutOf(plan, variant, cell));
  const most = (edge: keyof Rect, of: (...values: number[]) => number) =>
    of(...layouts.map(({ frame }) => frame[edge]));
  const frame: Rect = {
    left: most('left', Math.min),
    right: most('right', Math.max),
    top: most('top', Math.min),
    bottom: most('bottom', Math.max),
  };
  const draw = (at: 0 | 1) =>
    paintLayout(plans[at], { ...(layouts[at] as Layout), frame }, ids[at], variant, true);
  return [draw(0), draw(1)] as const;
}

/** The SVG of a plan whose parts and labels are placed. One of a pair has neither key nor pattern nor marks. */
function paintLayout(
  plan: Plan,
  layout: Layout,
  id: string,
  variant: Variant,
  isOfPair = false,
): string {
  const key = isOfPair ? [] : keyOf(plan);
  const { quay, project, labels, rects, frame } = layout;
  const rail = quay.blocks
    .filter(({ z }) => z === 0)
    .map((block) => branch(project, quay.rail, block));
  const groups = [...new Set(quay.blocks.map((block) => block.part))].map((part) => {
    const own = quay.blocks.filter((block) => block.part === part);
    const name = part.address && !part.isRefused ? 'u' : '';
    const index = labels.findIndex((label) => label.part === part);
    const label = paintLabel(
      labels[index] as Label,
      rects[index] as Rect,
      part.kind === 'app',
      variant,
    );
    const shapes = own.map((block) => paint(project, block, isOfPair ? 'pair' : id)).join('');
    const as = name && ` class="${name}"`;
    if (isOfPair) return `<g${as}>${shapes}${label}</g>`;
    return `<g data-part="${escape(part.id ?? part.name)}"${as}><g>${shapes}</g>${label}</g>`;
  });
  const list = variant === 'narrow' ? paintList(labels, frame) : '';
  const width = Math.max(frame.right - frame.left, key.length > 0 ? KEY_WIDTH : 0);
  const keyTop = frame.bottom + (list ? labels.length * rowOf(labels) + 12 : 0);
  const height = keyTop - frame.top + key.length * KEY_ROW;
  const isHatched = !isOfPair && plan.parts.some(({ extra }) => extra);
  const said = `${plan.parts.map(sentence).join('. ')}.`;
  return (
    `<svg class="stack-drawing" viewBox="${frame.left} ${frame.top} ${width} ${height}" width="${width}" role="img" aria-labelledby="${id}-t ${id}-d">` +
    `<title id="${id}-t">${escape(plan.title)}</title><desc id="${id}-d">${escape(said)}</desc>` +
    (isHatched ? hatch(id) : '') +
    `${paintQuay(quay, project)}<path class="n" d="${rail.join('')}"/>${groups.join('')}${list}${paintKey(key, frame.left + 4, keyTop, id)}</svg>`
  );
}

/**
 * Draws a plan without labels at a fixed scale of `unit` pixels a cell, so several in a list can be
 * compared. Screen readers skip it, because the page's text names what is drawn.
 */
export function drawSmall(drawn: readonly Part[], unit: number): string {
  const quay = placeParts(drawn);
  const project = projection(unit);
  const parts = quay.blocks.map((block) => {
    const shapes = paint(project, block, '');
    return block.part.address ? `<g class="u">${shapes}</g>` : shapes;
  });
  const frame = frameAround([...boundsOn(quay, project), groundOf(quay, project)], 1);
  const { left, top, right, bottom } = frame;
  const [width, height] = [right - left, bottom - top];
  return `<svg class="stack-drawing" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${paintQuay(quay, project)}${parts.join('')}</svg>`;
}

/**
 * Draws one part alone, without ground and label, at a fixed scale of `unit` pixels a cell, so several next
 * to each other can be compared. Screen readers skip it, because the page's text names it.
 */
export function drawPart(part: Part, unit: number): string {
  const [block] = placeParts([part]).blocks as [Block];
  const project = projection(unit);
  const { left, right, top, bottom } = boundsOf(project, block);
  const [width, height] = [right - left + 2, bottom - top + 2];
  return `<svg class="stack-drawing" viewBox="${left - 1} ${top - 1} ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${paint(project, block, '')}</svg>`;
}

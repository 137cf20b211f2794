import { brand } from '../../../lib/brand.ts';
import { formatAmount, formatEuroShort } from '../../../lib/money.ts';
import { placeOf } from '../../../lib/comparison/sweep.ts';
import { sideName } from '../../../lib/comparison/ledger.ts';
import { dollarsOf } from '../../../lib/cost/amounts.ts';
import { type ComparedPlatform, toEuro } from '../../../lib/cost/index.ts';
import { type Axis, sweep, type SweepPoint } from '../../../lib/cost/sweep.ts';
import { escapeXml } from '../escape.ts';
import { drawing, path, text } from './shapes.ts';

/** The axes whose drawing is a separate file. The drawing for memory is in the page. */
export const SWEPT_LATER = ['traffic', 'apps'] as const satisfies readonly Axis[];

/** The height of a drawing that is 420 units wide. */
export const SWEEP_HEIGHT = 258;

/** The area for the drawing of an axis. */
export const sweepFile = (platform: ComparedPlatform, axis: Axis): string =>
  `/img/pictures/${axis}-${platform}.svg`;

const PLOT = { left: 40, right: 296, top: 34, bottom: 210 } as const;
const EURO = 1_000_000;
/** The least distance between the labels of both lines, which have two rows each. */
const APART = 38;

const TICKS: Readonly<Record<Axis, readonly number[]>> = {
  memory: [128, 256, 512, 1024, 2048, 4096, 8192],
  traffic: [0, 1000, 2000, 3000, 4000, 5000],
  apps: [1, 5, 10, 15, 20],
};

const NAMES: Readonly<Record<Axis, string>> = {
  memory: 'memory of one app in MB and GB',
  traffic: 'TB of outgoing traffic a month',
  apps: 'small apps, each with a database',
};

const tickText = (axis: Axis, at: number): string => {
  if (axis === 'traffic') return String(at / 1000);
  return axis === 'apps' ? String(at) : placeOf(axis, at).replace(/ MB$/, '');
};

/** The amounts of the scale's lines: doubling for memory, otherwise 1, 2 or 5 times a power of ten, at most five. */
export function scaleOf(axis: Axis, least: number, greatest: number): number[] {
  if (axis === 'memory') {
    const first = 2 ** Math.floor(Math.log2(least));
    const count = Math.ceil(Math.log2(greatest / first)) + 1;
    return Array.from({ length: count }, (_, at) => first * 2 ** at);
  }
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
  const step = steps.find((one) => greatest / one <= 5) ?? greatest;
  return Array.from({ length: Math.ceil(greatest / step) + 1 }, (_, at) => at * step);
}

interface Places {
  x: (at: number) => number;
  y: (amount: number) => number;
  scale: readonly number[];
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The points of an axis: by powers of two for memory, otherwise evenly spaced. */
export function placesOf(axis: Axis, points: readonly SweepPoint[]): Places {
  const amounts = points.flatMap(({ ours, theirs }) => (theirs === null ? [ours] : [ours, theirs]));
  const scale = scaleOf(axis, Math.min(...amounts) / EURO, Math.max(...amounts) / EURO);
  const measure = axis === 'memory' ? Math.log2 : (value: number) => value;
  const between = (value: number, from: number, to: number): number =>
    (measure(value) - measure(from)) / (measure(to) - measure(from));
  const [first = 0, last = 1] = [points[0]?.at, points.at(-1)?.at];
  const [bottom = 0, top = 1] = [scale[0], scale.at(-1)];
  return {
    x: (at) => round(PLOT.left + between(at, first, last) * (PLOT.right - PLOT.left)),
    y: (amount) =>
      round(PLOT.bottom - between(amount / EURO, bottom, top) * (PLOT.bottom - PLOT.top)),
    scale,
  };
}

type Place = readonly [x: number, y: number];

/** The distance of a point from the straight line between two others. */
function distance([x, y]: Place, [x1, y1]: Place, [x2, y2]: Place): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** The points a line needs so that no other point is more than half a unit away from it. */
function needed(points: readonly Place[]): readonly Place[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const distances = points.map((point) => distance(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) < 0.5) return [first, last];
  return [...needed(points.slice(0, farthest + 1)).slice(0, -1), ...needed(points.slice(farthest))];
}

/** Two points no farther apart than this are one above the other: a step between two megabytes. */
const STEP = 0.4;

/** A line through points of the drawing. */
function lineThrough(points: readonly Place[]): string {
  const apart = points.filter(
    ([x, y], at) => x !== points[at - 1]?.[0] || y !== points[at - 1]?.[1],
  );
  const kept = needed(apart);
  return kept
    .map(([x, y], at) => {
      const [lastX, lastY] = kept[at - 1] ?? [];
      if (lastX === undefined) return `M${x} ${y}`;
      if (y === lastY) return `H${x}`;
      return x - lastX <= STEP ? `V${y}` : `L${x} ${y}`;
    })
    .join('');
}

type Side = 'ours' | 'theirs';

const seriesOf = (points: readonly SweepPoint[], side: Side, { x, y }: Places) =>
  points.flatMap((point) => {
    const amount = point[side];
    return amount === null ? [] : [[x(point.at), y(amount)] as const];
  });

/** A ring where one bill overtakes the other, on the line with the smaller jump. */
function crossings(points: readonly SweepPoint[], { x, y }: Places): string {
  return points
    .flatMap((point, at) => {
      const before = points[at - 1];
      if (!before || before.theirs === null || point.theirs === null) return [];
      if (before.ours < before.theirs === point.ours < point.theirs) return [];
      const jumps = [Math.abs(point.ours - before.ours), Math.abs(point.theirs - before.theirs)];
      const amount = (jumps[0] ?? 0) < (jumps[1] ?? 0) ? point.ours : point.theirs;
      return `<circle cx="${x(point.at)}" cy="${y(amount)}" r="4.5" fill="var(--surface)" stroke="var(--ink)"/>`;
    })
    .join('');
}

const FIR = [
  [4096, 'heroku/fir-4gb'],
  [8192, 'heroku/fir-8gb'],
] as const;

/** Dynos of Heroku's newer generation, as diamonds next to the line of the others. */
const firDynos = ({ x, y }: Places): string =>
  FIR.map(([memoryMb, id]) => {
    const top = round(y(toEuro(dollarsOf(id) * EURO)) - 6);
    return (
      path(`M${x(memoryMb)} ${top}l6 6-6 6-6-6z`, 'ink', 'fill="var(--surface)"') +
      text(x(memoryMb), round(top - 4), 'Fir', { anchor: 'middle' })
    );
  }).join('');

/** The name and the last amount of a line, after its end. */
function endLabels(points: readonly SweepPoint[], theirName: string, { y }: Places): string {
  const last = points.at(-1);
  const theirLast = points.filter(({ theirs }) => theirs !== null).at(-1);
  if (!last || !theirLast || theirLast.theirs === null) return '';
  const ends = { ours: y(last.ours), theirs: y(theirLast.theirs) };
  const shift = Math.max(0, APART - Math.abs(ends.ours - ends.theirs)) / 2;
  const side = ends.ours > ends.theirs ? 1 : -1;
  const places = { ours: ends.ours + shift * side, theirs: ends.theirs - shift * side };
  // Stays above the scale's baseline and below the title, whatever the lines do.
  const low = Math.min(0, PLOT.bottom - 12 - Math.max(places.ours, places.theirs));
  const label = (name: string, amount: number, at: number, colour: 'ink' | 'link'): string =>
    text(PLOT.right + 10, round(at + low) - 2, name, { colour, weight: 600 }) +
    text(PLOT.right + 10, round(at + low) + 15, formatAmount(amount), { colour });
  return (
    label(theirName, theirLast.theirs, places.theirs, 'ink') +
    label(brand.product, last.ours, places.ours, 'link')
  );
}

/** The first and last amounts of both lines, for readers who don't see them. */
function description(axis: Axis, points: readonly SweepPoint[], theirName: string): string {
  const said = [points[0], points.filter(({ theirs }) => theirs !== null).at(-1)].map(
    (point) =>
      point &&
      `${placeOf(axis, point.at)}: ${brand.product} ${formatAmount(point.ours)}, ${theirName} ${formatAmount(point.theirs ?? 0)}.`,
  );
  return `In euro a month, net. ${said.join(' ')}`;
}

/** Both bills along an axis as two lines, ours solid and theirs dashed, with a ring at each crossing. */
export function sweepDrawing(platform: ComparedPlatform, axis: Axis): string {
  const points = sweep(platform, axis);
  const places = placesOf(axis, points);
  const { x, y, scale } = places;
  const name = sideName(platform);
  const title = `What ${brand.product} and ${name} cost by ${NAMES[axis]}`;
  return drawing(
    SWEEP_HEIGHT,
    `<title id="${axis}-t">${escapeXml(title)}</title><desc id="${axis}-d">${escapeXml(description(axis, points, name))}</desc>`,
    text(0, 15, '€ a month, net', { colour: 'quiet' }),
    path(
      scale
        .slice(1)
        .map((amount) => `M${PLOT.left} ${y(amount * EURO)}H${PLOT.right}`)
        .join(''),
      'hairline',
    ),
    ...scale.map((amount) =>
      text(PLOT.left - 8, round(y(amount * EURO) + 5), formatEuroShort(amount * EURO).slice(1), {
        anchor: 'end',
        colour: 'quiet',
      }),
    ),
    path(`M${PLOT.left} ${PLOT.bottom}H${PLOT.right}`, 'control'),
    ...TICKS[axis].map((at) =>
      text(x(at), PLOT.bottom + 20, tickText(axis, at), { anchor: 'middle', colour: 'quiet' }),
    ),
    text((PLOT.left + PLOT.right) / 2, PLOT.bottom + 44, NAMES[axis], {
      anchor: 'middle',
      colour: 'quiet',
    }),
    path(
      lineThrough(seriesOf(points, 'theirs', places)),
      'ink',
      'stroke-width="2" stroke-dasharray="7 3"',
    ),
    path(lineThrough(seriesOf(points, 'ours', places)), 'link', 'stroke-width="3"'),
    platform === 'heroku' && axis === 'memory' ? firDynos(places) : '',
    crossings(points, places),
    endLabels(points, name, places),
  ).replace('<svg ', `<svg role="img" aria-labelledby="${axis}-t ${axis}-d" `);
}

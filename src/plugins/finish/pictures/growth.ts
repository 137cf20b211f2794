import { formatEuro, formatEuroShort } from '../../../lib/money.ts';
import { placeOf, type Growth } from '../../../lib/comparison/growth.ts';
import { drawing, path, text } from './shapes.ts';

/** Where the lines stand in the picture. */
const PLOT = { left: 46, right: 298, top: 60, bottom: 212 } as const;
const EURO = 1_000_000;
/** The least distance between the labels of both lines, each of which has two rows. */
const APART = 38;

/** The step of the scale: of 1, 2 or 5 times a power of ten, the least with at most four steps. */
export function stepFor(greatest: number): number {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
  return steps.find((step) => greatest / step <= 4) ?? greatest;
}

const labels = (by: Growth['by'], points: Growth['points']): readonly number[] =>
  by === 'traffic' ? [0, 250, 500, 750, 1000] : points.map(({ at }) => at);

/** Where each point of a growth stands, by its order for memory, whose sizes double. */
export function placesOf({ by, points }: Growth) {
  const greatest = Math.max(...points.flatMap(({ ours, theirs }) => [ours, theirs])) / EURO;
  const step = stepFor(greatest);
  const top = Math.ceil(greatest / step) * step;
  const last = points.at(-1)?.at ?? 1;
  const width = PLOT.right - PLOT.left;
  const x = (at: number): number =>
    PLOT.left +
    (by === 'traffic'
      ? (at / last) * width
      : (points.findIndex((point) => point.at === at) / (points.length - 1)) * width);
  const y = (amount: number): number =>
    PLOT.bottom - (amount / EURO / top) * (PLOT.bottom - PLOT.top);
  return { x, y, step, top };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** How both bills grow, as two lines over one scale, with a label at the end of each. */
export function growthDrawing(growth: Growth, height: number): string {
  const { by, names, points, isIncomplete } = growth;
  // 'DigitalOcean App Platform' is wider than the room behind a line.
  const theirs =
    names.theirs.length > 12 ? names.theirs.slice(names.theirs.indexOf(' ') + 1) : names.theirs;
  const { x, y, step, top } = placesOf(growth);
  const scale = Array.from({ length: Math.round(top / step) + 1 }, (_, at) => at * step);
  const line = (of: 'ours' | 'theirs'): string =>
    points
      .map((point, at) => `${at === 0 ? 'M' : 'L'}${round(x(point.at))} ${round(y(point[of]))}`)
      .join('');
  const dots = (of: 'ours' | 'theirs', colour: string): string =>
    points
      .filter(({ at }) => by === 'memory' || at === 200)
      .map(
        (point) =>
          `<circle cx="${round(x(point.at))}" cy="${round(y(point[of]))}" r="3.5" fill="var(--${colour})" stroke="none"/>`,
      )
      .join('');
  const last = points.at(-1);
  const ends = { ours: y(last?.ours ?? 0), theirs: y(last?.theirs ?? 0) };
  const lack = APART - Math.abs(ends.ours - ends.theirs);
  const side = ends.ours > ends.theirs ? 1 : -1;
  const shift = Math.max(0, lack / 2) * side;
  // Kept above the scale's ground, whatever the lines do.
  const low = Math.min(0, PLOT.bottom - 17 - Math.max(ends.ours + shift, ends.theirs - shift));
  const label = (name: string, amount: number, at: number, colour: 'ink' | 'link'): string => {
    const row = round(at + low);
    return (
      text(PLOT.right + 10, row - 3, name, { colour, weight: 600 }) +
      text(PLOT.right + 10, row + 15, formatEuro(amount), { colour })
    );
  };
  return drawing(
    height,
    text(0, 16, `The start-up's stack${isIncomplete ? `, in part on ${theirs}` : ''}`, {
      weight: 600,
    }),
    text(0, 38, '€ a month, net', { colour: 'quiet' }),
    ...scale.map(
      (amount) =>
        path(`M${PLOT.left} ${round(y(amount * EURO))}H${PLOT.right}`, 'hairline') +
        text(PLOT.left - 8, round(y(amount * EURO)) + 5, formatEuroShort(amount * EURO).slice(1), {
          anchor: 'end',
          colour: 'quiet',
        }),
    ),
    path(`M${PLOT.left} ${PLOT.bottom}H${PLOT.right}`, 'control'),
    ...labels(by, points).map((at) =>
      text(
        round(x(at)),
        PLOT.bottom + 22,
        by === 'traffic' ? at.toLocaleString('en-GB') : placeOf(by, at),
        {
          anchor: 'middle',
          colour: 'quiet',
        },
      ),
    ),
    text(
      (PLOT.left + PLOT.right) / 2,
      PLOT.bottom + 46,
      by === 'traffic' ? 'GB of outgoing traffic a month' : 'memory of each of two replicas',
      { anchor: 'middle', colour: 'quiet' },
    ),
    path(line('theirs'), 'ink', 'stroke-width="2"'),
    dots('theirs', 'ink'),
    path(line('ours'), 'link', 'stroke-width="2.5"'),
    dots('ours', 'link'),
    label(theirs, last?.theirs ?? 0, ends.theirs - shift, 'ink'),
    label(names.ours, last?.ours ?? 0, ends.ours + shift, 'link'),
  );
}

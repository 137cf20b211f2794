import { brand } from '../../../lib/brand.ts';
import type { Becomes } from '#data/platforms';
import { platformsNames as platformNames } from '#data/platforms-names';
import { MOVE_ROW, pictureView } from '../../../lib/comparison/pictures.ts';
import type { ComparedPlatform } from '../../../lib/cost/index.ts';
import { movesFrom } from '../../../lib/platforms/index.ts';
import { drawing, path, text } from './shapes.ts';

const TOP = 32;
/** The two columns: boxes from `left` to `right`. */
const THEIRS = { left: 1, right: 186 } as const;
const OURS = { left: 222, right: 419 } as const;

const APP = 'M1.5 4.5h17v11h-17zM5.75 4.5v11M10 4.5v11M14.25 4.5v11';
const DATABASE = 'M4 5c0-3 12-3 12 0s-12 3-12 0v10c0 3 12 3 12 0V5M4 10c0 3 12 3 12 0';
/** An icon for what it becomes, 20 by 20. Settings have none. */
const signs: Partial<Readonly<Record<Becomes, string>>> = {
  'app, public': APP,
  'app, internal': APP,
  'app as scheduler': APP,
  'managed database': DATABASE,
  PostgreSQL: DATABASE,
  'Redis or Valkey': DATABASE,
  volume: 'M2.5 3.5h15v13h-15zM2.5 10h15M6 13.2h2',
};

/**
 * The parts of a project there on the left, and on the right what each becomes here. Parts that become one
 * thing share its box.
 */
function moveDrawing(
  name: string,
  rows: readonly (readonly [theirs: string, ours: Becomes])[],
  height: number,
): string {
  const left = rows.map(([theirs], at) => {
    const y = TOP + at * MOVE_ROW;
    return (
      path(`M${THEIRS.left} ${y + 3}H${THEIRS.right}V${y + 29}H${THEIRS.left}z`, 'control') +
      text(THEIRS.left + 10, y + 21, theirs)
    );
  });
  const groups = [...new Set(rows.map(([, ours]) => ours))].map((ours) => {
    const at = rows.flatMap(([, one], row) => (one === ours ? [row] : []));
    return { ours, first: at[0] ?? 0, last: at.at(-1) ?? 0 };
  });
  const right = groups.map(({ ours, first, last }) => {
    const [from, to] = [TOP + first * MOVE_ROW, TOP + last * MOVE_ROW];
    const middle = (from + to) / 2 + 16;
    const sign = signs[ours];
    return (
      path(`M${OURS.left} ${from + 3}H${OURS.right}V${to + 29}H${OURS.left}z`, 'link') +
      (sign
        ? `<g transform="translate(${OURS.left + 9} ${middle - 10})">${path(sign, 'link')}</g>`
        : '') +
      text(OURS.left + (sign ? 37 : 10), middle + 5, ours)
    );
  });
  const arrows = rows.map((_, at) => {
    const y = TOP + at * MOVE_ROW + 16;
    return path(`M${THEIRS.right + 6} ${y}H${OURS.left - 6}m-7-5l7 5-7 5`, 'quiet');
  });
  return drawing(
    height,
    text(THEIRS.left, 16, name, { weight: 600 }),
    text(OURS.left, 16, brand.product, { weight: 600, colour: 'link' }),
    ...left,
    ...right,
    ...arrows,
  );
}

/** The picture of what becomes what in a move from a platform. */
export const moveFrom = (platform: ComparedPlatform): string =>
  moveDrawing(platformNames[platform], movesFrom(platform), pictureView(platform).height);

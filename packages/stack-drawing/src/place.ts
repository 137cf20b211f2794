import { sizeOf } from './shapes.ts';
import type { Block, Part } from './types.ts';

/** Up to this many parts get a label each. Beyond that, parts of a kind are combined. */
export const MOST_PARTS = 24;
/** The same for a quay's length and depth together: the cells of a longer one are less than two pixels. */
const MOST_CELLS = 160;
/** How high the crane lifts a refused part, in cells. */
const LIFT = 1.5;
/** The length of its rope. */
export const ROPE = 1.2;
const MARGIN = 0.8;
const GAP = 0.5;

/** The quay with everything on it, in cells. */
export interface Quay {
  blocks: Block[];
  length: number;
  depth: number;
  /** The position of the rail, between the row of databases and volumes and the row of apps. */
  rail: number;
}

const KINDS = [
  ['app', 'apps'],
  ['database', 'databases'],
  ['volume', 'volumes'],
] as const;

/** A plan that is too long to label, as one part per kind, with the number in its name. */
function grouped(parts: readonly Part[]): Part[] {
  return KINDS.flatMap(([kind, plural]): Part[] => {
    const members = parts.filter((part) => part.kind === kind);
    const [first, second] = members;
    if (!first) return [];
    if (!second && (first.replicas ?? 1) === 1) return members;
    const name = second ? `${members.length} ${plural}` : first.name;
    const amount = members.reduce((sum, part) => sum + part.amount * (part.replicas ?? 1), 0);
    const refused = members.filter((part) => part.isRefused).length;
    const some = refused > 0 && refused < members.length;
    const text = some ? `together, ${refused} refused` : 'together';
    return [{ kind, name, text, amount, isRefused: refused > 0 }];
  });
}

/** How high a block reaches, its rope included. */
export const reach = ({ part, z, size }: Block) => z + size[2] + (part.isRefused ? ROPE : 0);

/** Blocks one behind the other from x = MARGIN, far enough apart that no block hides a part of the next. */
function row(parts: readonly Part[]): Block[] {
  const blocks: Block[] = [];
  let end = MARGIN;
  for (const part of parts) {
    for (let replica = 0; replica < (part.replicas ?? 1); replica += 1) {
      const { shape, size, extra } = sizeOf(part);
      const z = part.isRefused ? LIFT : 0;
      const block = { part, shape, size, extra, x: end, y: 0, z };
      if (blocks.length > 0) block.x += reach(block) + GAP;
      blocks.push(block);
      end = block.x + size[0];
    }
  }
  return blocks;
}

const most = (blocks: readonly Block[], of: (block: Block) => number) =>
  Math.max(0, ...blocks.map(of));

/** Databases and volumes in the row behind the rail, apps in front of it. */
function placed(parts: readonly Part[]): Quay {
  const back = row(parts.filter((part) => part.kind !== 'app'));
  const front = row(parts.filter((part) => part.kind === 'app'));
  const backDepth = most(back, (block) => block.size[1]);
  // Anything in front hides what is behind it, up to its own height.
  const between = Math.max(1.4, most(front, reach) + GAP);
  const frontStart = MARGIN + backDepth + between;
  for (const block of back) block.y = MARGIN + (backDepth - block.size[1]) / 2;
  for (const block of front) block.y = frontStart;
  const blocks = [...back, ...front];
  return {
    blocks,
    length: most(blocks, (block) => block.x + block.size[0]) + MARGIN,
    depth: frontStart + most(front, (block) => block.size[1]) + MARGIN,
    rail: frontStart - 0.6,
  };
}

/**
 * Puts each part on the quay, or one per kind if there are too many. Rows and neighbours are far enough
 * apart that no two blocks overlap in the drawing.
 */
export function placeParts(parts: readonly Part[]): Quay {
  const quay = placed(parts);
  const isShort = parts.length <= MOST_PARTS && quay.length + quay.depth <= MOST_CELLS;
  return isShort ? quay : placed(grouped(parts));
}

import { CELL_MB, drawSmall, drawStack, type Part as Drawn } from 'stack-drawing';
import { limits } from '../limits.ts';
import { formatAmount } from '../money.ts';
import { evaluatePrice } from '../price/index.ts';
import { sizeOf } from '../prices.ts';
import { describePart, kindRules, type Part, partPrice, type Stack } from './index.ts';

/** Pixels for a cell of the worked stacks, with which two of an agency's four projects are a third of a page wide. */
const SMALL = 14;

/** How a part of the calculator is drawn. Parts of one kind are numbered. */
function drawn(part: Part, at: number, parts: readonly Part[]): Drawn {
  const { kind, size, count, gb } = part;
  const same = parts.filter((other) => other.kind === kind);
  const number = same.length > 1 ? ` ${same.indexOf(part) + 1 || at + 1}` : '';
  const memory = kind === 'free' ? (limits['free.memory'].value ?? CELL_MB) : sizeOf(size).memoryMb;
  return {
    kind: kind === 'app' || kind === 'volume' ? kind : 'database',
    name: kindRules[kind].label + number,
    text: describePart(part),
    amount: kind === 'volume' ? gb : memory / CELL_MB,
    ...(kind === 'app' && { replicas: count }),
    price: formatAmount(evaluatePrice(partPrice(part))),
  };
}

/** The parts of a stack to scale, with a label at each, which a phone has room for. */
export function drawCalculated({ parts, projects }: Stack): string {
  const title = `${projects > 1 ? `One of ${projects} projects` : 'This stack'}, to scale`;
  return drawStack({ title, parts: parts.map(drawn) }, 'calculated', 'half');
}

/** The parts of a stack without labels, at one scale for all stacks, as often as there are projects like it. */
export function drawPreset({ parts, projects }: Stack): string {
  return drawSmall(parts.map(drawn), SMALL).repeat(projects);
}

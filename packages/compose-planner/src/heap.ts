import { formatMemory } from './format.ts';
import { platform, sizeOf } from './platform.ts';
import { limitEntry } from './sizing.ts';
import { memoryEdit } from './edits.ts';
import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { entriesOf, itemsOf, valueOf, type TreeNode } from './tree.ts';
import type { Fix } from './types.ts';

const HEAP = /-Xmx(\d+)([kmgt]?)\b/i;
const MEGABYTES: Readonly<Record<string, number>> = {
  '': 1 / 1024 ** 2,
  k: 1 / 1024,
  m: 1,
  g: 1024,
  t: 1024 ** 2,
};

/** Every text of a service from which a JVM may read its options. */
function optionsOf(report: Report, model: ServiceModel): { text: string; at: number }[] {
  const read = (node: TreeNode | undefined, at: number) => ({ text: report.text(node), at });
  return ['environment', 'command', 'entrypoint'].flatMap((key) => {
    const node = valueOf(model.node, key);
    if (!node) return [];
    return [
      read(node, node.start),
      ...entriesOf(node).map((entry) => read(entry.value, entry.at)),
      ...itemsOf(node).map((item) => read(item.value, item.at)),
    ];
  });
}

function limitFix(report: Report, model: ServiceModel, text: string): Fix | undefined {
  const edit = memoryEdit(
    report.context.source,
    model.entry,
    limitEntry(model.node, 'memory'),
    text,
  );
  return edit && { label: `Set the memory to ${text}`, edits: [edit] };
}

/** Reports a Java heap that doesn't fit into the planned memory. */
export function checkHeap(report: Report, model: ServiceModel): void {
  const memoryMb = sizeOf(model.size).memoryMb;
  for (const { text, at } of optionsOf(report, model)) {
    const match = HEAP.exec(text);
    if (!match) continue;
    const heap = Number(match[1]) * (MEGABYTES[(match[2] ?? '').toLowerCase()] ?? 0);
    if (heap < memoryMb) continue;
    // Besides its heap, a JVM needs memory for threads, classes and buffers.
    const fitting = platform().sizes.find((size) => size.memoryMb > heap);
    report.add(
      'finding',
      'heap',
      at,
      `\`${match[0]}\` of \`${model.name}\` needs more than the ${formatMemory(memoryMb)} planned`,
      fitting
        ? `A container that exceeds its memory is killed. Choose ${fitting.name} with ${formatMemory(fitting.memoryMb)}, or lower \`-Xmx\` to half of the memory.`
        : 'No size is large enough, so lower `-Xmx`.',
      () => (fitting ? limitFix(report, model, `${fitting.memoryMb}M`) : undefined),
    );
  }
}

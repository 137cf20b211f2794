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

/** The heaps that the variables and commands of a service let Java grow to, in megabytes. */
export function heapsOf(report: Report, service: TreeNode) {
  const read = (node: TreeNode | undefined, at: number) => ({ text: report.text(node), at });
  const texts = ['environment', 'command', 'entrypoint'].flatMap((key) => {
    const node = valueOf(service, key);
    if (!node) return [];
    return [
      read(node, node.start),
      ...entriesOf(node).map((entry) => read(entry.value, entry.at)),
      ...itemsOf(node).map((item) => read(item.value, item.at)),
    ];
  });
  return texts.flatMap(({ text, at }) => {
    const match = HEAP.exec(text);
    const unit = MEGABYTES[(match?.[2] ?? '').toLowerCase()] ?? 0;
    return match ? [{ option: match[0], heap: Number(match[1]) * unit, at }] : [];
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
  for (const { option, heap, at } of heapsOf(report, model.node)) {
    if (heap < memoryMb) continue;
    // Besides its heap, a JVM needs memory for threads, classes and buffers.
    const fitting = platform().sizes.find((size) => size.memoryMb > heap);
    report.add(
      'finding',
      'heap',
      at,
      `\`${option}\` of \`${model.name}\` needs more than the ${formatMemory(memoryMb)} planned`,
      fitting
        ? `A container that exceeds its memory is killed. Choose ${fitting.name} with ${formatMemory(fitting.memoryMb)}, or lower \`-Xmx\` to half of the memory.`
        : 'No size is large enough, so lower `-Xmx`.',
      () => (fitting ? limitFix(report, model, `${fitting.memoryMb}M`) : undefined),
    );
  }
}

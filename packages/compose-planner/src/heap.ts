import { formatMemory } from './format.ts';
import { platform, sizeOf } from './platform.ts';
import { memoryEdit } from './edits.ts';
import { heapsOf } from './hints.ts';
import { limitEntry } from './sizing.ts';
import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import type { Fix } from './types.ts';

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

import { memoryEdit } from './edits.ts';
import { formatMemory } from './format.ts';
import sources from './imageSources.json' with { type: 'json' };
import { rowOf } from './knownImages.ts';
import { sizeOf, smallestSizeFor } from './platform.ts';
import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { limitEntry } from './sizing.ts';
import { entryOf, valueOf } from './tree.ts';
import type { Fix } from './types.ts';

/** The page that names the memory of an image. */
export const sourceOf = (image: string): string | undefined =>
  (sources as Readonly<Record<string, { source: string }>>)[rowOf(image)]?.source;

function limitFix(report: Report, model: ServiceModel, text: string): Fix | undefined {
  const edit = memoryEdit(
    report.context.source,
    model.entry,
    limitEntry(model.node, 'memory'),
    text,
  );
  return edit && { label: `Set the memory to ${text}`, edits: [edit] };
}

/** Says why a service is planned larger than usual, or needs more than what's planned. */
function explainLeast(report: Report, { name, node, least }: ServiceModel): void {
  if (!least) return;
  const { wanted, size, limit, heap, reserved } = least;
  const { memoryMb } = sizeOf(size);
  const fits = memoryMb >= wanted;
  const why = reserved
    ? `the file reserves ${formatMemory(wanted)} for it`
    : heap
      ? `${!heap.option || heap.option.startsWith('-Xm') ? 'its Java heap can grow to' : 'it can take'} ${formatMemory(Math.ceil(heap.heap))}`
      : `its documentation calls for ${formatMemory(wanted)}`;
  const source = heap?.option
    ? `\`${heap.option}\` in the file.`
    : (sourceOf(report.text(valueOf(node, 'image'))) ?? '');
  const from = reserved ? '' : ` Source: ${source}`;
  const at = limit ?? reserved ?? (heap?.option ? heap : entryOf(node, 'image'));
  report.add(
    fits ? 'note' : 'finding',
    'least-memory',
    at?.at ?? node.start,
    fits
      ? `\`${name}\` is planned as ${size}, because ${why}`
      : `\`${name}\` needs more than the ${formatMemory(memoryMb)} planned`,
    fits
      ? `The file sets no memory limit, and a container that exceeds its memory is killed.${from}`
      : `${limit ? 'Raise the limit' : 'No size is large enough'}, because ${why}.${from}`,
  );
}

/** Reports settings that take more than the planned memory. */
export function checkMemory(report: Report, model: ServiceModel): void {
  const { name, size, heaps, least } = model;
  const { memoryMb } = sizeOf(size);
  explainLeast(report, model);
  for (const { option, wanted, at } of heaps) {
    if (wanted <= memoryMb || (model.kind !== 'app' && !least)) continue;
    const fitting = smallestSizeFor(wanted);
    report.add(
      'finding',
      'heap',
      at,
      `\`${option}\` of \`${name}\` needs more than the ${formatMemory(memoryMb)} planned`,
      fitting
        ? `A container that exceeds its memory is killed. Choose ${fitting.name} with ${formatMemory(fitting.memoryMb)}, or lower the setting to half of the memory.`
        : 'No size is large enough, so lower the setting.',
      () => (fitting ? limitFix(report, model, `${fitting.memoryMb}M`) : undefined),
    );
  }
}

import { deletionFix, memoryEdit } from './edits.ts';
import { formatMemory } from './format.ts';
import sources from './imageSources.json' with { type: 'json' };
import { parseSeconds } from './memory.ts';
import { rowOf } from './knownImages.ts';
import { bound, limitText, sizeOf, smallestSizeFor } from './platform.ts';
import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { limitEntry } from './sizing.ts';
import { entryOf, valueOf, type MapNode } from './tree.ts';
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

/** Says that a file allows more processor than the planned size has. */
function checkCpus(report: Report, name: string, service: MapNode, size: string): void {
  const entry = limitEntry(service, 'cpus');
  if (!entry) return;
  const text = report.text(entry.value);
  const cpus = Number(text);
  if (!(cpus > sizeOf(size).vcpu)) return;
  report.add(
    'note',
    'cpus',
    entry.at,
    `\`${name}\` may use ${text} CPUs in this file, but ${size} has only ${sizeOf(size).vcpu} vCPU`,
    'The memory decides the size here. If that is too slow, choose a larger one in the plan.',
  );
}

/** Reports a stop time longer than the platform's. */
function checkStopTime(report: Report, service: MapNode): void {
  const entry = entryOf(service, 'stop_grace_period');
  if (!entry) return;
  const seconds = parseSeconds(report.text(entry.value));
  const most = bound('app.stopGrace');
  if (seconds !== undefined && seconds > most) {
    report.add(
      'finding',
      'stop-time',
      entry.at,
      `The app gets ${limitText('app.stopGrace')} to stop`,
      "After that it's killed. Finish work or hand it over within that time.",
      () => deletionFix(report.context, entry),
    );
  }
}

/** Reports settings that take more than the planned size or the platform gives. */
export function checkDemands(report: Report, model: ServiceModel): void {
  const { name, size, heaps, least } = model;
  const { memoryMb } = sizeOf(size);
  explainLeast(report, model);
  checkCpus(report, name, model.node, size);
  if (model.kind === 'app') checkStopTime(report, model.node);
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

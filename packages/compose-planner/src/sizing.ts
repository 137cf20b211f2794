import { formatMemory } from './format.ts';
import { bound, platform, sizeOf, smallestSizeFor } from './platform.ts';
import type { Engine } from './databaseImages.ts';
import { deletionFix, scalarEdit } from './edits.ts';
import type { KnownImage } from './knownImages.ts';
import { heapOf, type Heap } from './heap.ts';
import { parseBytes } from './memory.ts';
import type { Report } from './report.ts';
import { entryOf, isNull, valueOf, type Entry, type MapNode, type TreeNode } from './tree.ts';

const MEGABYTE = 1024 * 1024;

/** The names of the sizes on offer, smallest first. */
export function sizesFor(kind: 'app' | Engine): readonly string[] {
  const names = platform().sizes.map(({ name }) => name);
  return names.slice(names.indexOf(platform().starts[kind].least));
}

/** The size without a memory limit. */
export function defaultSize(kind: 'app' | Engine): string {
  return platform().starts[kind].size;
}

/** The memory or processor limit of a service, in its long or its short form. */
export function limitEntry(service: MapNode, key: 'memory' | 'cpus'): Entry | undefined {
  const limitsNode = valueOf(valueOf(valueOf(service, 'deploy'), 'resources'), 'limits');
  const deploy = entryOf(limitsNode, key);
  if (deploy && !isNull(deploy.value)) return deploy;
  const short = entryOf(service, key === 'memory' ? 'mem_limit' : 'cpus');
  return short && !isNull(short.value) ? short : undefined;
}

/** The size that a service gets from its memory limit, with findings about limits that no size meets. */
export function sizeFromLimits(
  report: Report,
  name: string,
  service: MapNode,
  kind: 'app' | Engine,
  known?: KnownImage,
  heaps: readonly Heap[] = [],
): { size: string; least?: Least } {
  const { sizes } = platform();
  const offered = sizesFor(kind);
  let size = defaultSize(kind);
  const entry = limitEntry(service, 'memory');
  if (entry) {
    const text = report.text(entry.value);
    const bytes = parseBytes(text);
    const remove = () => deletionFix(report.context, entry);
    if (bytes === undefined) {
      // An import asks for the value of a variable without one.
      if (report.unset(entry.value).length === 0)
        report.add(
          'error',
          'memory',
          entry.at,
          `\`${text}\` isn't an amount of memory`,
          'Write it as `512M` or `1G`.',
          remove,
        );
    } else if (bytes > 0) {
      const fitting = smallestSizeFor(bytes / MEGABYTE);
      const largest = sizes[sizes.length - 1];
      if (fitting)
        size = offered.includes(fitting.name) ? fitting.name : (offered[0] ?? fitting.name);
      else if (largest) {
        size = largest.name;
        report.add(
          'refused',
          'memory',
          entry.at,
          `No size has ${text} for \`${name}\``,
          `The largest, ${largest.name}, has ${formatMemory(largest.memoryMb)}. Set at most \`${largest.memoryMb / 1024}G\`.`,
          () => {
            const node = entry.value;
            const edit =
              node.kind === 'scalar'
                ? scalarEdit(report.context.source, node, undefined, `${largest.memoryMb / 1024}G`)
                : undefined;
            return edit && { label: `Write ${largest.memoryMb / 1024}G`, edits: [edit] };
          },
        );
      }
    }
  }
  const own = kind === 'app' && known?.heapMb;
  const heap = entry ? undefined : (heaps[0] ?? (own ? heapOf('', own, 0) : undefined));
  const reserved = entry ? undefined : reservation(service);
  const causes: Omit<Least, 'size'>[] = [
    { wanted: (kind === 'app' && known?.memoryMb) || 0 },
    { wanted: (parseBytes(report.text(reserved?.value)) ?? 0) / MEGABYTE, reserved },
    // A managed Redis uses three quarters of its memory.
    { wanted: /redis|valkey/.test(kind) ? ((heap?.heap ?? 0) * 4) / 3 : (heap?.wanted ?? 0), heap },
  ];
  const [why = { wanted: 0 }] = causes.sort((a, b) => b.wanted - a.wanted);
  const { wanted } = why;
  const raised = sizeOf(size).memoryMb < wanted;
  // A limit in the file comes before everything else.
  if (raised && !entry) size = (smallestSizeFor(wanted) ?? sizes[sizes.length - 1])?.name ?? size;
  return {
    size,
    ...(raised ? { least: { ...why, size, limit: entry } } : {}),
  };
}

/** What makes a service larger than usual, or than its limit. */
export interface Least {
  /** Megabytes. */
  wanted: number;
  size: string;
  limit?: Entry | undefined;
  reserved?: Entry | undefined;
  heap?: Heap | undefined;
}

/** The entry with the memory that the file reserves for a service. */
function reservation(service: MapNode): Entry | undefined {
  const resources = valueOf(valueOf(service, 'deploy'), 'resources');
  const own = entryOf(valueOf(resources, 'reservations'), 'memory');
  return own ?? entryOf(service, 'mem_reservation');
}

/** The entry that says how many containers run: `deploy.replicas`, else `scale`. */
export function countEntry(service: TreeNode): Entry | undefined {
  const entries = [entryOf(valueOf(service, 'deploy'), 'replicas'), entryOf(service, 'scale')];
  return entries.find((entry) => entry !== undefined && !isNull(entry.value));
}

/** Replicas of an app, 1 to 10, with findings about other numbers. */
export function replicasOf(
  report: Report,
  name: string,
  service: MapNode,
): { count: number; entry?: Entry } {
  const entry = countEntry(service);
  if (!entry) return { count: 1 };
  const text = report.text(entry.value);
  const least = bound('app.replicas.min');
  const most = bound('app.replicas');
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (count >= least && count <= most) return { count, entry };
  const [unset] = report.unset(entry.value);
  if (text === '' && unset) return { count: 1, entry };
  const target = count > most ? most : least;
  report.add(
    count > most ? 'refused' : 'error',
    'replicas',
    entry.at,
    `\`${name}\` can't have ${text || 'no'} replicas`,
    `An app has ${least} to ${most} replicas.`,
    () => replicasFix(report, entry, target),
  );
  return { count: target, entry };
}

/** The fix that sets a number of replicas. */
export function replicasFix(report: Report, entry: Entry, count: number) {
  const node = entry.value;
  const edit =
    node.kind === 'scalar'
      ? scalarEdit(report.context.source, node, undefined, `${count}`)
      : undefined;
  return edit && { label: `Write ${entry.key}: ${count}`, edits: [edit] };
}

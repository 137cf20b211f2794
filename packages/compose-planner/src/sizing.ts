import { limits } from '../../../src/site/limits.ts';
import {
  formatMemory,
  sizeOf,
  SIZE_NAMES,
  sizes,
  smallestSizeFor,
  type SizeName,
} from '../../../src/site/prices.ts';
import { bound } from './bounds.ts';
import type { Engine } from './databaseImages.ts';
import { deletionFix, scalarEdit } from './edits.ts';
import { parseBytes, parseSeconds } from './memory.ts';
import type { Report } from './report.ts';
import { entryOf, isNull, valueOf, type Entry, type MapNode } from './tree.ts';

const MEGABYTE = 1024 * 1024;

/** The sizes on offer, smallest first: MySQL begins at micro. */
export function sizesFor(kind: 'app' | Engine): readonly SizeName[] {
  return kind === 'mysql' ? SIZE_NAMES.slice(1) : SIZE_NAMES;
}

/** The size without a memory limit: nano for Redis and Valkey, micro for the rest. */
export function defaultSize(kind: 'app' | Engine): SizeName {
  return kind === 'redis' || kind === 'valkey' ? 'nano' : 'micro';
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
  chosen?: SizeName,
): SizeName {
  const offered = sizesFor(kind);
  let size = defaultSize(kind);
  const entry = limitEntry(service, 'memory');
  if (entry) {
    const text = report.text(entry.value);
    const bytes = parseBytes(text);
    const remove = () => deletionFix(report.context, entry);
    if (bytes === undefined) {
      const [unset] = report.unset(entry.value);
      const hint = unset
        ? `The variable \`${unset}\` has no value here. Write a default: \`\${${unset}:-512M}\`.`
        : 'Write it as `512M` or `1G`.';
      report.add(
        unset ? 'finding' : 'error',
        'memory',
        entry.at,
        unset
          ? `The memory of \`${name}\` comes from the variable \`${unset}\``
          : `\`${text}\` is not an amount of memory`,
        hint,
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
          `No size holds ${text} for \`${name}\``,
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
  const shown = chosen && offered.includes(chosen) ? chosen : size;
  checkCpus(report, name, service, shown);
  return size;
}

function checkCpus(report: Report, name: string, service: MapNode, size: SizeName): void {
  const entry = limitEntry(service, 'cpus');
  if (!entry) return;
  const text = report.text(entry.value);
  const cpus = Number(text);
  if (text === '' || !Number.isFinite(cpus) || cpus < 0) {
    const [unset] = report.unset(entry.value);
    if (unset) return;
    report.add(
      'error',
      'cpus',
      entry.at,
      `\`${text}\` is not a number of CPUs`,
      'Write it as `0.5` or `2`.',
      () => deletionFix(report.context, entry),
    );
    return;
  }
  if (cpus <= sizeOf(size).vcpu) return;
  const enough = sizes.find((candidate) => candidate.vcpu >= cpus);
  const hint = enough
    ? `${enough.name} is the smallest size with ${enough.vcpu} vCPU; the memory limit decides, and you can choose it in the plan.`
    : `${sizes[sizes.length - 1]?.name ?? ''} has the most: ${sizes[sizes.length - 1]?.vcpu ?? ''} vCPU.`;
  report.add(
    'note',
    'cpus',
    entry.at,
    `\`${name}\` may use ${text} CPUs in this file; ${size} has ${sizeOf(size).vcpu} vCPU`,
    hint,
  );
}

/** Notes a stop time longer than the platform waits. */
export function checkStopTime(report: Report, service: MapNode): void {
  const entry = entryOf(service, 'stop_grace_period');
  if (!entry) return;
  const seconds = parseSeconds(report.text(entry.value));
  const most = bound('app.stopGrace');
  if (seconds !== undefined && seconds > most) {
    report.add(
      'finding',
      'stop-time',
      entry.at,
      `The app gets ${limits['app.stopGrace'].text} to stop`,
      'After that it is killed. Finish or hand over work within that time.',
      () => deletionFix(report.context, entry),
    );
  }
}

/** Replicas of an app, 1 to 10, with findings about other numbers. */
export function replicasOf(
  report: Report,
  name: string,
  service: MapNode,
): { count: number; entry?: Entry } {
  const entry = entryOf(valueOf(service, 'deploy'), 'replicas');
  if (!entry || isNull(entry.value)) return { count: 1 };
  const text = report.text(entry.value);
  const least = bound('app.replicas.min');
  const most = bound('app.replicas');
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (count >= least && count <= most) return { count, entry };
  const [unset] = report.unset(entry.value);
  if (text === '' && unset) {
    report.add(
      'finding',
      'replicas',
      entry.at,
      `The replicas of \`${name}\` come from the variable \`${unset}\``,
      `It has no value here; the plan counts one. Write a default: \`\${${unset}:-1}\`.`,
    );
    return { count: 1, entry };
  }
  const target = Number.isNaN(count) || count < least ? least : most;
  // Compose takes 0 and more than ten; the platform does not.
  report.add(
    Number.isNaN(count) ? 'error' : count < least ? 'finding' : 'refused',
    'replicas',
    entry.at,
    `\`${name}\` cannot have ${text || 'no'} replicas`,
    `An app has ${least} to ${most} replicas.${count < least ? ' A stopped app costs its volumes only.' : ''}`,
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
  return edit && { label: `Write replicas: ${count}`, edits: [edit] };
}

import { sizes, smallestSizeFor, type SizeName } from '../prices.ts';
import type { Workload } from '../cost/types.ts';
import { databaseSize } from '../cost/ours.ts';
import { workloads } from '../cost/workloads.ts';
import { EMPTY, type Part, type PartKind, type Stack } from './index.ts';

const part = (kind: PartKind, size: SizeName, gb = 0, count = 1): Part => ({
  kind,
  size,
  count,
  gb,
});

function sizeFor(memoryMb: number): SizeName {
  const size = smallestSizeFor(memoryMb);
  if (!size) throw new Error(`no size holds ${memoryMb} MB; the largest is ${sizes.at(-1)?.name}`);
  return size.name;
}

/** A workload of the comparison pages as a stack: one project, and how many of them. */
function stackOf(workload: Workload): Stack {
  const { apps, database, redisMb, trafficGb, projects } = workload;
  return {
    ...EMPTY,
    parts: [
      ...apps.map(({ memoryMb, replicas }) => part('app', sizeFor(memoryMb), 0, replicas)),
      part(database.engine, databaseSize(database).name, database.diskGb),
      ...(redisMb > 0 ? [part('redis', sizeFor(redisMb))] : []),
      ...apps.flatMap(({ volumeGb }) => (volumeGb ? [part('volume', 'micro', volumeGb)] : [])),
    ],
    projects,
    trafficTb: trafficGb / 1000,
  };
}

/** A stack to start from, and what it represents. */
export interface Preset {
  id: string;
  label: string;
  /** One sentence: what runs in it. */
  text: string;
  stack: Stack;
}

/** The stacks on the pricing page: the workloads that every comparison costs. */
export const presets: readonly Preset[] = workloads.map((workload) => ({
  id: workload.id,
  label: workload.name,
  text: workload.summary,
  stack: stackOf(workload),
}));

function presetOf(id: string): Preset {
  const preset = presets.find((candidate) => candidate.id === id);
  if (!preset) throw new Error(`there is no preset '${id}'`);
  return preset;
}

/** The preset that the page shows first, and if there are no scripts. */
export const defaultPreset: Preset = presetOf('start-up');

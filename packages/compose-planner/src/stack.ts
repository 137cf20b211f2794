import { sizeOf } from './platform.ts';
import type { PlanRow } from './types.ts';

/** A service of a plan in terms of any platform: what it is, and its memory and disk. */
export interface StackPart {
  kind: 'app' | 'postgres' | 'mysql' | 'redis';
  name: string;
  memoryMb: number;
  replicas: number;
  /** Disk of a database. */
  diskGb: number;
}

/** The services of a plan with their memory and disk, to compare with other platforms. */
export function stackOf(rows: readonly PlanRow[]): { parts: StackPart[]; volumesGb: number } {
  const parts = rows.flatMap((row): StackPart[] => {
    const { kind, size, name, id, replicas } = row;
    if (!size || kind === 'disk' || kind === 'volume') return [];
    const disk = rows.find((other) => other.kind === 'disk' && other.id === `${id} disk`);
    return [
      {
        kind: kind === 'valkey' ? 'redis' : kind,
        name,
        memoryMb: sizeOf(size).memoryMb,
        replicas,
        diskGb: disk?.disk ?? 0,
      },
    ];
  });
  const volumesGb = rows
    .filter(({ kind }) => kind === 'volume')
    .reduce((sum, { disk }) => sum + (disk ?? 0), 0);
  return { parts, volumesGb };
}

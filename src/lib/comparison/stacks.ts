import type { Part, Plan } from 'stack-drawing';
import { smallestSizeFor } from '../prices.ts';
import type { CostLine, PlatformCost, Workload } from '../cost/index.ts';
import { appGroups, ofApp, volumesOf } from '../cost/workloads.ts';

/** A cell of the drawing, in MB. */
const CELL_MB = 256;

/** A service of a workload with the memory that it asks for. */
interface Asked {
  part: 'app' | 'database' | 'redis';
  name: string;
  memoryMb: number;
  count: number;
}

/** The services of a workload, in the order of the lines of its cost. */
function askedBy(workload: Workload): Asked[] {
  const { database, redisMb, projects } = workload;
  const engine = database.engine === 'postgres' ? 'PostgreSQL' : 'MySQL';
  const asked: Asked[] = [
    ...appGroups(workload).map(({ name, memoryMb, count, replicas }) => ({
      part: 'app' as const,
      name,
      memoryMb,
      count: count * replicas,
    })),
    { part: 'database', name: engine, memoryMb: database.memoryMb, count: projects },
  ];
  if (redisMb > 0) asked.push({ part: 'redis', name: 'Redis', memoryMb: redisMb, count: projects });
  return asked;
}

const MEMORY = /([\d.]+) (M|G)i?B(?! of (?:storage|disk))/;
const SAID = /ha(?:s|ve) ([\d.]+) (M|G)i?B of memory/;

/** The memory that a line of a cost buys, by its label or by what is said of it; undefined where neither says it. */
export function boughtMb({ label, notEqual }: Pick<CostLine, 'label' | 'notEqual'>) {
  const [, figure, unit] = MEMORY.exec(label) ?? SAID.exec(notEqual ?? '') ?? [];
  return figure === undefined ? undefined : Number(figure) * (unit === 'G' ? 1024 : 1);
}

/** How many of what a line names are bought: the first factor of its arithmetic. */
const boughtCount = ({ arithmetic }: CostLine): number =>
  Number(/^(\d+) × /.exec(arithmetic)?.[1] ?? 1);

/** '512 MB', '4.25 GB'. */
const memoryText = (mb: number): string =>
  mb < 1024 ? `${mb} MB` : `${Math.round((mb / 1024) * 100) / 100} GB`;

/** A service as it is drawn, with what is more than was asked for. */
function drawn({ part, name, memoryMb }: Asked, gotMb: number, count: number): Part {
  const extra = Math.max(0, gotMb - memoryMb);
  const size = `${memoryText(gotMb)}${count > 1 ? ' each' : ''}`;
  return {
    kind: part === 'app' ? 'app' : 'database',
    name: count > 1 ? `${count} × ${name}` : name,
    text: extra > 0 ? `${size}, asked ${memoryText(memoryMb)}` : size,
    amount: gotMb / CELL_MB,
    ...(extra > 0 && { extra: extra / CELL_MB }),
    ...(count > 1 && { replicas: count }),
  };
}

function disk(gb: number): Part[] {
  return gb > 0 ? [{ kind: 'volume', name: `${gb} GB`, text: 'disk', amount: gb }] : [];
}

/** What we run for a workload: the smallest size that holds each service. */
export function ourPlan(workload: Workload, title: string): Plan {
  const parts = askedBy(workload).map((asked) =>
    drawn(asked, smallestSizeFor(asked.memoryMb)?.memoryMb ?? asked.memoryMb, asked.count),
  );
  return { title, parts: [...parts, ...disk(volumesOf(workload))] };
}

/** One server that holds everything; what the workload does not ask for is hatched. */
function serverPlan(workload: Workload, server: CostLine, title: string): Plan {
  const asked = askedBy(workload).reduce((sum, { memoryMb, count }) => sum + memoryMb * count, 0);
  const got = boughtMb(server) ?? asked;
  const part: Asked = { part: 'app', name: 'server', memoryMb: asked, count: 1 };
  return { title, parts: [drawn(part, got, 1)] };
}

/** What a platform sells for a workload; what it does not offer, or has no price for, is not drawn. */
export function theirPlan(cost: PlatformCost, workload: Workload, title: string): Plan {
  const server = cost.lines.find(({ part }) => part === 'server');
  if (server) return serverPlan(workload, server, title);
  const isMissing = (part: CostLine['part']) => cost.missing.some((line) => line.part === part);
  const sized = (part: CostLine['part']) =>
    cost.lines.filter((line) => line.part === part && boughtMb(line) !== undefined);
  const seen = { app: 0, database: 0, redis: 0 };
  const parts = askedBy(workload)
    .filter(({ part, name }) =>
      part === 'app'
        ? !cost.missing.some(
            (line) => line.part === 'app' && line.label.startsWith(ofApp(workload, { name })),
          )
        : !isMissing(part),
    )
    .map((asked) => {
      const line = sized(asked.part)[seen[asked.part]++];
      if (!line) return drawn(asked, asked.memoryMb, asked.count);
      return drawn(asked, boughtMb(line) ?? asked.memoryMb, boughtCount(line));
    });
  return { title, parts: [...parts, ...disk(isMissing('volume') ? 0 : volumesOf(workload))] };
}

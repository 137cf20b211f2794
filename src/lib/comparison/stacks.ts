import { CELL_MB, type Part, type Plan } from 'stack-drawing';
import { sizes, smallestSizeFor } from '../prices.ts';
import { appGroups, ofApp, volumesOf } from '../cost/workloads.ts';
import { databaseSize } from '../cost/ours.ts';
import type { CostLine, PlatformCost, Workload } from '../cost/index.ts';

/** A service of a workload with the memory it needs. */
interface Asked {
  part: 'app' | 'database' | 'redis';
  name: string;
  memoryMb: number;
  count: number;
  /** The start of its lines' labels, such as 'Worker: ' if there are several apps. */
  prefix: string;
  /** The memory of our smallest size that's large enough. */
  oursMb: number;
}

/** Every service of a workload, equal ones together. */
function askedBy(workload: Workload): Asked[] {
  const { database, redisMb, projects } = workload;
  const sizeMb = (memoryMb: number) => (smallestSizeFor(memoryMb) ?? sizes.at(-1))?.memoryMb ?? 0;
  const asked: Asked[] = appGroups(workload).map((app) => ({
    part: 'app',
    name: app.name,
    memoryMb: app.memoryMb,
    count: app.count * app.replicas,
    prefix: ofApp(workload, app),
    oursMb: sizeMb(app.memoryMb),
  }));
  asked.push({
    part: 'database',
    name: database.engine === 'postgres' ? 'PostgreSQL' : 'MySQL',
    memoryMb: database.memoryMb,
    count: projects,
    prefix: '',
    oursMb: databaseSize(database).memoryMb,
  });
  if (redisMb > 0)
    asked.push({
      part: 'redis',
      name: 'Redis',
      memoryMb: redisMb,
      count: projects,
      prefix: '',
      oursMb: sizeMb(redisMb),
    });
  return asked;
}

const MEMORY = /([\d.]+) (M|G)i?B(?! of (?:storage|disk))/;
const SAID = /ha(?:s|ve) ([\d.]+) (M|G)i?B of memory/;

/** The memory that a line of a cost buys, from its label or its note. Undefined if neither says it. */
export function boughtMb({ label, notEqual }: Pick<CostLine, 'label' | 'notEqual'>) {
  const [, figure, unit] = MEMORY.exec(label) ?? SAID.exec(notEqual ?? '') ?? [];
  return figure === undefined ? undefined : Number(figure) * (unit === 'G' ? 1024 : 1);
}

/** How many of a line's item are bought: the first factor of its arithmetic. */
const boughtCount = ({ arithmetic }: CostLine): number =>
  Number(/^(\d+) × /.exec(arithmetic)?.[1] ?? 1);

/** '512 MB', '4.25 GB': at most two decimals. */
export const memoryText = (mb: number): string =>
  mb < 1024 ? `${Math.round(mb)} MB` : `${Math.round((mb / 1024) * 100) / 100} GB`;

/** A service as it is drawn, with what exceeds the need. */
function drawn(asked: Asked, gotMb: number, count: number): Part {
  // If several share one server, their needs add up.
  const wantedMb = (asked.memoryMb * asked.count) / count;
  const extra = Math.max(0, gotMb - wantedMb);
  const size = `${memoryText(gotMb)}${count > 1 ? ' each' : ''}`;
  return {
    kind: asked.part === 'app' ? 'app' : 'database',
    name: count > 1 ? `${count} × ${asked.name}` : asked.name,
    text: extra > 0 ? `${size}, needs ${memoryText(wantedMb)}` : size,
    amount: gotMb / CELL_MB,
    ...(extra > 0 && { extra: extra / CELL_MB }),
    ...(count > 1 && { replicas: count }),
  };
}

/** Prices by the memory that a service uses or reserves, instead of a size. */
const BY_USE: ReadonlySet<string> = new Set(['railway/memory', 'vercel/memory-fra1']);

/** A service of a workload, and the memory that a host sells for it, in MB each, or why there is none. */
export interface SoldMemory {
  name: string;
  count: number;
  memoryMb: number | 'by use' | 'not stated' | 'not sold';
}

/** The memory that a host of containers sells for each service of a workload. */
export const memorySold = (
  { lines, missing }: Pick<PlatformCost, 'lines' | 'missing'>,
  workload: Workload,
): SoldMemory[] =>
  askedBy(workload).map(({ name, count, part, prefix }) => {
    const isAbout = (line: CostLine) => line.part === part && line.label.startsWith(prefix);
    const sold = lines
      .filter((line) => line.state === 'costed' && isAbout(line))
      .map(boughtMb)
      .find((memoryMb) => memoryMb !== undefined);
    const isByUse = lines.some(
      (line) => line.part === part && line.factIds.some((id) => BY_USE.has(id)),
    );
    if (sold !== undefined) return { name, count, memoryMb: sold };
    if (missing.some(isAbout)) return { name, count, memoryMb: 'not sold' };
    return { name, count, memoryMb: isByUse ? 'by use' : 'not stated' };
  });

function disk(gb: number): Part[] {
  return gb > 0 ? [{ kind: 'volume', name: `${gb} GB`, text: 'disk', amount: gb }] : [];
}

/** What we run for a workload: the smallest sufficient size for each service. */
export function ourPlan(workload: Workload, title: string): Plan {
  const parts = askedBy(workload).map((asked) => drawn(asked, asked.oursMb, asked.count));
  return { title, parts: [...parts, ...disk(volumesOf(workload))] };
}

/** One server for everything. What the workload doesn't need is hatched. */
function serverPlan(workload: Workload, server: CostLine, title: string): Plan {
  const memoryMb = askedBy(workload).reduce((sum, one) => sum + one.memoryMb * one.count, 0);
  const got = boughtMb(server) ?? memoryMb;
  const whole: Asked = {
    part: 'app',
    name: 'server',
    memoryMb,
    count: 1,
    prefix: '',
    oursMb: memoryMb,
  };
  return { title, parts: [drawn(whole, got, 1)] };
}

/** What a platform sells for a workload. Parts that it doesn't offer, or that have no price, aren't drawn. */
export function theirPlan(cost: PlatformCost, workload: Workload, title: string): Plan {
  const server = cost.lines.find(({ part }) => part === 'server');
  if (server) return serverPlan(workload, server, title);
  const isAbout =
    ({ part, prefix }: Pick<Asked, 'part' | 'prefix'>) =>
    (line: CostLine) =>
      line.part === part && line.label.startsWith(prefix);
  const parts = askedBy(workload)
    .filter((asked) => !cost.missing.some(isAbout(asked)))
    .map((asked) => {
      const line = cost.lines.filter(isAbout(asked)).find((one) => boughtMb(one) !== undefined);
      if (!line) return drawn(asked, asked.memoryMb, asked.count);
      return drawn(asked, boughtMb(line) ?? asked.memoryMb, boughtCount(line));
    });
  const hasDisk = !cost.missing.some(({ part }) => part === 'volume');
  return { title, parts: [...parts, ...disk(hasDisk ? volumesOf(workload) : 0)] };
}

import { formatMemory, smallestSizeFor, type Size } from '../prices.ts';
import { microDollarsOf, saidIn } from './amounts.ts';
import { appLine as digitaloceanApp, inGib, instances as digitalocean } from './digitalocean.ts';
import { dearerIn, machineLine } from './fly.ts';
import { appLine as herokuApp, dynos } from './heroku.ts';
import { memoryLine, processorLine } from './railway.ts';
import { appLine as renderApp, instances as render } from './render.ts';
import {
  CONTAINER_PLATFORMS,
  type ContainerPlatform,
  type CostLine,
  type MicroDollar,
} from './types.ts';
import { functionLines } from './vercel.ts';
import { AVERAGE_VCPU_TEXT } from './workloads.ts';

/** The memory sizes of the table, in binary megabytes. */
const CONTAINER_SIZES = [256, 512, 1024] as const;

export interface ContainerPrice {
  platform: ContainerPlatform;
  lines: readonly CostLine[];
  /** What one container of the row's memory costs for a month of 730 hours. */
  amount: MicroDollar;
  /** What an account pays at least in a month, where that is more than nothing. */
  minimum: { amount: MicroDollar; factId: string } | null;
}

export interface ContainerRow {
  memoryMb: number;
  ours: Size;
  others: readonly ContainerPrice[];
}

const single = (memoryMb: number) => ({ count: 1, replicas: 1, memoryMb });

const linesOf: Readonly<Record<ContainerPlatform, (memoryMb: number) => CostLine[]>> = {
  digitalocean: (memoryMb) => [digitaloceanApp(single(memoryMb))],
  fly: (memoryMb) => [machineLine('app', 'Machine', memoryMb, 1)],
  heroku: (memoryMb) => [herokuApp(single(memoryMb))],
  railway: (memoryMb) => [
    memoryLine('app', 'Memory', memoryMb, 1),
    { ...processorLine(1), label: 'Processor time' },
  ],
  render: (memoryMb) => [renderApp(single(memoryMb))],
  vercel: (memoryMb) => functionLines(memoryMb, 1),
};

const minimumFacts: Partial<Record<ContainerPlatform, string>> = {
  railway: 'railway/plan-hobby',
  vercel: 'vercel/plan-pro',
};

/** What differs from ours in a platform's row of the table, in a few words, and its processor. */
export const containerCatch: Readonly<Record<ContainerPlatform, string>> = {
  digitalocean: `the smallest instance has ${inGib(digitalocean[0].memoryMb)}; ${saidIn('digitalocean/processor', /([\d.]+ shared vCPU)/)}`,
  fly: `Amsterdam and Stockholm; Paris costs ${dearerIn('Paris')} more, Frankfurt ${dearerIn('Frankfurt')}; a vCPU for ${saidIn('fly/processor', /run ([\d.]+ % of the time)/)}, and in bursts`,
  heroku: `the smallest dyno has ${formatMemory(dynos[0].memoryMb)}; a share of a processor`,
  railway: `by use: memory counted as full all month, ${AVERAGE_VCPU_TEXT} of a processor, of ${saidIn('railway/processor', /(up to [\d.]+ vCPU)/)}`,
  render: `${formatMemory(render[0].memoryMb)}, then ${formatMemory(render[1].memoryMb)} among the standard plans; ${saidIn('render/processor', /^(.+? with [\d.]+ GB)/)}`,
  vercel: 'functions by use, processors too: counted as if on all month',
};

/** The fact behind what is said of a platform's processor, where it isn't that of the price. */
export const processorFacts: Partial<Readonly<Record<ContainerPlatform, string>>> = {
  digitalocean: 'digitalocean/processor',
  fly: 'fly/processor',
  heroku: 'heroku/processor',
  railway: 'railway/processor',
  render: 'render/processor',
};

/** What one container of that memory costs on a platform, and what an account pays at least. */
export function priceOn(platform: ContainerPlatform, memoryMb: number): ContainerPrice {
  const lines = linesOf[platform](memoryMb);
  const factId = minimumFacts[platform];
  return {
    platform,
    lines,
    amount: lines.reduce((sum, line) => sum + line.amount, 0),
    minimum: factId ? { amount: microDollarsOf(factId), factId } : null,
  };
}

/** What a container of 256 MB, 512 MB and 1 GB costs here and on each compared platform. */
export const containerTable: readonly ContainerRow[] = CONTAINER_SIZES.map((memoryMb) => {
  const ours = smallestSizeFor(memoryMb);
  if (!ours) throw new Error(`no size holds ${memoryMb} MB`);
  return {
    memoryMb,
    ours,
    others: CONTAINER_PLATFORMS.map((platform) => priceOn(platform, memoryMb)),
  };
});

import { roundToCent, type MicroEuro } from '../money.ts';
import { exchangeRate } from '../platforms/index.ts';
import { coolifyLines } from './coolify.ts';
import { digitaloceanLines } from './digitalocean.ts';
import { flyLines } from './fly.ts';
import { herokuLines } from './heroku.ts';
import { hetznerLines } from './hetzner.ts';
import { railwayLines } from './railway.ts';
import { renderLines } from './render.ts';
import { soldOutServer } from './servers.ts';
import {
  type ComparedPlatform,
  type CostLine,
  type MicroDollar,
  ON_A_SERVER,
  type PlatformCost,
  type Workload,
} from './types.ts';
import { vercelLines } from './vercel.ts';

export { formatDollar, reasonOf } from './amounts.ts';
export { ourCost } from './ours.ts';
export { containerCatch, containerTable, processorFacts } from './containers.ts';
export { EUROPEAN_HOSTS, europeanCost, type EuropeanCost, type EuropeanHost } from './european.ts';
export { freePostgres, noFreePostgres } from './free-postgres.ts';
export * from './types.ts';
export { withMemory, workloadOf, workloads } from './workloads.ts';

const linesOf: Readonly<Record<ComparedPlatform, (workload: Workload) => CostLine[]>> = {
  coolify: coolifyLines,
  digitalocean: digitaloceanLines,
  fly: flyLines,
  heroku: herokuLines,
  hetzner: hetznerLines,
  railway: railwayLines,
  render: renderLines,
  vercel: vercelLines,
};

/** Micro-dollars in micro-euro at the stated rate, rounded to whole cents half up. */
export function toEuro(amount: MicroDollar, usdPerEur: number = exchangeRate.usdPerEur): MicroEuro {
  return roundToCent(Math.round(amount / usdPerEur));
}

/** A workload costed on another platform: net, always on, for a month of 730 hours. */
export function platformCost(platform: ComparedPlatform, workload: Workload): PlatformCost {
  const lines = linesOf[platform](workload);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const server = ON_A_SERVER.find((known) => known === platform);
  return {
    platform,
    workload: workload.id,
    currency: server ? 'EUR' : 'USD',
    lines,
    total,
    totalEuro: server ? total : toEuro(total),
    soldOut: server ? soldOutServer(workload, server) : null,
    missing: lines.filter(({ state }) => state === 'not offered' || state === 'not costed'),
  };
}

/** The facts behind the amounts of a cost. One fact may serve several lines. */
export const costedFacts = ({ lines }: PlatformCost): string[] =>
  lines.filter(({ state }) => state === 'costed').flatMap(({ factIds }) => factIds);

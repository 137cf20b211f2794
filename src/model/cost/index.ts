import { roundToCent, type MicroEuro } from '../../site/money.ts';
import { exchangeRate } from '../../site/platforms/index.ts';
import { digitaloceanLines } from './digitalocean.ts';
import { flyLines } from './fly.ts';
import { herokuLines } from './heroku.ts';
import { railwayLines } from './railway.ts';
import { renderLines } from './render.ts';
import type { ComparedPlatform, CostLine, MicroDollar, PlatformCost, Workload } from './types.ts';
import { vercelLines } from './vercel.ts';

export { formatDollar, formatRate, reasonOf } from './amounts.ts';
export { ourCost } from './ours.ts';
export { CONTAINER_SIZES, containerCatch, containerTable } from './containers.ts';
export { freePostgres, noFreePostgres } from './free-postgres.ts';
export * from './types.ts';
export { AVERAGE_VCPU, workloadOf, workloads } from './workloads.ts';

const linesOf: Readonly<Record<ComparedPlatform, (workload: Workload) => CostLine[]>> = {
  digitalocean: digitaloceanLines,
  fly: flyLines,
  heroku: herokuLines,
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
  return {
    platform,
    workload: workload.id,
    lines,
    total,
    totalEuro: toEuro(total),
    missing: lines.filter(({ state }) => state === 'not offered' || state === 'not costed'),
  };
}

import { platformFact } from '../platforms/index.ts';
import { formatDollar, microDollarsOf, product, saidIn } from './amounts.ts';
import type { CostLine, Workload } from './types.ts';

/** A fixed Redis plan at Upstash, which two platforms bill, with its price by use next to it. */
export function upstashLine(platform: 'fly' | 'vercel', { redisMb, projects }: Workload): CostLine {
  const [planId, usageId] = [`${platform}/redis-250mb`, `${platform}/redis-usage`] as const;
  const heldMb = Number(saidIn(planId, /plan of ([\d.]+) MB/));
  const byUse = `${formatDollar(microDollarsOf(usageId))} ${platformFact(usageId).unit}`;
  const short =
    redisMb > heldMb ? ` It has ${heldMb} MB, ${redisMb - heldMb} MB less than needed.` : '';
  return {
    part: 'redis',
    label: `Redis of Upstash, ${heldMb} MB`,
    ...product(planId, { n: projects }),
    factIds: [planId, usageId],
    notEqual: `Another company's service, at a fixed price. By use it's ${byUse}, so an app that sends few pays less.${short}`,
  };
}

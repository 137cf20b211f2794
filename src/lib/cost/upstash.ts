import { product, saidIn } from './amounts.ts';
import type { CostLine, Workload } from './types.ts';

/** A fixed plan of Redis at Upstash, which two platforms bill. */
export function upstashLine(factId: string, { redisMb, projects }: Workload): CostLine {
  const heldMb = Number(saidIn(factId, /plan of ([\d.]+) MB/));
  return {
    part: 'redis',
    label: `Redis of Upstash, ${heldMb} MB`,
    ...product(factId, { n: projects }),
    notEqual:
      redisMb > heldMb
        ? `Another company's service. It has ${heldMb} MB, ${redisMb - heldMb} MB less than needed.`
        : "Another company's service.",
  };
}

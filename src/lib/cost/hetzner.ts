import { formatAmount, roundToCent } from '../money.ts';
import { platformFact } from '../platforms/index.ts';
import { serverLines } from './servers.ts';
import type { CostLine, Workload } from './types.ts';

/** What the host's own backups of a server would add, which the sum leaves out. */
function copiesText(lines: readonly CostLine[]): string {
  const percent = Number(platformFact('hetzner/backup-price').value);
  const server = lines.find(({ part }) => part === 'server');
  const amount = roundToCent(Math.round(((server?.amount ?? 0) * percent) / 100));
  return `Daily copies of its whole disk at the host would add ${percent} %, ${formatAmount(amount)} EUR. Here the price includes daily backups of databases, but not of volumes.`;
}

/** The lines of a workload on one server of Hetzner Cloud with Docker Compose. */
export function hetznerLines(workload: Workload): CostLine[] {
  const lines = serverLines(
    workload,
    'hetzner',
    (memory) => `and ${memory} is set aside for the system`,
  );
  return [
    ...lines,
    {
      part: 'database',
      label: 'Databases',
      state: 'included',
      amount: 0,
      arithmetic: 'included: containers that you run',
      factIds: ['hetzner/responsibility'],
      notEqual: `The sum doesn't include a backup. ${copiesText(lines)}`,
    },
  ];
}

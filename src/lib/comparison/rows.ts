import { longDate } from '../dates.ts';
import { factsOf } from '../platforms/index.ts';
import type { ComparedPlatform } from '../cost/index.ts';
import { factView, type FactView } from './sources.ts';

/** The rows of the table side by side, in the order in which they are read. */
export const FIELDS = [
  'vps',
  'ipv4',
  'container',
  'postgres',
  'redis',
  'volume',
  'egress',
  'load-balancer',
  'object-storage',
  'plan',
  'seat',
  'build',
  'domain-tls',
  'billing-model',
  'spend-cap',
  'free-tier',
  'postgres-free',
  'docker-image',
  'dockerfile-build',
  'git-push',
  'docker-compose',
  'managed-databases',
  'postgres-recovery',
  'postgres-standby',
  'volumes',
  'snapshot',
  'private-network',
  'workers',
  'cron',
  'ssh',
  'updates',
  'failure',
  'alerts',
  'previews',
  'rollback',
  'automation',
  'autoscaling',
  'guarantee',
  'certifications',
  'eu-regions',
  'regions',
  'company',
  'scale',
  'underlying-cloud',
  'dpa',
  'licence',
  'leaving',
] as const;
export type Field = (typeof FIELDS)[number];

/**
 * Rows that a table does not need: sizes far from ours, superseded readings,
 * figures that another row says better.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'heroku/dyno-performance-m',
  'heroku/volume',
  'heroku/redis-premium-2-reported',
  'render/instance-pro',
  'render/redis-standard',
  'fly/machine-2gb-second',
  'fly/markup-amsterdam',
  'fly/machine-performance-1x',
  'fly/postgres-launch',
  'fly/rootfs-stopped',
  'digitalocean/instance-dedicated-512mib',
  'digitalocean/volume',
  'vercel/volume',
  'hetzner/vps-cpx42',
]);

export interface FactRow {
  field: Field;
  facts: FactView[];
}

/** What is stated of a platform on a page built on `today`, row by row; a row without a fact is left out. */
export function factRows(platform: ComparedPlatform, today: string): FactRow[] {
  return FIELDS.map((field) => ({
    field,
    facts: factsOf(platform, { field })
      .filter((fact) => fact.kind === 'price' || fact.kind === 'capability')
      .filter(({ id }) => !LEFT_OUT.has(id))
      .map(({ id }) => factView(id, today)),
  })).filter(({ facts }) => facts.length > 0);
}

/** The rows of a page built on `day` (ISO date; `long` as read). */
export interface FactsView {
  day: string;
  long: string;
  rows: readonly FactRow[];
}

/** What is stated of a platform, with the day on which the age of each fact was reckoned. */
export const factsView = (platform: ComparedPlatform, today: string): FactsView => ({
  day: today,
  long: longDate(today),
  rows: factRows(platform, today),
});

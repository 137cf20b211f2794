import { pricingPage } from './digitalocean.ts';
import type { PlatformRow } from './types.ts';

const slaPage = {
  source: 'https://docs.digitalocean.com/products/app-platform/details/sla/',
  url: 'https://docs.digitalocean.com/products/app-platform/details/sla/',
  date: '2025-05-16',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const standbyPage = {
  source: 'https://docs.digitalocean.com/products/databases/postgresql/how-to/add-standby-nodes/',
  url: 'https://docs.digitalocean.com/products/databases/postgresql/how-to/add-standby-nodes/',
  date: '2025-06-17',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const restorePage = {
  source:
    'https://docs.digitalocean.com/products/databases/postgresql/how-to/restore-from-backups/, last edited 28 May 2026',
  url: 'https://docs.digitalocean.com/products/databases/postgresql/how-to/restore-from-backups/',
  date: '2026-05-28',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const deploymentSkill = {
  source: 'digitalocean-labs/do-app-platform-skills skills/deployment/SKILL.md',
  url: 'https://github.com/digitalocean-labs/do-app-platform-skills/blob/main/skills/deployment/SKILL.md',
  date: '2026-08-02',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const apiReference = {
  source: 'https://docs.digitalocean.com/reference/pydo/reference/apps/',
  url: 'https://docs.digitalocean.com/reference/pydo/reference/apps/',
  date: '2025-10-20',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const regionsFile = {
  source: 'digitalocean-labs/do-app-platform-skills shared/regions.yaml',
  url: 'https://github.com/digitalocean-labs/do-app-platform-skills/blob/main/shared/regions.yaml',
  date: '2026-01-12',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const annualReport = {
  source: 'annual report (10-K) for 2025, cover page',
  url: 'https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=0001582961&type=10-K',
  date: '2026-02-24',
  confidence: 'high',
  readBy: 'vendor',
} as const;

/** DigitalOcean App Platform: what stands around the containers: recovery, previews, automation, guarantees. */
export const digitaloceanOperations: readonly PlatformRow[] = [
  {
    id: 'digitalocean/postgres-recovery',
    kind: 'capability',
    field: 'postgres-recovery',
    value: 'any moment of the last seven days, into a new cluster; a backup a day by itself',
    ...restorePage,
  },
  {
    id: 'digitalocean/postgres-pooling',
    kind: 'capability',
    field: 'postgres-pooling',
    value: 'connection pools by PgBouncer',
    source: 'https://docs.digitalocean.com/reference/pydo/reference/databases/add_connection_pool/',
    url: 'https://docs.digitalocean.com/reference/pydo/reference/databases/add_connection_pool/',
    date: '2025-10-20',
    confidence: 'high',
    readBy: 'vendor',
  },
  {
    id: 'digitalocean/postgres-standby',
    kind: 'capability',
    field: 'postgres-standby',
    value: 'up to two standby nodes from 2 GB of memory, and read-only nodes',
    ...standbyPage,
  },
  {
    id: 'digitalocean/previews',
    kind: 'capability',
    field: 'previews',
    value: "yes, an app for each pull request by the vendor's GitHub Action",
    ...deploymentSkill,
  },
  {
    id: 'digitalocean/rollback',
    kind: 'capability',
    field: 'rollback',
    value: 'yes, to an earlier deployment, in the API too',
    ...apiReference,
  },
  {
    id: 'digitalocean/automation',
    kind: 'capability',
    field: 'automation',
    value:
      'API with client libraries, doctl, an app spec that is applied again and again, and a Terraform provider',
    ...apiReference,
  },
  {
    id: 'digitalocean/autoscaling',
    kind: 'capability',
    field: 'autoscaling',
    value: 'yes, by processor, with dedicated vCPUs only',
    ...pricingPage,
    note: "The page on limits says the same. Up to 250 instances, by the vendor's reference of the app spec.",
  },
  {
    id: 'digitalocean/guarantee',
    kind: 'capability',
    field: 'guarantee',
    value: '99.95 % a month for each instance; credits of 10, 30 or 100 % of its price below it',
    ...slaPage,
  },
  {
    id: 'digitalocean/regions',
    kind: 'capability',
    field: 'regions',
    value:
      '10: Amsterdam, Frankfurt, London, New York, San Francisco, Toronto, Atlanta, Singapore, Bangalore, Sydney',
    ...regionsFile,
  },
  {
    id: 'digitalocean/scale',
    kind: 'capability',
    field: 'scale',
    value: 'a company listed on the New York Stock Exchange',
    ...annualReport,
  },
];

import type { PlatformRow } from './types.ts';

const recoveryPage = {
  source: 'railwayapp/docs content/docs/volumes/point-in-time-recovery.md',
  url: 'https://docs.railway.com/volumes/point-in-time-recovery',
  date: '2026-08-21',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const haPage = {
  source: 'railwayapp/docs content/docs/databases/postgresql-ha.md',
  url: 'https://docs.railway.com/databases/postgresql-ha',
  date: '2026-08-21',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const poolingPage = {
  source: 'https://docs.railway.com/databases/postgresql-pgbouncer',
  url: 'https://docs.railway.com/databases/postgresql-pgbouncer',
  date: null,
  dateNote: 'no date shown, copy read on 23 November 2026',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const bucketsPage = {
  ...poolingPage,
  source: 'railwayapp/docs content/docs/storage-buckets.md at 135863d',
  url: 'https://docs.railway.com/storage-buckets',
} as const;

const environmentsPage = {
  source: 'railwayapp/docs content/docs/environments.md',
  url: 'https://docs.railway.com/environments',
  date: '2026-08-21',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const plansPage = {
  source: 'railwayapp/docs content/docs/pricing/plans.md',
  url: 'https://docs.railway.com/pricing/plans',
  date: '2026-08-21',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const iacPage = {
  source: 'railwayapp/docs content/docs/infrastructure-as-code.md',
  url: 'https://docs.railway.com/infrastructure-as-code',
  date: '2026-08-21',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const scalingPage = {
  source: 'railwayapp/docs content/docs/deployments/scaling.md',
  url: 'https://docs.railway.com/deployments/scaling',
  date: '2026-08-21',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const supportPage = {
  source: 'railwayapp/docs content/docs/platform/support.md',
  url: 'https://docs.railway.com/platform/support',
  date: '2026-08-21',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const compliancePage = {
  source: 'railwayapp/docs content/docs/enterprise/compliance.md',
  url: 'https://docs.railway.com/enterprise/compliance',
  date: '2026-08-21',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const regionsPage = {
  source: 'railwayapp/docs content/docs/deployments/regions.md',
  url: 'https://docs.railway.com/deployments/regions',
  date: '2026-08-21',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const backupsPage = {
  source: 'railwayapp/docs content/docs/volumes/backups.md',
  url: 'https://docs.railway.com/volumes/backups',
  date: '2026-08-21',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

/** Railway: what stands around the containers: recovery, previews, automation, guarantees. */
export const railwayOperations: readonly PlatformRow[] = [
  {
    id: 'railway/postgres-recovery',
    kind: 'capability',
    field: 'postgres-recovery',
    value: 'yes, once switched on: any moment of about 4 weeks, into a new service',
    ...recoveryPage,
  },
  {
    id: 'railway/volume-backups',
    kind: 'capability',
    field: 'postgres-recovery',
    value:
      'backups of a volume on a schedule of your choice: daily kept 6 days, weekly kept a month, monthly kept 3 months',
    ...backupsPage,
    note: 'A database lies on a volume, so this covers databases.',
  },
  {
    id: 'railway/postgres-standby',
    kind: 'capability',
    field: 'postgres-standby',
    value: 'a PostgreSQL can be converted into a cluster with automatic failover (Patroni)',
    ...haPage,
  },
  {
    id: 'railway/postgres-pooling',
    kind: 'capability',
    field: 'postgres-pooling',
    value: 'PgBouncer can be put in front of a PostgreSQL, in the dashboard',
    ...poolingPage,
  },
  {
    id: 'railway/object-storage',
    kind: 'price',
    field: 'object-storage',
    value: 0.015,
    unit: 'per GB and month; operations and traffic out of a bucket are free',
    currency: 'USD',
    ...bucketsPage,
    note: 'Private buckets, reached over the public network; what a service sends to one is its traffic. On Hobby 1 TB at most.',
  },
  {
    id: 'railway/previews',
    kind: 'capability',
    field: 'previews',
    value: 'yes, an environment for each pull request',
    ...environmentsPage,
  },
  {
    id: 'railway/rollback',
    kind: 'capability',
    field: 'rollback',
    value: 'yes; images of removed deployments are kept 72 hours on Hobby, 120 hours on Pro',
    ...plansPage,
  },
  {
    id: 'railway/automation',
    kind: 'capability',
    field: 'automation',
    value: 'CLI, public GraphQL API, and infrastructure as code in .railway/railway.ts',
    ...iacPage,
    note: 'Infrastructure as code is in priority boarding, a kind of early access.',
  },
  {
    id: 'railway/autoscaling',
    kind: 'capability',
    field: 'autoscaling',
    value:
      'memory and processor grow to the limits of the plan by themselves; the number of replicas is set by hand',
    ...scalingPage,
  },
  {
    id: 'railway/guarantee',
    kind: 'capability',
    field: 'guarantee',
    value:
      'response times in contracts with Business Class support, from 5,000 USD of spending a month; availability on Enterprise by agreement',
    ...supportPage,
  },
  {
    id: 'railway/certifications',
    kind: 'capability',
    field: 'certifications',
    value: 'SOC 2 Type II and SOC 3',
    ...compliancePage,
    note: 'Business associate agreements (HIPAA) are sold as an add-on.',
  },
  {
    id: 'railway/regions',
    kind: 'capability',
    field: 'regions',
    value: '4: California, Virginia, Amsterdam, Singapore',
    ...regionsPage,
  },
  {
    id: 'railway/scale',
    kind: 'capability',
    field: 'scale',
    value: "a community of 1,800,000 users and developers, by the vendor's count",
    ...supportPage,
  },
];

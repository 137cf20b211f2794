import { managedPostgresPage, securityPage } from './fly.ts';
import type { PlatformRow } from './types.ts';

const restoreCommand = {
  source: 'superfly/docs flyctl/cmd/fly_mpg_restore.md',
  url: 'https://fly.io/docs/flyctl/mpg-restore/',
  date: '2026-08-07',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const reviewGuide = {
  source: 'superfly/docs blueprints/review-apps-guide.html.md',
  url: 'https://fly.io/docs/blueprints/review-apps-guide/',
  date: '2026-08-07',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const rollbackGuide = {
  source: 'superfly/docs blueprints/rollback-guide.html.md',
  url: 'https://fly.io/docs/blueprints/rollback-guide/',
  date: '2026-08-07',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const automationGuide = {
  source: 'superfly/docs blueprints/infra-automation-without-terraform.html.md',
  url: 'https://fly.io/docs/blueprints/infra-automation-without-terraform/',
  date: '2026-08-07',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const autoscalerPage = {
  source: 'superfly/docs launch/autoscale-by-metric.html.markerb',
  url: 'https://fly.io/docs/launch/autoscale-by-metric/',
  date: '2026-08-07',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const regionsPage = {
  source: 'superfly/docs reference/regions.html.markerb',
  url: 'https://fly.io/docs/reference/regions/',
  date: '2026-08-07',
  dateNote: 'repository snapshot date',
  confidence: 'high',
  readBy: 'vendor',
} as const;

/** Fly.io: what stands around the containers: recovery, previews, automation, guarantees. */
export const flyOperations: readonly PlatformRow[] = [
  {
    id: 'fly/postgres-recovery',
    kind: 'capability',
    field: 'postgres-recovery',
    value: 'Managed Postgres: any moment within the recovery window of the cluster, into a new one',
    ...restoreCommand,
    note: 'How long the window is was not found.',
  },
  {
    id: 'fly/postgres-pooling',
    kind: 'capability',
    field: 'postgres-pooling',
    value: 'PgBouncer comes with every Managed Postgres',
    source: 'https://fly.io/docs/mpg/configuration/',
    url: 'https://fly.io/docs/mpg/configuration/',
    date: '2025-08-18',
    confidence: 'high',
    readBy: 'vendor',
  },
  {
    id: 'fly/protocols',
    kind: 'capability',
    field: 'protocols',
    value: 'TCP and UDP as well as HTTP; UDP asks for a dedicated IPv4 address',
    source: 'https://fly.io/docs/app-guides/udp-and-tcp',
    url: 'https://fly.io/docs/app-guides/udp-and-tcp',
    date: null,
    dateNote: 'no date shown',
    confidence: 'high',
    readBy: 'vendor',
  },
  {
    id: 'fly/postgres-standby',
    kind: 'capability',
    field: 'postgres-standby',
    value: 'high availability with automatic failover in each Managed Postgres',
    ...managedPostgresPage,
  },
  {
    id: 'fly/previews',
    kind: 'capability',
    field: 'previews',
    value: 'by a workflow of GitHub Actions that the vendor documents',
    ...reviewGuide,
  },
  {
    id: 'fly/rollback',
    kind: 'capability',
    field: 'rollback',
    value: 'yes, by deploying the image of an earlier release, as long as the registry has it',
    ...rollbackGuide,
  },
  {
    id: 'fly/automation',
    kind: 'capability',
    field: 'automation',
    value: 'CLI and a REST API for Machines; no Terraform provider any more',
    ...automationGuide,
  },
  {
    id: 'fly/autoscaling',
    kind: 'capability',
    field: 'autoscaling',
    value:
      'Machines start and stop with requests; by other metrics with an autoscaler that you run as an app',
    ...autoscalerPage,
  },
  {
    id: 'fly/certifications',
    kind: 'capability',
    field: 'certifications',
    value: 'SOC 2 Type 2',
    ...securityPage,
    note: 'Business associate agreements (HIPAA) are signed, too.',
  },
  {
    id: 'fly/regions',
    kind: 'capability',
    field: 'regions',
    value: '18, on six continents',
    ...regionsPage,
  },
];

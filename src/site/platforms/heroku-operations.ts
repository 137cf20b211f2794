import { privateSpaces, scalingPage } from './heroku.ts';
import type { PlatformRow } from './types.ts';

const postgresPlans = {
  source: 'https://devcenter.heroku.com/articles/heroku-postgres-plans, last updated 2024-12-13',
  url: 'https://devcenter.heroku.com/articles/heroku-postgres-plans',
  date: '2024-12-13',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const reviewApps = {
  source:
    'https://devcenter.heroku.com/articles/github-integration-review-apps, last updated 2024-12-03',
  url: 'https://devcenter.heroku.com/articles/github-integration-review-apps',
  date: '2024-12-03',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const terraformPost = {
  source: 'the blog post of that day, as the feed of the Heroku blog carries it',
  url: 'https://www.heroku.com/blog/heroku-terraform-for-fir/',
  date: '2025-11-24',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const compliancePage = {
  source:
    'https://devcenter.heroku.com/articles/security-and-compliance-resources-and-features, last updated 2024-12-03',
  url: 'https://devcenter.heroku.com/articles/security-and-compliance-resources-and-features',
  date: '2024-12-03',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const rollbackPage = {
  source: 'heroku/cli docs/releases.md',
  url: 'https://github.com/heroku/cli/blob/main/docs/releases.md',
  date: null,
  dateNote: 'no date shown (CLI 11.10)',
  confidence: 'high',
  readBy: 'vendor',
} as const;

/** Heroku: what stands around the containers: recovery, previews, automation, guarantees. */
export const herokuOperations: readonly PlatformRow[] = [
  {
    id: 'heroku/postgres-recovery',
    kind: 'capability',
    field: 'postgres-recovery',
    value: 'Standard: any moment of the last 4 days; Premium: of the last week; Essential: none',
    ...postgresPlans,
    note: 'Daily dumps by PG Backups are optional and free in every plan.',
  },
  {
    id: 'heroku/postgres-standby',
    kind: 'capability',
    field: 'postgres-standby',
    value: 'a standby from Premium, followers (read replicas) from Standard; none with Essential',
    ...postgresPlans,
  },
  {
    id: 'heroku/previews',
    kind: 'capability',
    field: 'previews',
    value: 'yes, review apps: a complete, disposable app for each pull request on GitHub',
    ...reviewApps,
  },
  {
    id: 'heroku/rollback',
    kind: 'capability',
    field: 'rollback',
    value: 'yes, heroku releases:rollback returns to an earlier release',
    ...rollbackPage,
  },
  {
    id: 'heroku/automation',
    kind: 'capability',
    field: 'automation',
    value: 'Platform API, CLI and a Terraform provider',
    ...terraformPost,
  },
  {
    id: 'heroku/autoscaling',
    kind: 'capability',
    field: 'autoscaling',
    value: 'for Performance, Private and Shield dynos',
    ...scalingPage,
  },
  {
    id: 'heroku/guarantee',
    kind: 'capability',
    field: 'guarantee',
    value:
      'downtime that each tier of Postgres tolerates is named: under 4 hours a month for Essential, 1 hour for Standard, 15 minutes for Premium; credits were not found',
    ...postgresPlans,
  },
  {
    id: 'heroku/certifications',
    kind: 'capability',
    field: 'certifications',
    value: 'audit and compliance reports of Salesforce for customers',
    ...compliancePage,
    note: 'The list of certificates is in a document that was not read.',
  },
  {
    id: 'heroku/regions',
    kind: 'capability',
    field: 'regions',
    value:
      'Dublin, Frankfurt, London, Montreal, Mumbai, Oregon, Singapore, Sydney, Tokyo and Virginia for Private Spaces',
    ...privateSpaces,
  },
];

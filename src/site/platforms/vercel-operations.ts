import type { PlatformRow } from './types.ts';

const spendPage = {
  source: 'https://vercel.com/docs/spend-management',
  url: 'https://vercel.com/docs/spend-management',
  date: '2026-02-27',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const rollbackPage = {
  source: 'https://vercel.com/docs/instant-rollback',
  url: 'https://vercel.com/docs/instant-rollback',
  date: '2026-02-26',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const deploymentsPage = {
  source: 'https://vercel.com/docs/deployments',
  url: 'https://vercel.com/docs/deployments',
  date: null,
  dateNote: 'no date shown',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const securityPage = {
  source: 'https://vercel.com/docs/security',
  url: 'https://vercel.com/docs/security',
  date: null,
  dateNote: 'no date shown',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const functionsPage = {
  source: 'https://examples.vercel.com/kb/guide/does-vercel-support-docker-deployments',
  url: 'https://vercel.com/kb/guide/does-vercel-support-docker-deployments',
  date: '2026-07-01',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const terraformProvider = {
  source: 'vercel/terraform-provider-vercel README.md',
  url: 'https://github.com/vercel/terraform-provider-vercel',
  date: null,
  dateNote: 'no date shown',
  confidence: 'high',
  readBy: 'vendor',
} as const;

/** Vercel: what stands around the containers: recovery, previews, automation, guarantees. */
export const vercelOperations: readonly PlatformRow[] = [
  {
    id: 'vercel/object-storage',
    kind: 'capability',
    field: 'object-storage',
    value: 'Blob, in any of 20 regions, on all plans',
    source: 'https://vercel.com/docs/vercel-blob, last updated 21 January 2026',
    url: 'https://vercel.com/docs/vercel-blob',
    date: '2026-01-21',
    confidence: 'high',
    readBy: 'vendor',
    note: 'Its price of today was not read.',
  },
  {
    id: 'vercel/spend-cap',
    kind: 'price',
    field: 'spend-cap',
    value:
      'Spend Management: an amount a month with notices, a webhook and, where switched on, a pause of the production deployments of all projects',
    ...spendPage,
  },
  {
    id: 'vercel/previews',
    kind: 'capability',
    field: 'previews',
    value: 'yes, preview deployments from Git, CLI and API',
    ...deploymentsPage,
  },
  {
    id: 'vercel/rollback',
    kind: 'capability',
    field: 'rollback',
    value: 'yes, Instant Rollback: on Hobby to the deployment before, on Pro to any',
    ...rollbackPage,
  },
  {
    id: 'vercel/automation',
    kind: 'capability',
    field: 'automation',
    value: 'REST API, CLI and a Terraform provider',
    ...terraformProvider,
  },
  {
    id: 'vercel/autoscaling',
    kind: 'capability',
    field: 'autoscaling',
    value: 'yes, functions scale up and to zero by themselves',
    ...functionsPage,
  },
  {
    id: 'vercel/certifications',
    kind: 'capability',
    field: 'certifications',
    value: 'SOC 2 Type 2, ISO 27001',
    ...securityPage,
    note: 'A third party found PCI DSS in the trust centre as well (11 July 2026).',
  },
];

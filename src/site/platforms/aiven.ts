import type { PlatformRow } from './types.ts';

const freeTierDisclaimer = {
  source: 'aiven/aiven-docs static/includes/free-tier-disclaimer.md',
  url: 'https://github.com/aiven/aiven-docs/blob/main/static/includes/free-tier-disclaimer.md',
  date: '2026-07-07',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const pricingCapture = {
  source:
    'api-evangelist/aiven plans/aiven-plans-pricing.yml (read from aiven.io/pricing/postgresql)',
  url: 'https://aiven.io/pricing',
  date: '2026-09-20',
  confidence: 'medium',
  readBy: 'third party',
} as const;

const freePlanPage = {
  source:
    'aiven/aiven-docs docs/platform/concepts/free-plan.md, commit 4bba2dcb (5 GB replaced by 1 GB)',
  url: 'https://github.com/aiven/aiven-docs/blob/main/docs/platform/concepts/free-plan.md',
  date: '2025-05-15',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const servicePricingPage = {
  source: 'aiven/aiven-docs docs/platform/concepts/service-pricing.md',
  url: 'https://aiven.io/docs/platform/concepts/service-pricing',
  date: '2026-07-01',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const cloudsList = {
  source: 'aiven/aiven-docs static/includes/clouds-list.md',
  url: 'https://aiven.io/docs/platform/reference/list_of_clouds',
  date: '2026-08-18',
  confidence: 'high',
  readBy: 'vendor',
} as const;

/** Aiven for PostgreSQL: the free plan, paid plans, what changed. */
export const aiven: readonly PlatformRow[] = [
  {
    id: 'aiven/postgres-free',
    kind: 'price',
    field: 'postgres-free',
    value: 'single node, 1 CPU, 1 GB RAM, 1 GB disk, 20 connections, backups, no time limit',
    source: 'aiven/aiven-docs docs/products/postgresql/concepts/pg-free-tier.md',
    url: 'https://aiven.io/docs/products/postgresql/concepts/pg-free-tier',
    date: '2026-08-07',
    confidence: 'high',
    readBy: 'vendor',
    note: 'One free service of each type per organisation; no VPC, no static IP, no integrations, no connection pooling, no support, no SLA.',
  },
  {
    id: 'aiven/postgres-free-power',
    kind: 'price',
    field: 'postgres-free',
    value: 'powered off when unused; can be powered on again',
    ...freeTierDisclaimer,
    note: 'Aiven may also change cloud, region or configuration at any time. Region cannot be chosen.',
  },
  {
    id: 'aiven/postgres-developer',
    kind: 'price',
    field: 'postgres',
    value: 5,
    unit: 'per month',
    currency: 'USD',
    ...pricingCapture,
    note: "Developer: 1 CPU, 1 GB memory, 8 GB disk, 20 connections, no choice of region, not powered off when idle. The content is confirmed by the vendor's docs (2026-07-01), the price by a third party.",
  },
  {
    id: 'aiven/postgres-hobbyist',
    kind: 'price',
    field: 'postgres',
    value: 12,
    unit: 'from, per month',
    currency: 'USD',
    ...pricingCapture,
    note: 'Hobbyist, from.',
  },
  {
    id: 'aiven/trial',
    kind: 'price',
    field: 'trial',
    value: '300 USD credit for 30 days',
    ...freePlanPage,
  },
  {
    id: 'aiven/billing-model',
    kind: 'price',
    field: 'billing-model',
    value: 'per hour, all-inclusive plan price (traffic not charged separately)',
    ...servicePricingPage,
  },
  {
    id: 'aiven/egress',
    kind: 'price',
    field: 'egress',
    value: 0,
    unit: 'included',
    currency: 'USD',
    ...servicePricingPage,
  },
  {
    id: 'aiven/company',
    kind: 'capability',
    field: 'company',
    value: 'Aiven, Finland',
    ...servicePricingPage,
    note: 'The pricing page says that the company is based in Finland; its card processor is in the United States.',
  },
  {
    id: 'aiven/jurisdiction',
    kind: 'capability',
    field: 'jurisdiction',
    value: 'EU (Finland)',
    ...servicePricingPage,
  },
  {
    id: 'aiven/change-2025-05-15',
    kind: 'change',
    field: 'change',
    value: 'free disk reduced from 5 GB to 1 GB in the docs',
    ...freePlanPage,
    event: '2025-05-15',
  },
  {
    id: 'aiven/change-2026-07-07',
    kind: 'change',
    field: 'change',
    value: 'docs say that idle free services are powered off',
    ...freeTierDisclaimer,
    event: '2026-07-07',
    note: 'Date of the last change of that text.',
  },
  {
    id: 'aiven/eu-regions',
    kind: 'capability',
    field: 'eu-regions',
    value:
      'EU cities in the list: Frankfurt, Gravelines, Roubaix, Strasbourg, Paris, Milan, Madrid, Stockholm, Warsaw, Ireland and more; also London, Zurich, Norway',
    ...cloudsList,
    note: 'Not selectable on Free and Developer (vendor pricing page).',
  },
  {
    id: 'aiven/underlying-cloud',
    kind: 'capability',
    field: 'underlying-cloud',
    value: 'OVH, AWS, Azure, DigitalOcean, Google Cloud, UpCloud, Oracle (limited)',
    ...cloudsList,
  },
];

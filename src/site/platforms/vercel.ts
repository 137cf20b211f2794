import type { PlatformRow } from './types.ts';

const dockerGuide = {
  source: 'https://examples.vercel.com/kb/guide/does-vercel-support-docker-deployments',
  url: 'https://examples.vercel.com/kb/guide/does-vercel-support-docker-deployments',
  date: '2026-07-01',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const pricingSummary = {
  source:
    'https://github.com/prisma/web/pull/8295 (review bot summary of the official pricing page)',
  url: 'https://vercel.com/pricing',
  date: '2026-09-17',
  confidence: 'medium',
  readBy: 'third party',
  readAt: 'https://github.com/prisma/web/pull/8295',
} as const;

const functionsPricingCopy = {
  source: 'third-party copy of https://vercel.com/docs/functions/usage-and-pricing',
  url: 'https://vercel.com/docs/functions/usage-and-pricing',
  date: '2026-04-03',
  confidence: 'medium',
  readBy: 'third party',
} as const;

/** Two projects that read the vendor’s page of prices in Frankfurt, each with its day. */
const frankfurtOfOctober5 = {
  source:
    'third-party reading of vercel.com/docs/pricing/regional-pricing/fra1, in a project’s code',
  url: 'https://vercel.com/docs/pricing/regional-pricing/fra1',
  date: '2026-10-05',
  confidence: 'medium',
  readBy: 'third party',
} as const;
const frankfurtOfAugust24 = {
  ...frankfurtOfOctober5,
  source:
    'third-party reading of vercel.com/docs/pricing/regional-pricing/fra1, in notes of a project',
  date: '2026-08-24',
} as const;

const storagePage = {
  source: 'https://vercel.com/docs/storage, last updated 2026-06-17',
  url: 'https://vercel.com/docs/storage',
  date: '2026-06-17',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const pricingCapture = {
  source:
    'api-evangelist/vercel plans/vercel-plans-pricing.yml (third-party capture of vercel.com/pricing)',
  url: 'https://vercel.com/pricing',
  date: '2026-05-04',
  confidence: 'medium',
  readBy: 'third party',
} as const;

const dockerfilePost = {
  source:
    'api-evangelist/vercel blogs/2026-06-30-run-any-dockerfile-on-vercel.md (vendor feed entry; https://vercel.com/blog/dockerfile-on-vercel)',
  url: 'https://vercel.com/blog/dockerfile-on-vercel',
  date: '2026-06-30',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const dpaCitation = {
  source:
    'third party: a privacy policy citing https://vercel.com/legal/dpa (several others agree)',
  url: 'https://vercel.com/legal/dpa',
  date: null,
  dateNote: 'no date shown',
  confidence: 'medium',
  readBy: 'third party',
} as const;

/** The two parts of the agreement that copies have: its head of 2023, and its annex on security. */
const dpaPage = {
  source: 'https://vercel.com/legal/dpa',
  url: 'https://vercel.com/legal/dpa',
  date: null,
  dateNote: 'no date shown',
  confidence: 'high',
  readBy: 'vendor',
} as const;
const dpaHead = {
  ...dpaPage,
  source: 'https://vercel-site.vercel.sh/legal/dpa (a host of the vendor)',
  date: '2023-03-31',
} as const;

const proPlanPage = {
  ...dpaPage,
  source: 'https://vercel.com/docs/plans/pro-plan',
  url: 'https://vercel.com/docs/plans/pro-plan',
} as const;

const dealTracker = {
  source: 'robhunter/agentdeals data/index.json and data/deal_changes.json',
  url: null,
  date: '2026-07-04',
  confidence: 'medium',
  readBy: 'third party',
} as const;

/** Vercel: prices, what it can do, what changed, what users report. */
export const vercel: readonly PlatformRow[] = [
  {
    id: 'vercel/container',
    kind: 'price',
    field: 'container',
    value:
      'no fixed always-on container size; functions and containers are billed by active CPU and memory time',
    ...dockerGuide,
    note: 'Containers are stateless functions that scale to zero.',
  },
  {
    id: 'vercel/plan-pro',
    kind: 'price',
    field: 'plan',
    value: 20,
    unit: 'per month, one deploying seat and 20 USD usage credit included',
    currency: 'USD',
    ...pricingSummary,
  },
  {
    id: 'vercel/cpu-fra1',
    kind: 'price',
    field: 'container',
    value: 0.184,
    unit: 'per hour of active CPU, Frankfurt',
    currency: 'USD',
    ...frankfurtOfOctober5,
    note: 'A copy of the vendor’s documentation of 3 April 2026 has the same price.',
  },
  {
    id: 'vercel/memory-fra1',
    kind: 'price',
    field: 'container',
    value: 0.0152,
    unit: 'per GB-hour of provisioned memory, Frankfurt',
    currency: 'USD',
    ...frankfurtOfAugust24,
    note: 'A copy of the vendor’s documentation of 3 April 2026 has the same price.',
  },
  {
    id: 'vercel/compute-eu-other',
    kind: 'price',
    field: 'container',
    value:
      'Dublin 0.168 / 0.0139; Stockholm 0.160 / 0.0133; Paris 0.177 / 0.0146; London 0.177 / 0.0146',
    unit: 'per CPU-hour / per GB-hour',
    ...functionsPricingCopy,
  },
  {
    id: 'vercel/compute-us',
    kind: 'price',
    field: 'container',
    value: 'Washington 0.128 / 0.0106',
    unit: 'per CPU-hour / per GB-hour',
    ...functionsPricingCopy,
    note: 'Computed: CPU in Frankfurt costs 44 % more.',
  },
  {
    id: 'vercel/invocations',
    kind: 'price',
    field: 'requests',
    value: 0.6,
    unit: 'per million',
    currency: 'USD',
    ...pricingSummary,
  },
  {
    id: 'vercel/build',
    kind: 'price',
    field: 'build',
    value:
      'elastic builds from 0.0035 USD per CPU minute; Turbo 0.126 USD per minute was the default for new Pro projects in February 2026',
    ...pricingSummary,
  },
  {
    id: 'vercel/postgres-cheapest-paid',
    kind: 'price',
    field: 'postgres',
    value: 'no own product; Neon and others through the Marketplace',
    ...storagePage,
  },
  {
    id: 'vercel/postgres-free',
    kind: 'price',
    field: 'postgres-free',
    value: 'see Neon',
    ...storagePage,
  },
  {
    id: 'vercel/redis',
    kind: 'price',
    field: 'redis',
    value: 'no own product; Upstash through the Marketplace',
    ...storagePage,
  },
  {
    id: 'vercel/volume',
    kind: 'price',
    field: 'volume',
    value: 'not offered (stateless functions)',
    ...dockerGuide,
    note: 'Blob storage exists.',
  },
  {
    id: 'vercel/egress',
    kind: 'price',
    field: 'egress',
    value: 0.15,
    unit: 'per GB of fast data transfer beyond 1 TB on Pro',
    currency: 'USD',
    source: 'https://verceljobs.com/blog/study-guide/pricing',
    url: 'https://vercel.com/pricing',
    date: null,
    dateNote: 'no date shown',
    confidence: 'medium',
    readBy: 'third party',
    readAt: 'https://verceljobs.com/blog/study-guide/pricing',
    note: 'Depends on the region. Hobby: 100 GB. Third-party pages; readings of 2026-05-04 agree.',
  },
  {
    id: 'vercel/edge-requests',
    kind: 'price',
    field: 'requests',
    value: 2,
    unit: 'per million beyond 10 million on Pro',
    currency: 'USD',
    ...pricingCapture,
  },
  {
    id: 'vercel/domain-tls',
    kind: 'price',
    field: 'domain-tls',
    value: 'custom domains and certificates included',
    ...pricingCapture,
  },
  {
    id: 'vercel/seat',
    kind: 'price',
    field: 'seat',
    value: 20,
    unit: 'per deploying member and month',
    currency: 'USD',
    ...pricingCapture,
    note: 'Viewer seats are free.',
  },
  {
    id: 'vercel/free-tier',
    kind: 'price',
    field: 'free-tier',
    value:
      'Hobby: 4 h active CPU, 360 GB-h memory, 1 M invocations, 100 GB transfer; personal non-commercial use only',
    source: 'robhunter/agentdeals data/index.json and data/deal_changes.json',
    url: 'https://vercel.com/pricing',
    date: '2026-07-04',
    confidence: 'medium',
    readBy: 'third party',
    note: 'Project pauses at the limit.',
  },
  {
    id: 'vercel/billing-model',
    kind: 'price',
    field: 'billing-model',
    value: 'seat plus usage with credit of 20 USD per month',
    ...pricingSummary,
  },
  {
    id: 'vercel/docker-image',
    kind: 'capability',
    field: 'docker-image',
    value: 'yes since 2026-06-30, OCI images as functions through Vercel Container Registry',
    ...dockerfilePost,
    note: 'Older comparison pages, also the one of Railway of 2026-07-31, still say no.',
  },
  {
    id: 'vercel/dockerfile-build',
    kind: 'capability',
    field: 'dockerfile-build',
    value: 'yes, file named Dockerfile.vercel or Containerfile.vercel',
    ...dockerGuide,
  },
  {
    id: 'vercel/git-push',
    kind: 'capability',
    field: 'git-push',
    value: 'yes',
    ...dockerGuide,
  },
  {
    id: 'vercel/docker-compose',
    kind: 'capability',
    field: 'docker-compose',
    value: 'none; several services in one project through vercel.json',
    source: 'https://examples.vercel.com/kb/guide/does-vercel-support-docker-deployments',
    url: 'https://examples.vercel.com/kb/guide/does-vercel-support-docker-deployments',
    date: '2026-07-01',
    confidence: 'medium',
    readBy: 'vendor',
    note: 'Inferred: no page states it.',
  },
  {
    id: 'vercel/volumes',
    kind: 'capability',
    field: 'volumes',
    value: 'none',
    ...dockerGuide,
  },
  {
    id: 'vercel/private-network',
    kind: 'capability',
    field: 'private-network',
    value: 'internal calls between services, beta since 2026-07-01',
    source:
      'api-evangelist/vercel blogs/2026-07-01-secure-internal-communication-between-services-beta.md (vendor feed entry)',
    url: null,
    date: '2026-07-01',
    confidence: 'high',
    readBy: 'vendor',
  },
  {
    id: 'vercel/managed-databases',
    kind: 'capability',
    field: 'managed-databases',
    value: 'through Marketplace (Neon Postgres, Upstash Redis)',
    ...storagePage,
  },
  {
    id: 'vercel/workers',
    kind: 'capability',
    field: 'workers',
    value: 'no; function time limit 30 min on Pro and Enterprise since 2026-06-16 (before 800 s)',
    source:
      'api-evangelist/vercel blogs (vendor feed entry; https://vercel.com/changelog/vercel-functions-can-now-run-up-to-30-minutes)',
    url: 'https://vercel.com/changelog/vercel-functions-can-now-run-up-to-30-minutes',
    date: '2026-06-16',
    confidence: 'high',
    readBy: 'vendor',
  },
  {
    id: 'vercel/cron',
    kind: 'capability',
    field: 'cron',
    value: 'yes, crons in vercel.json',
    source:
      'vercel-labs/vercel-plugin skills/deployments-cicd/SKILL.md and skills/knowledge-update/SKILL.md',
    url: 'https://github.com/vercel-labs/vercel-plugin/blob/main/skills/deployments-cicd/SKILL.md',
    date: '2026-04-14',
    confidence: 'high',
    readBy: 'vendor',
  },
  {
    id: 'vercel/eu-regions',
    kind: 'capability',
    field: 'eu-regions',
    value: 'Frankfurt, Paris, Dublin, Stockholm (EU); London (UK)',
    ...functionsPricingCopy,
    note: 'Region choice for functions; the edge network is worldwide.',
  },
  {
    id: 'vercel/company',
    kind: 'capability',
    field: 'company',
    value: 'Vercel Inc., United States',
    ...dpaHead,
    note: 'A corporation of Delaware.',
  },
  {
    id: 'vercel/dpa',
    kind: 'capability',
    field: 'dpa',
    value: 'yes, https://vercel.com/legal/dpa with standard clauses',
    ...dpaCitation,
  },
  {
    id: 'vercel/underlying-cloud',
    kind: 'capability',
    field: 'underlying-cloud',
    value: 'AWS, Microsoft Azure and Google Cloud',
    ...dpaPage,
  },
  {
    id: 'vercel/change-2026-06-30',
    kind: 'change',
    field: 'change',
    value: 'Dockerfile support, Container Registry, Services',
    ...dockerfilePost,
    event: '2026-06-30',
  },
  {
    id: 'vercel/change-2026-05-29',
    kind: 'change',
    field: 'change',
    value: 'invocations billed per unit instead of per package',
    source: 'third-party copy of the entry in the vendor’s changelog',
    url: 'https://vercel.com/changelog/function-invocations-now-billed-per-unit',
    date: '2026-05-29',
    confidence: 'medium',
    readBy: 'third party',
    event: '2026-05-29',
    note: 'The price stays: 0.0000006 USD each.',
  },
  {
    id: 'vercel/change-2025-09',
    kind: 'change',
    field: 'change',
    value: 'Pro moved to a credit pool of 20 USD',
    ...dealTracker,
    event: '2025-09',
    note: 'One tracker dates it 2026-01-01; a user thread discusses it on 2025-09-13.',
  },
  {
    id: 'vercel/change-2026-02',
    kind: 'change',
    field: 'change',
    value: 'Turbo build machines became the default for new Pro projects',
    ...proPlanPage,
    event: '2026-02',
  },
  {
    id: 'vercel/complaint-1',
    kind: 'complaint',
    field: 'complaint',
    value: 'bill of about 47 USD after three days, project moves to a container host',
    source: 'https://github.com/boardsesh/boardsesh/issues/4648',
    url: 'https://github.com/boardsesh/boardsesh/issues/4648',
    date: '2026-08-21',
    confidence: 'medium',
    readBy: 'third party',
    event: '2026-08-21',
  },
  {
    id: 'vercel/complaint-2',
    kind: 'complaint',
    field: 'complaint',
    value: 'bill of 96,280 USD (Cara)',
    source: 'https://github.com/coollabsio/serverlesshorrors.com/issues/7',
    url: 'https://github.com/coollabsio/serverlesshorrors.com/issues/7',
    date: '2024-06-09',
    confidence: 'medium',
    readBy: 'third party',
    event: '2024-06-09',
  },
  {
    id: 'vercel/complaint-3',
    kind: 'complaint',
    field: 'complaint',
    value: 'open-source site got invoices of about 200 USD per month after its sponsorship ended',
    source: 'https://github.com/filipedeschamps/tabnews.com.br/issues/1724',
    url: 'https://github.com/filipedeschamps/tabnews.com.br/issues/1724',
    date: null,
    dateNote: 'dated 2024-12 to 2025-02',
    confidence: 'medium',
    readBy: 'third party',
    event: '2024-12',
  },
  {
    id: 'vercel/complaint-4',
    kind: 'complaint',
    field: 'complaint',
    value: 'new credit system and price list called unusable',
    source: 'https://github.com/zbycz/osmapp/issues/1377',
    url: 'https://github.com/zbycz/osmapp/issues/1377',
    date: '2025-09-13',
    confidence: 'medium',
    readBy: 'third party',
    event: '2025-09-13',
  },
  {
    id: 'vercel/redis-250mb',
    kind: 'price',
    field: 'redis',
    value: 10,
    unit: 'per month',
    currency: 'USD',
    source:
      'api-evangelist/upstash plans/upstash-plans-pricing.yml (read from upstash.com/pricing/redis)',
    url: 'https://upstash.com/pricing/redis',
    date: '2026-09-20',
    confidence: 'medium',
    readBy: 'third party',
    note: 'Upstash fixed plan of 250 MB with 50 GB of traffic: a service of another company, from the Marketplace.',
  },
];

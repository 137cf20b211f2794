import { blueprintSpec } from './render.ts';
import type { PlatformRow } from './types.ts';

const recoveryPage = {
  source: 'https://docs.render.com/postgresql-backups',
  url: 'https://render.com/docs/postgresql-backups',
  date: null,
  dateNote: 'no date shown',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const postgresSkill = {
  source: 'render-oss/skills skills/render-postgres/SKILL.md',
  url: 'https://github.com/render-oss/skills/blob/main/skills/render-postgres/SKILL.md',
  date: '2026-08-18',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const previewSkill = {
  source: 'render-oss/skills skills/render-blueprints/references/preview-environments.md',
  url: 'https://github.com/render-oss/skills/blob/main/skills/render-blueprints/references/preview-environments.md',
  date: '2026-08-18',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const webSkill = {
  source: 'render-oss/skills skills/render-web-services/SKILL.md',
  url: 'https://github.com/render-oss/skills/blob/main/skills/render-web-services/SKILL.md',
  date: '2026-08-18',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const scalingSkill = {
  source: 'render-oss/skills skills/render-scaling/references/autoscaling-guide.md',
  url: 'https://github.com/render-oss/skills/blob/main/skills/render-scaling/references/autoscaling-guide.md',
  date: '2026-08-18',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const blueprintPost = {
  source: 'https://render.com/changelog/added-blueprint-support-for-render-workflows',
  url: 'https://render.com/changelog/added-blueprint-support-for-render-workflows',
  date: '2026-09-16',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const isoPost = {
  source: 'the blog post of that day, as the feed of the Render blog carries it',
  url: 'https://render.com/blog/render-iso-27001-and-document-center',
  date: '2024-12-18',
  confidence: 'high',
  readBy: 'vendor',
} as const;

const fundingPost = {
  source: 'the blog post of that day, as the feed of the Render blog carries it',
  url: 'https://render.com/blog/series-c-extension',
  date: '2026-02-17',
  confidence: 'high',
  readBy: 'vendor',
} as const;

/** Render: what stands around the containers: recovery, previews, automation, guarantees. */
export const renderOperations: readonly PlatformRow[] = [
  {
    id: 'render/postgres-recovery',
    kind: 'capability',
    field: 'postgres-recovery',
    value: 'every paid database: any moment of the last 3 days, with a Pro workspace of the last 7',
    ...recoveryPage,
  },
  {
    id: 'render/postgres-standby',
    kind: 'capability',
    field: 'postgres-standby',
    value: 'a standby with Pro and Accelerated databases; up to 5 read replicas',
    ...postgresSkill,
  },
  {
    id: 'render/postgres-pooling',
    kind: 'capability',
    field: 'postgres-pooling',
    value: '100 connections below 8 GB of memory; PgBouncer can be switched on for a paid database',
    ...postgresSkill,
  },
  {
    id: 'render/previews',
    kind: 'capability',
    field: 'previews',
    value: 'yes, by pull request: of one service or of the whole Blueprint',
    ...previewSkill,
  },
  {
    id: 'render/rollback',
    kind: 'capability',
    field: 'rollback',
    value: 'yes, to an earlier successful deploy',
    ...webSkill,
  },
  {
    id: 'render/automation',
    kind: 'capability',
    field: 'automation',
    value: 'API, CLI, infrastructure as code in render.yaml (Blueprints), a Terraform provider',
    ...blueprintPost,
  },
  {
    id: 'render/autoscaling',
    kind: 'capability',
    field: 'autoscaling',
    value: 'by processor and memory, up to 100 instances, with a Pro workspace',
    ...scalingSkill,
  },
  {
    id: 'render/certifications',
    kind: 'capability',
    field: 'certifications',
    value: 'ISO/IEC 27001:2022, a SOC 2 report',
    ...isoPost,
  },
  {
    id: 'render/regions',
    kind: 'capability',
    field: 'regions',
    value: '5: Oregon, Ohio, Virginia, Frankfurt, Singapore',
    ...blueprintSpec,
  },
  {
    id: 'render/scale',
    kind: 'capability',
    field: 'scale',
    value:
      "over 4.5 million developers, 100 million USD raised in one round, by the vendor's announcement",
    ...fundingPost,
  },
];

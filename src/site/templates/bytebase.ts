import type { Template } from './types.ts';

export const bytebase: Template = {
  slug: 'bytebase',
  name: 'Bytebase',
  category: 'development',
  purpose: 'Review, approval and rollout of changes to databases, with a SQL editor for teams.',
  glyph:
    'M3.5 5.5c0-3.3 12-3.3 12 0s-12 3.3-12 0v11c0 1.6 3 2.6 6.5 2.5M15.5 5.5v5.5M3.5 11c0 1.7 3.2 2.6 6.5 2.5M13 18l3 3 5.5-6.5',
  licence: 'MIT for most files; an enterprise licence for the parts so marked',
  homepage: 'https://www.bytebase.com',
  repository: 'https://github.com/bytebase/bytebase',
  version: '3.21.1',
  images: { bytebase: 'bytebase/bytebase:3.21.1' },
  publicService: 'bytebase',
  port: 8080,
  memory: {
    upstream:
      'Up to 5 users: 1 CPU and 2 GB for Bytebase and the same for PostgreSQL; 4 GB at 20 users.',
    url: 'https://github.com/bytebase/bytebase.com/blob/main/docs/get-started/self-host/production-setup.mdx',
    floorMb: { bytebase: 2048, db: 2048 },
    chosen: "Upstream's figures for up to 5 users.",
  },
  settings: [
    {
      name: 'BYTEBASE_EXTERNAL_URL',
      meaning: 'Public address, needed for single sign-on and webhooks.',
      required: true,
      example: 'https://bytebase.example.com',
    },
    {
      name: 'DATABASE_URL',
      meaning: "Address of the database with Bytebase's own data, referenced from it.",
      required: true,
      reference: '@{db.DATABASE_URL}',
    },
    {
      name: 'PGPASSWORD',
      meaning: 'Password of that database, for a run outside of the platform.',
      required: true,
    },
  ],
  volumes: [
    {
      name: 'bytebase-data',
      service: 'bytebase',
      path: '/var/opt/bytebase',
      holds: 'Working files; the data lies in PostgreSQL.',
      suggestedGb: 1,
    },
  ],
  databases: [
    {
      service: 'db',
      engine: 'PostgreSQL',
      version: '17',
      holds: 'Projects, issues, users and settings of Bytebase.',
    },
  ],
  health: '/healthz',
  firstLogin: [
    'Open the address of the app.',
    'Register: there is no default account, and the first one becomes the administrator of the workspace.',
    'Connect the databases that you want to manage.',
  ],
  backup: { data: ['The PostgreSQL database.'], secrets: [] },
  upgrade: [
    'Going back to an older version is not supported: take a backup before each upgrade.',
    'Version tags may be built again; whoever needs the same bytes pins the digest.',
  ],
  pitfalls: [
    {
      text: 'An upgrade across several versions can stop at a migration and leave the app down.',
      url: 'https://github.com/bytebase/bytebase/issues/16723',
    },
    {
      text: 'The interface needs WebSockets: a proxy that drops the header breaks the SQL editor.',
      url: 'https://github.com/bytebase/bytebase/issues/15269',
    },
    {
      text: 'Two containers on one data folder or database destroy it.',
      url: 'https://github.com/bytebase/bytebase.com/blob/main/docs/get-started/self-host/deploy-with-docker.mdx',
    },
  ],
  changed: [
    {
      what: 'The key init, which upstream asks for, has no effect on the platform.',
      lost: 'Child processes that have ended stay in the process table until the next start.',
    },
  ],
  afterImport: [],
  sources: [
    {
      what: 'Dockerfile, routes and flags',
      url: 'https://github.com/bytebase/bytebase/tree/3.21.1',
      seen: 'tag 3.21.1, 2026-08-12',
    },
    {
      what: 'Documentation on Docker, external PostgreSQL, production, upgrade',
      url: 'https://github.com/bytebase/bytebase.com',
      seen: 'commit f5069690, 2026-04-10',
    },
  ],
  checkedOn: '2026-11-20',
  doubt: null,
};

import type { Template } from './types.ts';

export const memos: Template = {
  slug: 'memos',
  name: 'Memos',
  category: 'notes',
  purpose: 'A stream of short notes in Markdown, private or shared, with tags, search and an API.',
  glyph: 'M3.5 3.5h17v11l-6 6h-11zM14.5 20.5v-6h6M7 8h10M7 12h5',
  licence: 'MIT',
  homepage: 'https://usememos.com',
  repository: 'https://github.com/usememos/memos',
  version: '0.30.0',
  images: { memos: 'neosmemo/memos:0.30.0' },
  publicService: 'memos',
  port: 5230,
  memory: {
    upstream: null,
    url: null,
    floorMb: {},
    chosen: 'One Go program with SQLite; no figure was found upstream.',
  },
  settings: [
    {
      name: 'MEMOS_INSTANCE_URL',
      meaning: 'Public address. Left empty, the instance is private: no public memos, no feeds.',
      required: false,
      example: 'https://memos.example.com',
    },
    {
      name: 'MEMOS_DRIVER',
      meaning: 'Kind of database: sqlite, mysql or postgres.',
      required: false,
      default: 'sqlite',
    },
    {
      name: 'MEMOS_DSN',
      meaning: 'Address of the database, needed for mysql and postgres.',
      required: false,
      example: 'postgres://app:PASSWORD@db:5432/app?sslmode=disable',
    },
    {
      name: 'MEMOS_LOG_LEVEL',
      meaning: 'How much is logged: debug, info, warn, error.',
      required: false,
      default: 'info',
    },
    {
      name: 'MEMOS_ALLOW_PRIVATE_WEBHOOKS',
      meaning: 'Whether webhooks may call private addresses.',
      required: false,
      default: 'false',
    },
  ],
  volumes: [
    {
      name: 'memos-data',
      service: 'memos',
      path: '/var/opt/memos',
      holds: 'Database and attachments.',
      suggestedGb: 2,
    },
  ],
  databases: [],
  health: '/healthz',
  firstLogin: [
    'Open the address of the app: the first account becomes the administrator.',
    'Decide in the settings who may register.',
  ],
  backup: {
    data: [
      'The volume, with the app stopped, or memos_prod.db saved by sqlite3 .backup, and the attachments.',
    ],
    secrets: [],
  },
  upgrade: [
    'Migrations run at the start; going back to an older version is not supported.',
    'The tag latest is for development: pin a number or stable.',
  ],
  pitfalls: [
    {
      text: 'Since 0.30 an instance without MEMOS_INSTANCE_URL is private: shared memos and feeds disappear after the update.',
      url: 'https://github.com/usememos/memos/blob/main/CHANGELOG.md',
    },
    {
      text: '0.30 renamed the MCP tools and changed the links of shared memos.',
      url: 'https://github.com/usememos/memos/blob/main/CHANGELOG.md',
    },
    {
      text: 'Changes to the database cannot be undone by starting the older version.',
      url: 'https://github.com/usememos/dotcom/blob/main/content/docs/operations/upgrade.mdx',
    },
  ],
  changed: [],
  afterImport: [],
  sources: [
    {
      what: 'Dockerfile, entrypoint, Compose file and server',
      url: 'https://github.com/usememos/memos/tree/v0.30.0',
      seen: 'tag v0.30.0, 2026-07-26',
    },
    {
      what: 'Documentation on Docker, settings, backup, upgrade',
      url: 'https://github.com/usememos/dotcom',
      seen: 'commit 664712e, 2026-08-09',
    },
  ],
  checkedOn: '2026-11-20',
  doubt: null,
};

import type { Template } from './types.ts';

export const umami: Template = {
  slug: 'umami',
  name: 'Umami',
  category: 'analytics',
  purpose: 'Web analytics without cookies: visits, events, funnels and reports for your own sites.',
  glyph: 'M3 3v18h18.5M7 21v-6M11 21V11M15 21v-7M19 21V6',
  licence: 'MIT',
  homepage: 'https://umami.is',
  repository: 'https://github.com/umami-software/umami',
  version: '3.3.1',
  newer: {
    version: '3.4.0',
    seen: 'a public file that pins this image by its digest, 2026-11-23',
  },
  images: { umami: 'ghcr.io/umami-software/umami:3.3.1' },
  publicService: 'umami',
  port: 3000,
  memory: {
    upstream: null,
    url: null,
    floorMb: {},
    chosen: 'A Next.js server; no figure was found upstream.',
  },
  settings: [
    {
      name: 'DATABASE_URL',
      meaning: 'Address of the database, referenced from it.',
      required: true,
      reference: '@{db.DATABASE_URL}',
    },
    {
      name: 'PGPASSWORD',
      meaning: 'Password of that database, for a run outside of the platform.',
      required: true,
    },
    {
      name: 'APP_SECRET',
      meaning: 'Secret for hashes and tokens.',
      required: true,
      generate: 'openssl rand -hex 32',
    },
    {
      name: 'TWO_FACTOR_ENCRYPTION_KEY',
      meaning: 'Switches the second factor on: 64 hexadecimal characters.',
      required: false,
      generate: 'openssl rand -hex 32',
    },
    {
      name: 'CLIENT_IP_HEADER',
      meaning: "Header with the visitor's address.",
      required: false,
      default: 'x-forwarded-for',
    },
    {
      name: 'TRACKER_SCRIPT_NAME',
      meaning: 'Another name for script.js.',
      required: false,
      example: 'stats.js',
    },
    {
      name: 'COLLECT_API_ENDPOINT',
      meaning: 'Another path for the request that counts.',
      required: false,
      example: '/api/collect',
    },
    {
      name: 'IGNORE_IP',
      meaning: 'Addresses that are not counted.',
      required: false,
      example: '203.0.113.7',
    },
    {
      name: 'DISABLE_TELEMETRY',
      meaning: 'Switches usage reports off.',
      required: false,
      default: '1',
    },
  ],
  volumes: [],
  databases: [
    {
      service: 'db',
      engine: 'PostgreSQL',
      version: '17',
      holds: 'Everything; the app keeps no files.',
    },
  ],
  health: '/api/heartbeat',
  firstLogin: [
    'Open the address of the app and sign in as admin with the password umami.',
    'Change the password at once.',
    'Add a website and copy its tracking snippet into your pages.',
  ],
  backup: { data: ['The PostgreSQL database.'], secrets: ['APP_SECRET'] },
  upgrade: [
    'Migrations run at the start.',
    "Published tags have no 'v'.",
    '3.3.1 writes user names in lower case.',
  ],
  pitfalls: [
    {
      text: 'The first migration creates the PostgreSQL extension pgcrypto; where the database refuses it, the start ends with an error.',
      url: 'https://github.com/umami-software/umami/issues/2194',
    },
    {
      text: 'Version 3 runs on PostgreSQL only: data in MySQL has to move while version 2 runs.',
      url: 'https://github.com/caprover/one-click-apps/pull/1269',
    },
    {
      text: 'From version 1 the way leads over the last 1.x release and a migration tool.',
      url: 'https://github.com/umami-software/umami/issues/2041',
    },
    {
      text: 'The check of the database stops the start after an image was pulled without a version.',
      url: 'https://github.com/umami-software/umami/issues/1989',
    },
    {
      text: 'Content blockers know script.js; TRACKER_SCRIPT_NAME and COLLECT_API_ENDPOINT give other names.',
      url: 'https://umami.is/docs/environment-variables',
    },
  ],
  changed: [
    { what: 'PostgreSQL 17 takes the place of 15.', lost: null },
    {
      what: 'The key init, which upstream sets, has no effect on the platform.',
      lost: 'Child processes that have ended stay in the process table until the next start.',
    },
  ],
  afterImport: [],
  sources: [
    {
      what: 'Compose file, Dockerfile, check of the database, heartbeat',
      url: 'https://github.com/umami-software/umami/tree/v3.1.0',
      seen: 'tag v3.1.0, 2026-04-16; release page of v3.3.1, 2026-08-20',
    },
    {
      what: 'First migration, which creates the extension pgcrypto',
      url: 'https://github.com/umami-software/umami/blob/v3.1.0/prisma/migrations/01_init/migration.sql',
      seen: 'tag v3.1.0; unchanged on 2026-05-14',
    },
    {
      what: 'Environment variables',
      url: 'https://umami.is/docs/environment-variables',
      seen: 'stored page',
    },
  ],
  checkedOn: '2026-11-20',
  doubt: null,
};

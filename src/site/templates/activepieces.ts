import type { Template } from './types.ts';

export const activepieces: Template = {
  slug: 'activepieces',
  name: 'Activepieces',
  category: 'automation',
  purpose: 'A visual builder for automations that connects web services and AI steps into flows.',
  glyph:
    'M2.5 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.5 12h4M12.5 6v12M12.5 6h3M12.5 18h3M15.5 3.5h6v5h-6zM15.5 15.5h6v5h-6z',
  licence: 'MIT for the community edition; a commercial licence for the enterprise parts',
  homepage: 'https://www.activepieces.com',
  repository: 'https://github.com/activepieces/activepieces',
  version: '0.88.3',
  images: {
    app: 'ghcr.io/activepieces/activepieces:0.88.3',
    worker: 'ghcr.io/activepieces/activepieces:0.88.3',
  },
  publicService: 'app',
  port: 80,
  memory: {
    upstream:
      'At least 2 vCPU and 4 GB for the whole stack. The production page names 2 GB for the app, 1 GB for each worker with one flow at a time, 4 GB for PostgreSQL and 1 GB for Redis.',
    url: 'https://github.com/activepieces/activepieces/blob/main/docs/install/configure-operate/production-setup.mdx',
    floorMb: { app: 2048, worker: 1024, postgres: 4096, redis: 1024 },
    chosen: "The sizes of upstream's production page, with one worker.",
  },
  settings: [
    {
      name: 'AP_FRONTEND_URL',
      meaning: 'Public address of the app, used for webhooks and sign-in redirects.',
      required: true,
      example: 'https://flows.example.com',
    },
    {
      name: 'AP_ENCRYPTION_KEY',
      meaning: 'Encrypts the stored connections: 32 hexadecimal characters.',
      required: true,
      generate: 'openssl rand -hex 16',
    },
    {
      name: 'AP_JWT_SECRET',
      meaning: 'Signs tokens; app and worker need the same value.',
      required: true,
      generate: 'openssl rand -hex 32',
    },
    {
      name: 'PGPASSWORD',
      meaning: 'Password of the database, referenced from it.',
      required: true,
      reference: '@{postgres.PGPASSWORD}',
    },
    {
      name: 'REDIS_URL',
      meaning: 'Address of Redis, referenced from it.',
      required: true,
      reference: '@{redis.REDIS_URL}',
      default: 'redis://redis:6379',
    },
    {
      name: 'AP_WORKER_CONCURRENCY',
      meaning: 'Flows that the worker runs at the same time; each one needs about 1 GB.',
      required: false,
      default: '1',
    },
    {
      name: 'AP_TELEMETRY_ENABLED',
      meaning: 'Starting value for usage reports to the makers.',
      required: false,
      default: 'false',
    },
    {
      name: 'AP_FILE_STORAGE_LOCATION',
      meaning: 'Where files of flows lie: DB or S3, then with the AP_S3_ variables.',
      required: false,
      default: 'DB',
      example: 'S3',
    },
  ],
  volumes: [],
  databases: [
    {
      service: 'postgres',
      engine: 'PostgreSQL',
      version: '17 with pgvector',
      holds: 'Flows, runs, connections, and files unless they lie in S3.',
    },
    { service: 'redis', engine: 'Redis', version: '7.2', holds: 'The queue of jobs.' },
  ],
  health: '/api/v1/health',
  firstLogin: [
    'Open the address of the app.',
    'Sign up: there is no default account, and the first one becomes the administrator of the platform.',
    'Invite the others, so that nobody else signs up first.',
  ],
  backup: {
    data: ['The PostgreSQL database.', 'The bucket, where files lie in S3.'],
    secrets: ['AP_ENCRYPTION_KEY', 'AP_JWT_SECRET'],
  },
  upgrade: [
    'Read the page on breaking changes before each minor version.',
    'Change the version of app and worker together.',
  ],
  pitfalls: [
    {
      text: 'App and worker of different versions: the worker crashes or finds no providers.',
      url: 'https://github.com/activepieces/activepieces/issues/12869',
    },
    {
      text: 'A worker that points at the public address stays unconnected; it needs the internal address of the app.',
      url: 'https://github.com/activepieces/activepieces/blob/main/tools/install.sh',
    },
    {
      text: 'AP_PORT is the port inside the container; setting it to the public port leaves the app unreachable.',
      url: 'https://github.com/activepieces/activepieces/blob/main/tools/install.sh',
    },
    {
      text: 'A worker with more than one flow at a time needs about 1 GB for each of them.',
      url: 'https://github.com/activepieces/activepieces/blob/main/docs/install/configure-operate/production-setup.mdx',
    },
  ],
  changed: [
    {
      what: 'PostgreSQL 17 with pgvector takes the place of the special image of PostgreSQL 14.',
      lost: 'Data of an existing instance moves by export and import.',
    },
    {
      what: "The caches of app and worker lie on the container's disk instead of on one shared folder.",
      lost: 'They are filled again after each release, so the first run of a flow takes longer.',
    },
    { what: 'Redis 7.2 takes the place of Redis 7.0.', lost: null },
    {
      what: "The community edition is set, where upstream's installer sets the enterprise build without a key.",
      lost: 'A licence key cannot be entered later without changing AP_EDITION.',
    },
  ],
  afterImport: [],
  smaller: {
    sizes: { postgres: 'small', redis: 'nano' },
    why: "Upstream's minimum of 4 GB for the whole stack.",
  },
  sources: [
    {
      what: "tools/install.sh, which holds upstream's Compose file",
      url: 'https://github.com/activepieces/activepieces/blob/main/tools/install.sh',
      seen: 'commit b581d8c8',
    },
    {
      what: 'Environment variables',
      url: 'https://github.com/activepieces/activepieces/blob/main/docs/install/reference/environment-variables.mdx',
      seen: 'commit 02708a23',
    },
    {
      what: 'Production setup',
      url: 'https://github.com/activepieces/activepieces/blob/main/docs/install/configure-operate/production-setup.mdx',
      seen: 'commit 0c2a2b61',
    },
    {
      what: 'Breaking changes',
      url: 'https://github.com/activepieces/activepieces/blob/main/docs/install/reference/breaking-changes.mdx',
      seen: 'commit 021751e8',
    },
  ],
  checkedOn: '2026-11-20',
  doubt:
    'Upstream pairs the sandbox of code steps with the enterprise build; the pairing with the community edition is documented for production but was not started for this page.',
};

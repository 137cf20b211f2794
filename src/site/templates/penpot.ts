import type { Template } from './types.ts';

export const penpot: Template = {
  slug: 'penpot',
  name: 'Penpot',
  category: 'design',
  purpose: 'A design and prototyping tool for teams in the browser, with files in open formats.',
  glyph:
    'M4 19C4 9 20 15 20 5M2.5 17.5h3v3h-3zM18.5 3.5h3v3h-3zM4 17.5V9M20 6.5V15M2.5 7.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M18.5 16.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
  licence: 'MPL-2.0',
  homepage: 'https://penpot.app',
  repository: 'https://github.com/penpot/penpot',
  version: '2.17.0',
  newer: {
    version: '2.18.3',
    seen: 'Docker Hub, by the digests in a public runbook, 2026-11-23',
  },
  images: {
    'penpot-frontend': 'penpotapp/frontend:2.17.0',
    'penpot-backend': 'penpotapp/backend:2.17.0',
    'penpot-exporter': 'penpotapp/exporter:2.17.0',
    'penpot-store': 'pgsty/minio:RELEASE.2026-08-04T00-00-00Z',
  },
  publicService: 'penpot-frontend',
  port: 8080,
  memory: {
    upstream: '4 CPU and 16 GB serve thousands of users; no minimum is given.',
    url: 'https://github.com/penpot/penpot/blob/develop/docs/technical-guide/getting-started/recommended-settings.md',
    floorMb: {},
    chosen:
      'For a small team: a Java server, an exporter that runs Chromium, a web server, PostgreSQL, Valkey and an object store.',
  },
  settings: [
    {
      name: 'PENPOT_PUBLIC_URI',
      meaning: 'Public address with https.',
      required: true,
      example: 'https://design.example.com',
    },
    {
      name: 'PENPOT_SECRET_KEY',
      meaning: 'Master key; backend and exporter need the same value.',
      required: true,
      generate: 'openssl rand -hex 64',
    },
    {
      name: 'PGPASSWORD',
      meaning: 'Password of the database, referenced from it.',
      required: true,
      reference: '@{penpot-postgres.PGPASSWORD}',
    },
    {
      name: 'REDIS_URL',
      meaning: 'Address of Valkey, referenced from it.',
      required: true,
      reference: '@{penpot-valkey.REDIS_URL}',
      default: 'redis://penpot-valkey/0',
    },
    {
      name: 'MINIO_ROOT_PASSWORD',
      meaning: 'Password of the object store.',
      required: true,
      generate: 'openssl rand -hex 24',
    },
    {
      name: 'PENPOT_FLAGS',
      meaning: 'Switches of features, for frontend and backend.',
      required: true,
      default: 'disable-email-verification enable-prepl-server',
      example: 'disable-registration enable-smtp',
    },
    {
      name: 'PENPOT_SMTP_HOST',
      meaning: 'Mail server, with the other PENPOT_SMTP_ settings and the flag enable-smtp.',
      required: false,
      example: 'smtp.example.com',
    },
    {
      name: 'PENPOT_HTTP_SERVER_MAX_BODY_SIZE',
      meaning: 'Largest upload in bytes.',
      required: false,
      example: '367001600',
    },
    {
      name: 'PENPOT_REGISTRATION_DOMAIN_WHITELIST',
      meaning: 'Mail domains that may register.',
      required: false,
      example: 'example.com',
    },
  ],
  volumes: [
    {
      name: 'penpot-assets',
      service: 'penpot-store',
      path: '/data',
      holds: 'Uploaded images and clips.',
      suggestedGb: 10,
    },
  ],
  databases: [
    {
      service: 'penpot-postgres',
      engine: 'PostgreSQL',
      version: '15',
      holds: 'Files, teams and users.',
    },
    {
      service: 'penpot-valkey',
      engine: 'Valkey',
      version: '8',
      holds: 'Messages between the servers; nothing that has to last.',
    },
  ],
  health: '/readyz',
  firstLogin: [
    'Open the address of penpot-frontend and register.',
    'Add disable-registration to PENPOT_FLAGS once your accounts exist.',
    'Further accounts: python3 manage.py create-profile in a shell of penpot-backend.',
  ],
  backup: {
    data: ['The PostgreSQL database.', 'The volume of the object store.'],
    secrets: ['PENPOT_SECRET_KEY'],
  },
  upgrade: [
    'Go in small steps, not across many versions.',
    'Change the version of frontend, backend and exporter together.',
  ],
  pitfalls: [
    {
      text: 'Export ends in a timeout or an internal error: the exporter needs the address of the frontend inside the network, with its port.',
      url: 'https://github.com/penpot/penpot/issues/4485',
    },
    {
      text: "'Bad gateway' at an export: the exporter has no PENPOT_SECRET_KEY.",
      url: 'https://github.com/penpot/penpot/issues/8183',
    },
    {
      text: 'Export stays silent when exporter and backend have different Redis addresses or tenants.',
      url: 'https://github.com/penpot/penpot/issues/5601',
    },
    {
      text: 'Live editing fails when a proxy does not pass the WebSocket under /ws/notifications.',
      url: 'https://github.com/penpot/penpot/issues/5140',
    },
  ],
  changed: [
    {
      what: 'Assets lie in an object store instead of a volume shared by frontend and backend, because a volume belongs to one app.',
      lost: 'One more app to pay for; assets of an existing instance have to be copied into the bucket.',
    },
    {
      what: 'The settings of Valkey (128 MB, volatile-lfu) are made in the console instead of by a command.',
      lost: null,
    },
    { what: 'The mail catcher and the MCP container are left out.', lost: 'MCP.' },
    {
      what: 'The start option --data-checksums of PostgreSQL is left out.',
      lost: 'What that option is for: that PostgreSQL itself notices a page that the disk has corrupted. Whether a managed database has checksums on, SHOW data_checksums tells.',
    },
  ],
  afterImport: [
    'Set the eviction policy of penpot-valkey to volatile-lfu.',
    'Raise the request body limit of penpot-frontend for large images.',
  ],
  sources: [
    {
      what: 'Compose file, images and configuration',
      url: 'https://github.com/penpot/penpot/tree/2.17.0',
      seen: 'tag 2.17.0, 2026-07-22',
    },
    {
      what: 'Migrations of the database, and the commit that took the extension pgcrypto out of them',
      url: 'https://github.com/penpot/penpot/commit/fe67bf8fdb',
      seen: 'branch main of 2.17.0, 2026-07-23; commit of 2021-01-28',
    },
    {
      what: 'Configuration guide: storage in S3 and MinIO',
      url: 'https://github.com/penpot/penpot/blob/develop/docs/technical-guide/configuration.md',
      seen: 'stored copy, 2026',
    },
  ],
  checkedOn: '2026-11-23',
  doubt:
    'The whole set was not started for this page; the 158 migrations in SQL were, on PostgreSQL 15, by an owner who is no superuser, and all went through. Upstream documents the S3 settings and says that they fit MinIO.',
};

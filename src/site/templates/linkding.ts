import type { Template } from './types.ts';

export const linkding: Template = {
  slug: 'linkding',
  name: 'linkding',
  category: 'notes',
  purpose: 'A small bookmark manager with tags, search, a reading list and optional archiving.',
  glyph:
    'M6 2.5h12v19l-6-4.5-6 4.5zM10.5 11.5l3-3M9.8 9.3l-1 1a2 2 0 0 0 2.9 2.9l1-1M14.2 10.7l1-1a2 2 0 0 0-2.9-2.9l-1 1',
  licence: 'MIT',
  homepage: 'https://linkding.link',
  repository: 'https://github.com/sissbruecker/linkding',
  version: '1.46.2',
  images: { linkding: 'sissbruecker/linkding:1.46.2' },
  publicService: 'linkding',
  port: 9090,
  memory: {
    upstream: null,
    url: null,
    floorMb: {},
    chosen: 'A Django server with a background worker; no figure was found upstream.',
  },
  settings: [
    {
      name: 'LD_SUPERUSER_NAME',
      meaning: 'Name of the first user, created at the start.',
      required: false,
      default: 'admin',
    },
    {
      name: 'LD_SUPERUSER_PASSWORD',
      meaning: 'Password of the first user. It does nothing once the user exists.',
      required: true,
      generate: 'openssl rand -hex 16',
    },
    {
      name: 'LD_CSRF_TRUSTED_ORIGINS',
      meaning: 'Public address with scheme, and port where it is not the usual one.',
      required: true,
      example: 'https://links.example.com',
    },
    {
      name: 'LD_USE_X_FORWARDED_HOST',
      meaning: 'Trust the host that the proxy names.',
      required: false,
      example: 'true',
    },
    {
      name: 'LD_DB_ENGINE',
      meaning: "With 'postgres' and the other LD_DB_ settings, PostgreSQL instead of SQLite.",
      required: false,
      default: 'sqlite',
      example: 'postgres',
    },
    {
      name: 'LD_ENABLE_OIDC',
      meaning: 'Single sign-on, with the OIDC_ settings.',
      required: false,
      example: 'True',
    },
    {
      name: 'LD_DISABLE_BACKGROUND_TASKS',
      meaning: 'Switches the jobs for icons, previews and snapshots off.',
      required: false,
      default: 'False',
    },
  ],
  volumes: [
    {
      name: 'linkding-data',
      service: 'linkding',
      path: '/etc/linkding/data',
      holds: 'Database, key, icons, previews and archived pages.',
      suggestedGb: 1,
    },
  ],
  databases: [],
  health: '/health',
  firstLogin: [
    'Open the address of the app and sign in with LD_SUPERUSER_NAME and LD_SUPERUSER_PASSWORD.',
    'Without those settings, create a user in a shell of the container: python manage.py createsuperuser.',
  ],
  backup: {
    data: [
      'A full backup made in a shell of the container: python manage.py full_backup /etc/linkding/data/backup.zip. Do not copy the live SQLite file.',
    ],
    secrets: [],
  },
  upgrade: ['Snapshots of pages need the tag with -plus, which holds a Chromium and more memory.'],
  pitfalls: [
    {
      text: "Sign-in ends with 'CSRF verification failed' behind a proxy: set LD_CSRF_TRUSTED_ORIGINS.",
      url: 'https://github.com/sissbruecker/linkding/issues/340',
    },
    {
      text: 'The same with an unusual port: the port belongs in the setting.',
      url: 'https://github.com/sissbruecker/linkding/issues/1081',
    },
    {
      text: 'After an automatic update the sign-in stopped working for the same reason.',
      url: 'https://github.com/sissbruecker/linkding/issues/353',
    },
  ],
  changed: [{ what: 'LD_CSRF_TRUSTED_ORIGINS is required instead of optional.', lost: null }],
  afterImport: [],
  sources: [
    {
      what: 'Compose file, start script, Dockerfile and documentation',
      url: 'https://github.com/sissbruecker/linkding/tree/v1.46.2',
      seen: 'tag v1.46.2, 2026-08-18',
    },
  ],
  checkedOn: '2026-11-20',
  doubt: null,
};

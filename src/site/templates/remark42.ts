import type { Template } from './types.ts';

export const remark42: Template = {
  slug: 'remark42',
  name: 'Remark42',
  category: 'community',
  purpose:
    'A comment server for websites without tracking, with social, mail or anonymous sign-in.',
  glyph: 'M3 3h18M3 6.5h18M3 10h9M6 13.5h15v6h-9L9 22v-2.5H6zM9.5 16.5h8',
  licence: 'MIT',
  homepage: 'https://remark42.com',
  repository: 'https://github.com/umputun/remark42',
  version: '1.16.4',
  images: { remark42: 'ghcr.io/umputun/remark42:v1.16.4' },
  publicService: 'remark42',
  port: 8080,
  memory: {
    upstream: 'About 80 MiB.',
    url: 'https://github.com/umputun/remark42/blob/master/site/src/docs/getting-started/installation/index.md',
    floorMb: { remark42: 80 },
    chosen: 'The smallest size holds it three times over.',
  },
  settings: [
    {
      name: 'REMARK_URL',
      meaning: 'Public address, without a slash at the end.',
      required: true,
      example: 'https://comments.example.com',
    },
    {
      name: 'SECRET',
      meaning: 'Signs tokens.',
      required: true,
      generate: 'openssl rand -hex 32',
    },
    {
      name: 'SITE',
      meaning: 'Site IDs, separated by commas; the widget uses the same value.',
      required: false,
      default: 'remark',
      example: 'blog',
    },
    {
      name: 'AUTH_ANON',
      meaning:
        'Comments without an account. One way to sign in has to be set, or nobody can comment.',
      required: false,
      default: 'false',
      example: 'true',
    },
    {
      name: 'AUTH_GITHUB_CID',
      meaning: 'Sign-in with GitHub: client ID. Other providers have settings of the same form.',
      required: false,
    },
    { name: 'AUTH_GITHUB_CSEC', meaning: 'Sign-in with GitHub: client secret.', required: false },
    {
      name: 'ADMIN_SHARED_ID',
      meaning: 'User IDs of the moderators.',
      required: false,
      example: 'github_1a2b3c',
    },
    {
      name: 'ALLOWED_HOSTS',
      meaning: 'Pages that may embed the widget.',
      required: false,
      example: "'self',https://example.com",
    },
    {
      name: 'AUTH_SAME_SITE',
      meaning: 'Cookie rule for a widget on another domain.',
      required: false,
      example: 'none',
    },
    {
      name: 'MAX_BACKUP_FILES',
      meaning: 'Daily exports that are kept.',
      required: false,
      default: '10',
    },
  ],
  volumes: [
    {
      name: 'remark42-data',
      service: 'remark42',
      path: '/srv/var',
      holds: 'Comments, avatars, pictures and daily exports.',
      suggestedGb: 1,
    },
  ],
  databases: [],
  health: '/ping',
  firstLogin: [
    'Set at least one way to sign in.',
    'Embed the widget in a page, or open /web on the address of the app with the site ID remark.',
    'Sign in once, take your user ID from the widget, put it in ADMIN_SHARED_ID and make a release.',
  ],
  backup: {
    data: [
      'The volume. Daily exports lie in /srv/var/backup; avatars and pictures are not in them.',
    ],
    secrets: ['SECRET'],
  },
  upgrade: ["Tags begin with 'v'.", 'A restore replaces all comments.'],
  pitfalls: [
    {
      text: 'Sign-in does not last when the widget stands on another domain: AUTH_SAME_SITE=none and HTTPS are needed.',
      url: 'https://github.com/umputun/remark42/issues/784',
    },
    {
      text: 'Browsers that block cookies of other sites refuse that cookie too; upstream has measured what each one does.',
      url: 'https://github.com/umputun/remark42/pull/2222',
    },
    {
      text: 'The cookie is marked secure only if REMARK_URL begins with https://.',
      url: 'https://github.com/umputun/remark42/issues/1580',
    },
    {
      text: 'One server for several domains needs each of them allowed.',
      url: 'https://github.com/umputun/remark42/issues/1138',
    },
  ],
  changed: [],
  afterImport: [],
  sources: [
    {
      what: 'Compose file, Dockerfile, parameters, backup, administration',
      url: 'https://github.com/umputun/remark42/tree/v1.16.4',
      seen: 'tag v1.16.4, 2026-07-09',
    },
    {
      what: 'Documentation on restoring an export',
      url: 'https://remark42.com/docs/backup/restore/',
      seen: 'stored page',
    },
  ],
  checkedOn: '2026-11-20',
  doubt: null,
};

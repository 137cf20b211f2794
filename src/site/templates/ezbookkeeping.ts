import type { Template } from './types.ts';

export const ezbookkeeping: Template = {
  slug: 'ezbookkeeping',
  name: 'ezBookkeeping',
  category: 'finance',
  purpose: 'Light personal finance: accounts, categories, currencies, receipts and charts.',
  glyph: 'M3 3.5h18v17H3zM12 3.5v17M6 8h3M7.5 6.5v3M15 8h3M6 13h3M15 13h3M6 16.5h3M15 16.5h3',
  licence: 'MIT',
  homepage: 'https://ezbookkeeping.mayswind.net',
  repository: 'https://github.com/mayswind/ezbookkeeping',
  version: '1.6.1',
  images: { ezbookkeeping: 'mayswind/ezbookkeeping:1.6.1' },
  publicService: 'ezbookkeeping',
  port: 8080,
  memory: {
    upstream: 'About 30 MiB for one user on amd64.',
    url: 'https://github.com/mayswind/ezBookkeeping-Website/blob/main/docs/faq/index.md',
    floorMb: { ezbookkeeping: 30 },
    chosen: 'The smallest size holds it several times over.',
  },
  settings: [
    {
      name: 'EBK_SERVER_DOMAIN',
      meaning: 'Host name that people use, without https://.',
      required: true,
      example: 'money.example.com',
    },
    {
      name: 'EBK_SERVER_ROOT_URL',
      meaning: 'Public address with a slash at the end.',
      required: true,
      example: 'https://money.example.com/',
    },
    {
      name: 'EBK_SECURITY_SECRET_KEY',
      meaning: 'Signing key; set it before the first start.',
      required: true,
      generate: 'openssl rand -base64 32',
    },
    {
      name: 'PGPASSWORD',
      meaning: 'Password of the database, referenced from it.',
      required: true,
      reference: '@{db.PGPASSWORD}',
    },
    {
      name: 'EBK_USER_ENABLE_REGISTER',
      meaning: 'Whether anybody may register.',
      required: false,
      default: 'true',
      example: 'false',
    },
    {
      name: 'EBK_MAIL_ENABLE_SMTP',
      meaning: 'Mail for forgotten passwords, with the EBK_MAIL_ settings.',
      required: false,
      example: 'true',
    },
  ],
  volumes: [
    {
      name: 'ezbookkeeping-files',
      service: 'ezbookkeeping',
      path: '/ezbookkeeping/storage',
      holds: 'Avatars and pictures of receipts.',
      suggestedGb: 2,
    },
  ],
  databases: [
    { service: 'db', engine: 'PostgreSQL', version: '17', holds: 'Accounts and transactions.' },
  ],
  health: '/healthz.json',
  firstLogin: [
    'Open the address of the app and register: there is no default account.',
    'Set EBK_USER_ENABLE_REGISTER to false once your accounts exist.',
  ],
  backup: {
    data: ['The PostgreSQL database.', 'The volume.'],
    secrets: ['EBK_SECURITY_SECRET_KEY'],
  },
  upgrade: ['Changes of the schema are applied at the start: take a backup first.'],
  pitfalls: [
    {
      text: 'Avatars and links point to localhost: domain or root address is missing or wrong.',
      url: 'https://github.com/mayswind/ezbookkeeping/issues/267',
    },
    {
      text: 'The database file of a container without a volume is gone after an update; SQLite is meant for tests.',
      url: 'https://github.com/mayswind/ezbookkeeping/issues/18',
    },
    {
      text: 'The app does not run under a path of a domain; it needs a host name of its own.',
      url: 'https://github.com/mayswind/ezbookkeeping/issues/78',
    },
    {
      text: 'The location is not recorded and no picture can be added without HTTPS and a volume that user 1000 may write.',
      url: 'https://github.com/mayswind/ezbookkeeping/issues/148',
    },
  ],
  changed: [{ what: 'A managed PostgreSQL takes the place of the SQLite file.', lost: null }],
  afterImport: [],
  sources: [
    {
      what: 'Dockerfile, entrypoint, settings file and health check',
      url: 'https://github.com/mayswind/ezbookkeeping/tree/v1.6.1',
      seen: 'tag v1.6.1, 2026-07-20',
    },
    {
      what: 'Documentation on Docker, settings, questions',
      url: 'https://github.com/mayswind/ezBookkeeping-Website',
      seen: 'commit 1c03b52, 2026-08-06',
    },
  ],
  checkedOn: '2026-11-20',
  doubt: null,
};

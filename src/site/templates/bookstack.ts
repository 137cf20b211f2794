import type { Template } from './types.ts';

export const bookstack: Template = {
  slug: 'bookstack',
  name: 'BookStack',
  category: 'documents',
  purpose: 'A wiki that sorts documentation into shelves, books, chapters and pages.',
  glyph: 'M4 4h4v15H4zM8 6h4v13H8zM13.2 6.3l3.8-1 3.6 13.2-3.9 1zM2 21.5h20',
  licence: 'MIT',
  homepage: 'https://www.bookstackapp.com',
  repository: 'https://codeberg.org/bookstack/bookstack',
  version: '26.05.3',
  images: { bookstack: 'lscr.io/linuxserver/bookstack:v26.05.3-ls280' },
  publicService: 'bookstack',
  port: 80,
  memory: {
    upstream: null,
    url: null,
    floorMb: {},
    chosen: 'PHP with a web server in one container; no figure was found upstream.',
  },
  settings: [
    {
      name: 'APP_URL',
      meaning: 'Exact public address, without a slash at the end.',
      required: true,
      example: 'https://wiki.example.com',
    },
    {
      name: 'APP_KEY',
      meaning: 'Key of the application: base64: and 32 random bytes.',
      required: true,
      generate: 'echo "base64:$(openssl rand -base64 32)"',
    },
    {
      name: 'DB_PASSWORD',
      meaning: 'Password of the database, referenced from it.',
      required: true,
      reference: '@{db.MYSQL_PASSWORD}',
    },
    {
      name: 'TZ',
      meaning: 'Time zone.',
      required: false,
      default: 'Etc/UTC',
      example: 'Europe/Berlin',
    },
    {
      name: 'QUEUE_CONNECTION',
      meaning: "With 'database', mail and webhooks are sent in the background.",
      required: false,
      example: 'database',
    },
    {
      name: 'MAIL_HOST',
      meaning: "Mail server; the other MAIL_ variables stand in BookStack's documentation.",
      required: false,
      example: 'smtp.example.com',
    },
  ],
  volumes: [
    {
      name: 'bookstack-config',
      service: 'bookstack',
      path: '/config',
      holds: 'Settings, uploads, images, themes and logs.',
      suggestedGb: 5,
    },
  ],
  databases: [
    { service: 'db', engine: 'MySQL', version: '8.4', holds: 'Pages, users and settings.' },
  ],
  health: '/status',
  firstLogin: [
    'Open the address of the app.',
    "Sign in as admin@admin.com with the password 'password'.",
    'Change mail address and password at once.',
  ],
  backup: { data: ['The MySQL database.', 'The volume.'], secrets: ['APP_KEY'] },
  upgrade: ['Migrations run at the start: take a backup first.'],
  pitfalls: [
    {
      text: 'Without APP_KEY the container waits in its start script and answers nothing.',
      url: 'https://github.com/BookStackApp/BookStack/issues/4859',
    },
    {
      text: 'Older guides set DB_USER and DB_PASS; current images read DB_USERNAME and DB_PASSWORD.',
      url: 'https://github.com/linuxserver/docker-bookstack/issues/235',
    },
    {
      text: 'A wrong APP_URL leaves the page without styles and with links to another address.',
      url: 'https://github.com/linuxserver/docker-bookstack/issues/276',
    },
    {
      text: 'After a change of APP_URL the addresses in the pages have to be rewritten by the command bookstack:update-url.',
      url: 'https://github.com/linuxserver/docker-bookstack/blob/master/README.md',
    },
  ],
  changed: [
    {
      what: 'A managed MySQL 8.4 takes the place of MariaDB, which is not offered.',
      lost: 'An existing instance moves by export and import, not by copying files.',
    },
  ],
  afterImport: [],
  sources: [
    {
      what: 'README, Dockerfile and start scripts of the image',
      url: 'https://github.com/linuxserver/docker-bookstack',
      seen: 'tag v26.05.3-ls280, 2026-08-17',
    },
    {
      what: 'Administration pages on installation, backup and updates',
      url: 'https://github.com/BookStackApp/website',
      seen: 'commits 2d710d9 and 00aa2229',
    },
    {
      what: 'Status page of the application',
      url: 'https://github.com/BookStackApp/BookStack',
      seen: 'commit 6f1c54d01, 2024-10-15',
    },
  ],
  checkedOn: '2026-11-20',
  doubt:
    'The path /status was read in an older source of BookStack. The project makes no image of its own; its documentation points to this one.',
};

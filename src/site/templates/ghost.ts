import type { Template } from './types.ts';

export const ghost: Template = {
  slug: 'ghost',
  name: 'Ghost',
  category: 'publishing',
  purpose: 'A publishing platform for blogs and newsletters with members and paid subscriptions.',
  glyph: 'M15 8.5v-5H3v17h8M6 7.5h6M6 11h5M6 14.5h3M11.5 14.5l10-4-4 10-2.2-4z',
  licence: 'MIT',
  homepage: 'https://ghost.org',
  repository: 'https://github.com/TryGhost/Ghost',
  version: '6.59.0',
  newer: { version: '6.65.0', seen: 'package ghost on npm, 2026-11-23' },
  images: { ghost: 'ghost:6.59.0' },
  publicService: 'ghost',
  port: 2368,
  memory: {
    upstream: 'At least 1 GB for the server.',
    url: 'https://docs.ghost.org/install/ubuntu',
    floorMb: { ghost: 1024 },
    chosen: "Upstream's figure for Ghost; MySQL has its own.",
  },
  settings: [
    {
      name: 'GHOST_URL',
      meaning: 'Public address with https.',
      required: true,
      example: 'https://blog.example.com',
    },
    {
      name: 'DB_PASSWORD',
      meaning: 'Password of the database, referenced from it.',
      required: true,
      reference: '@{db.MYSQL_PASSWORD}',
    },
    {
      name: 'MAIL_FROM',
      meaning: 'Sender of mails.',
      required: false,
      example: 'blog@example.com',
    },
    { name: 'MAIL_HOST', meaning: 'Mail server.', required: false, example: 'smtp.example.com' },
    { name: 'MAIL_PORT', meaning: 'Port of the mail server.', required: false, default: '465' },
    {
      name: 'MAIL_SECURE',
      meaning: 'TLS from the first byte, which belongs to port 465.',
      required: false,
      default: 'true',
    },
    { name: 'MAIL_USER', meaning: 'User at the mail server.', required: false },
    { name: 'MAIL_PASSWORD', meaning: 'Password at the mail server.', required: false },
    {
      name: 'GHOST_STAFF_DEVICE_VERIFICATION',
      meaning: 'A mailed code for sign-ins on a new device; set it to true once mail works.',
      required: false,
      default: 'false',
    },
  ],
  volumes: [
    {
      name: 'ghost-content',
      service: 'ghost',
      path: '/var/lib/ghost/content',
      holds: 'Themes, images, files, redirects and routes.',
      suggestedGb: 5,
    },
  ],
  databases: [
    { service: 'db', engine: 'MySQL', version: '8.4', holds: 'Posts, members and settings.' },
  ],
  health: null,
  firstLogin: [
    'Open /ghost on the address of the app right after the start.',
    'Create the account of the owner: there is no default one.',
  ],
  backup: { data: ['The MySQL database.', 'The volume.'], secrets: [] },
  upgrade: ['Go to the last minor version of a major one before the next major.'],
  pitfalls: [
    {
      text: 'Too many redirects: the proxy in front does not send X-Forwarded-Proto. The platform sends it; a proxy of your own has to as well.',
      url: 'https://github.com/TryGhost/docker-library-ghost/issues/182',
    },
    {
      text: "The same with the proxy's own redirect to HTTPS in between.",
      url: 'https://github.com/TryGhost/docker-library-ghost/issues/128',
    },
    {
      text: 'Links lead to localhost:2368 while the address of the site is not set.',
      url: 'https://github.com/TryGhost/Ghost/issues/8965',
    },
    {
      text: 'Without working mail nobody gets an invitation, a reset or the code for a new device.',
      url: 'https://github.com/TryGhost/ghost-docker',
    },
  ],
  changed: [
    {
      what: 'A managed MySQL 8.4 takes the place of MySQL 8.0, which has reached its end of life.',
      lost: "Upstream restricts itself to 8.0; the project's own support for 8.4 is not stated.",
    },
    {
      what: 'The optional services for ActivityPub and traffic analytics are left out.',
      lost: 'Both features.',
    },
  ],
  afterImport: [],
  sources: [
    {
      what: 'Docker official image',
      url: 'https://github.com/docker-library/official-images',
      seen: 'commit 37079fb336, 2026-08-22',
    },
    {
      what: 'Documentation of the image',
      url: 'https://github.com/docker-library/docs/tree/master/ghost',
      seen: 'commit c4a9ba414, 2026-08-21',
    },
    {
      what: 'Compose project of Ghost',
      url: 'https://github.com/TryGhost/ghost-docker',
      seen: 'commit 5f23981, 2026-08-22',
    },
    {
      what: 'Ghost on MySQL 8.4 in another catalogue',
      url: 'https://github.com/getumbrel/umbrel-apps/blob/master/ghost/docker-compose.yml',
      seen: 'Ghost 6.59.0 with MySQL 8.4.4, 2026-08-20',
    },
  ],
  checkedOn: '2026-11-20',
  doubt:
    'Upstream tests with MySQL 8.0; that Ghost runs on 8.4 rests on another catalogue that ships it.',
};

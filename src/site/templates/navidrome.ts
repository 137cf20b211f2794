import type { Template } from './types.ts';

export const navidrome: Template = {
  slug: 'navidrome',
  name: 'Navidrome',
  category: 'media',
  purpose: 'A music server that streams your own collection to browsers and Subsonic apps.',
  glyph:
    'M9 18V5l11-2.5v13M9 8.5L20 6M3.5 18a2.75 2.3 0 1 0 5.5 0a2.75 2.3 0 1 0-5.5 0M14.5 15.5a2.75 2.3 0 1 0 5.5 0a2.75 2.3 0 1 0-5.5 0',
  licence: 'GPL-3.0',
  homepage: 'https://www.navidrome.org',
  repository: 'https://github.com/navidrome/navidrome',
  version: '0.63.2',
  images: { navidrome: 'deluan/navidrome:0.63.2' },
  publicService: 'navidrome',
  port: 4533,
  memory: {
    upstream: 'Low: it runs on a Raspberry Pi Zero, which has 512 MB for the whole system.',
    url: 'https://github.com/navidrome/website/blob/master/content/en/docs/overview/_index.md',
    floorMb: {},
    chosen: 'One Go program with SQLite in the smallest size.',
  },
  settings: [
    {
      name: 'ND_PASSWORDENCRYPTIONKEY',
      meaning: 'Key for stored passwords. Set it before the first start: it cannot be changed.',
      required: true,
      generate: 'openssl rand -hex 32',
    },
    {
      name: 'ND_LOGLEVEL',
      meaning: 'How much is logged: error, warn, info, debug, trace.',
      required: false,
      default: 'info',
    },
    {
      name: 'ND_BASEURL',
      meaning: 'Path or full address behind a proxy.',
      required: false,
      example: 'https://music.example.com',
    },
    {
      name: 'ND_SCANNER_SCHEDULE',
      meaning: 'When the collection is scanned; off by default.',
      required: false,
      example: '@every 24h',
    },
    {
      name: 'ND_SESSIONTIMEOUT',
      meaning: 'How long a web session lasts without use.',
      required: false,
      default: '48h',
    },
    {
      name: 'ND_ENABLEINSIGHTSCOLLECTOR',
      meaning: 'Anonymous statistics for the makers.',
      required: false,
      default: 'true',
      example: 'false',
    },
  ],
  volumes: [
    {
      name: 'navidrome-data',
      service: 'navidrome',
      path: '/data',
      holds: 'Database, cache, and the built-in backups in /data/backup.',
      suggestedGb: 2,
    },
    {
      name: 'navidrome-music',
      service: 'navidrome',
      path: '/music',
      holds: 'The music.',
      suggestedGb: 50,
    },
  ],
  databases: [],
  health: '/ping',
  firstLogin: [
    'Open the address of the app: the first visit asks for name and password of the administrator.',
    'Copy music to the music volume by SFTP through the bastion.',
    'Start a scan in the app.',
  ],
  backup: {
    data: [
      'The database: the template saves it every night at 03:00 and keeps 7 copies on the data volume.',
      'The music, where you have no other copy.',
    ],
    secrets: ['ND_PASSWORDENCRYPTIONKEY'],
  },
  upgrade: [
    'A backup is restored with the command navidrome backup restore in a shell of the container.',
  ],
  pitfalls: [
    {
      text: 'The library is empty: the volume is not mounted, or its files cannot be read.',
      url: 'https://github.com/navidrome/navidrome/issues/688',
    },
    {
      text: "'Error creating data path' or 'unable to open database file': the user may not write to the data volume.",
      url: 'https://github.com/navidrome/navidrome/issues/1291',
    },
    {
      text: 'A wrong path of the data volume ends in the same message.',
      url: 'https://github.com/navidrome/navidrome/issues/1157',
    },
    {
      text: 'Without a key of your own, passwords are only obscured with a key that everybody knows.',
      url: 'https://github.com/navidrome/website/blob/master/content/en/docs/usage/admin/security.md',
    },
  ],
  changed: [
    { what: 'A key for stored passwords is required, and the built-in backup is on.', lost: null },
  ],
  afterImport: ['Set the size of the music volume to what your collection needs.'],
  sources: [
    {
      what: 'Dockerfile, Compose example and server',
      url: 'https://github.com/navidrome/navidrome/tree/v0.63.2',
      seen: 'tag v0.63.2, 2026-07-11',
    },
    {
      what: 'Documentation on Docker, backup, security, options',
      url: 'https://github.com/navidrome/website',
      seen: 'commit 751651d, 2026-08-21',
    },
  ],
  checkedOn: '2026-11-20',
  doubt: 'The path /ping stands in the source and not in the documentation.',
};

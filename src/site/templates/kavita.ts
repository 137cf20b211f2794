import type { Template } from './types.ts';

export const kavita: Template = {
  slug: 'kavita',
  name: 'Kavita',
  category: 'media',
  purpose: 'A reading server for manga, comics and books, with a web reader and reading progress.',
  glyph:
    'M12 6c-2.5-2-6-2.5-9.5-2v14.5c3.5-.5 7 0 9.5 2 2.5-2 6-2.5 9.5-2V4c-3.5-.5-7 0-9.5 2zM12 6v14.5',
  licence: 'GPL-3.0',
  homepage: 'https://www.kavitareader.com',
  repository: 'https://github.com/Kareadita/Kavita',
  version: '0.9.0.2',
  images: { kavita: 'jvmilazz0/kavita:0.9.0.2' },
  publicService: 'kavita',
  port: 5000,
  memory: {
    upstream: null,
    url: null,
    floorMb: {},
    chosen: 'A .NET server with SQLite; no figure was found upstream.',
  },
  settings: [
    {
      name: 'TZ',
      meaning: 'Time zone.',
      required: false,
      default: 'Etc/UTC',
      example: 'Europe/Berlin',
    },
  ],
  volumes: [
    {
      name: 'kavita-config',
      service: 'kavita',
      path: '/kavita/config',
      holds: 'Database, covers, settings, its own backups and logs.',
      suggestedGb: 3,
    },
    {
      name: 'kavita-library',
      service: 'kavita',
      path: '/library',
      holds: 'The books, in a folder for each library.',
      suggestedGb: 20,
    },
  ],
  databases: [],
  health: '/api/health',
  firstLogin: [
    'Open the address of the app: the setup page creates the first administrator.',
    'Copy books to the library volume by SFTP through the bastion, in a folder for each kind.',
    'Add a library and choose its folder, such as /library/manga.',
  ],
  backup: {
    data: ['The volume kavita-config.', 'The books, where you have no other copy.'],
    secrets: [],
  },
  upgrade: [
    'The project calls itself beta: take a backup before each update.',
    'From a nightly build, wait for the next stable release before changing back.',
  ],
  pitfalls: [
    {
      text: 'Everything is gone after an update: the settings were mounted at a path other than /kavita/config.',
      url: 'https://github.com/Kareadita/Kavita/issues/2915',
    },
    {
      text: "'database is locked' while a library is scanned; newer versions use another mode of SQLite from the start.",
      url: 'https://github.com/Kareadita/Kavita/issues/2985',
    },
    {
      text: 'The container stops without an error during a scan: it has run out of disk or memory.',
      url: 'https://github.com/Kareadita/Kavita/issues/2025',
    },
    {
      text: 'Since 2023 the image runs as its own user only; another one is not supported.',
      url: 'https://github.com/Kareadita/Kavita/pull/1832',
    },
  ],
  changed: [
    {
      what: 'One volume for all libraries takes the place of three folders.',
      lost: null,
    },
  ],
  afterImport: ['Set the size of the library volume to what your books need.'],
  sources: [
    {
      what: 'Dockerfile, entrypoint and settings',
      url: 'https://github.com/Kareadita/Kavita',
      seen: 'commit ed7e9d4a6, 2024-10-24 (v0.8.3.2)',
    },
    {
      what: 'Tags of the image by linuxserver',
      url: 'https://github.com/linuxserver/docker-kavita',
      seen: 'v0.9.0.2-ls114, 2026-06-30',
    },
    {
      what: 'Wiki: Docker, troubleshooting',
      url: 'https://wiki.kavitareader.com/installation/docker',
      seen: 'stored page',
    },
  ],
  checkedOn: '2026-11-20',
  doubt:
    'Details of the image were read at version 0.8.3.2; the tag 0.9.0.2 was confirmed by third-party pins.',
};

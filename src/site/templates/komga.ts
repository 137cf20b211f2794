import type { Template } from './types.ts';

export const komga: Template = {
  slug: 'komga',
  name: 'Komga',
  category: 'media',
  purpose: 'A media server for comics, manga and e-books, with a web reader, OPDS and Kobo sync.',
  glyph: 'M4 2.5h16v19H4zM4 10.5h16M12 10.5v11M7 5h7v3h-4l-1.5 1.3V8H7z',
  licence: 'MIT',
  homepage: 'https://komga.org',
  repository: 'https://github.com/gotson/komga',
  version: '1.26.3',
  images: { komga: 'gotson/komga:1.26.3' },
  publicService: 'komga',
  port: 25600,
  memory: {
    upstream:
      'Java takes up to a quarter of the memory, usually about 1 GB as heap. An operator saw about 1 GB in use with a heap of 512 MB.',
    url: 'https://github.com/keiretsu-labs/kubernetes-manifests/pull/2211',
    floorMb: { komga: 1024 },
    chosen: 'A heap of 1 GB and as much again for Java itself, the search index and covers.',
  },
  settings: [
    {
      name: 'KOMGA_MAX_HEAP',
      meaning: "Heap of Java; half of the container's memory leaves room for the rest.",
      required: false,
      default: '1g',
      example: '2g',
    },
    {
      name: 'TZ',
      meaning: 'Time zone.',
      required: false,
      default: 'Etc/UTC',
      example: 'Europe/Berlin',
    },
    {
      name: 'KOMGA_CORS_ALLOWEDORIGINS',
      meaning: 'Origins that may call the API.',
      required: false,
      example: 'https://example.com',
    },
    {
      name: 'KOMGA_OAUTH2ACCOUNTCREATION',
      meaning: 'Whether a sign-in by OAuth2 creates an account.',
      required: false,
      default: 'false',
    },
  ],
  volumes: [
    {
      name: 'komga-config',
      service: 'komga',
      path: '/config',
      holds: 'Databases, search index, logs, settings.',
      suggestedGb: 3,
    },
    { name: 'komga-data', service: 'komga', path: '/data', holds: 'The books.', suggestedGb: 20 },
  ],
  databases: [],
  health: '/actuator/health',
  firstLogin: [
    'Open the address of the app: a server without an owner asks for mail address and password of the first administrator.',
    'Copy books to the data volume by SFTP through the bastion.',
    'Add a library with a folder below /data.',
  ],
  backup: {
    data: [
      'The volume komga-config, with the app stopped.',
      'The books, where you have no other copy.',
    ],
    secrets: [],
  },
  upgrade: ['Numbers follow semantic versions; the tag latest is the latest commit.'],
  pitfalls: [
    {
      text: 'The container restarts without a line in its log when a large book is opened: it ran out of memory.',
      url: 'https://github.com/gotson/komga/issues/2024',
    },
    {
      text: "'Java heap space' after an update or during a scan: raise the heap.",
      url: 'https://github.com/gotson/komga/issues/766',
    },
    {
      text: 'Without a limit Java takes a quarter of the memory of the host at the start.',
      url: 'https://github.com/gotson/komga/issues/17',
    },
    {
      text: 'PDF files need more memory than comics while they are read in.',
      url: 'https://github.com/gotson/komga/issues/168',
    },
  ],
  changed: [],
  afterImport: ['Set the size of the data volume to what your books need.'],
  sources: [
    {
      what: 'Dockerfile, settings and security configuration',
      url: 'https://github.com/gotson/komga/tree/1.26.3',
      seen: 'tag 1.26.3, 2026-08-12',
    },
    {
      what: 'Documentation on Docker, settings, questions',
      url: 'https://github.com/gotson/komga-website',
      seen: 'commit 8436dcf03, 2026-08-06',
    },
  ],
  checkedOn: '2026-11-20',
  doubt: null,
};

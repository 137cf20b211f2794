import type { Template } from './types.ts';

export const nodebb: Template = {
  slug: 'nodebb',
  name: 'NodeBB',
  category: 'community',
  purpose: 'Forum software with live updates, plugins, themes and a link to the Fediverse.',
  glyph: 'M2.5 3.5h13v9h-7l-3 3v-3h-3zM9 15.5V17h7l3 3v-3h2.5V8h-3',
  licence: 'GPL-3.0',
  homepage: 'https://nodebb.org',
  repository: 'https://github.com/NodeBB/NodeBB',
  version: '4.15.1',
  images: { nodebb: 'ghcr.io/nodebb/nodebb:4.15.1' },
  publicService: 'nodebb',
  port: 4567,
  memory: {
    upstream: '512 MB at least for NodeBB; the first build needs more.',
    url: 'https://github.com/NodeBB/NodeBB/blob/master/README.md',
    floorMb: { nodebb: 512 },
    chosen: "Twice upstream's minimum, because every start installs packages and can build.",
  },
  settings: [
    {
      name: 'NODEBB_URL',
      meaning: 'Public address, without a slash at the end.',
      required: true,
      example: 'https://forum.example.com',
    },
    {
      name: 'PGPASSWORD',
      meaning: 'Password of the database, referenced from it.',
      required: true,
      reference: '@{db.PGPASSWORD}',
    },
    {
      name: 'NODEBB_ADDITIONAL_PLUGINS',
      meaning: 'Plugins to install at the start, separated by spaces.',
      required: false,
      example: 'nodebb-plugin-s3-uploads',
    },
    {
      name: 'START_BUILD',
      meaning: 'Builds the assets again at the start.',
      required: false,
      example: 'true',
    },
    {
      name: 'PACKAGE_MANAGER',
      meaning: 'npm, yarn or pnpm.',
      required: false,
      default: 'npm',
    },
  ],
  volumes: [
    {
      name: 'nodebb-config',
      service: 'nodebb',
      path: '/opt/config',
      holds: 'Settings, and the list of installed plugins.',
      suggestedGb: 1,
    },
    {
      name: 'nodebb-build',
      service: 'nodebb',
      path: '/usr/src/app/build',
      holds: 'Built assets.',
      suggestedGb: 1,
    },
    {
      name: 'nodebb-uploads',
      service: 'nodebb',
      path: '/usr/src/app/public/uploads',
      holds: 'Uploaded files.',
      suggestedGb: 5,
    },
  ],
  databases: [
    { service: 'db', engine: 'PostgreSQL', version: '17', holds: 'Users, topics and posts.' },
  ],
  health: '/ping',
  firstLogin: [
    'Wait for the first start: packages are installed and assets built, which takes minutes.',
    'Open the address of the app at once: the web installer is open to everybody.',
    'Create the administrator. The database questions are filled in. The container restarts by itself.',
    'Set trust_proxy in config.json before the first sign-in.',
  ],
  backup: {
    data: ['The PostgreSQL database.', 'The volumes nodebb-uploads and nodebb-config.'],
    secrets: [],
  },
  upgrade: ['A new version upgrades the database at its start: take a backup first.'],
  pitfalls: [
    {
      text: 'Nobody can sign in behind a proxy until trust_proxy is set: since 4.14.3 none is trusted without it.',
      url: 'https://github.com/NodeBB/NodeBB/pull/14527',
    },
    {
      text: 'Plugins are gone after the container was made anew, because package.json was not kept.',
      url: 'https://github.com/NodeBB/NodeBB/issues/12635',
    },
    {
      text: 'The setup starts again after each release: config.json lay in the container.',
      url: 'https://github.com/NodeBB/NodeBB/issues/4633',
    },
    {
      text: "'Failed to lookup view' after a restart: the built assets are missing; start with START_BUILD.",
      url: 'https://github.com/NodeBB/NodeBB/issues/7107',
    },
    {
      text: 'SETUP left set makes the container run the setup and exit again and again.',
      url: 'https://github.com/NodeBB/docs/blob/master/src/docs/installing/cloud/docker.md',
    },
  ],
  changed: [
    {
      what: "PostgreSQL 17 holds the data; upstream's files use MongoDB or PostgreSQL 18.",
      lost: 'Guides that use the MongoDB shell do not apply.',
    },
    {
      what: 'The start period of the health check is as long as the platform allows.',
      lost: null,
    },
  ],
  afterImport: [
    'Set the start grace of the health check to its longest value for the first start.',
    "Behind the platform's proxy, set trust_proxy in config.json: without it nobody can sign in.",
  ],
  sources: [
    {
      what: 'Compose files, Dockerfile, entrypoint, installer',
      url: 'https://github.com/NodeBB/NodeBB/tree/v4.15.1',
      seen: 'tag v4.15.1, 2026-08-19',
    },
    {
      what: 'Documentation on Docker and upgrades',
      url: 'https://github.com/NodeBB/docs',
      seen: 'commit 6a0a146, 2026-06-25',
    },
  ],
  checkedOn: '2026-11-20',
  doubt:
    'The image was not started. Its source at v4.15.1 was, with other versions of its packages and without styles: the installer took the database from variables, and the forum was restored into an empty one. The README names MongoDB and Redis; installer and Compose files know PostgreSQL.',
};

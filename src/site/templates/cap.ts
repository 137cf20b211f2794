import type { Template } from './types.ts';

export const cap: Template = {
  slug: 'cap',
  name: 'Cap',
  category: 'media',
  purpose: 'A server for screen recordings: upload, share and comment, for the Cap.so recorder.',
  glyph: 'M2.5 3.5h19v13h-19zM8 21h8M12 16.5V21M9.2 10a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0',
  licence: 'AGPL-3.0; MIT for some parts of the desktop app',
  homepage: 'https://cap.so',
  repository: 'https://github.com/CapSoftware/Cap',
  version: 'state of August 2026, pinned by digest',
  images: {
    'cap-web':
      'ghcr.io/capsoftware/cap-web@sha256:a15efd82c37442d01fa95c4d94954baa1a84b20b8289b758d293fc51b1eb5d54',
    'media-server':
      'ghcr.io/capsoftware/cap-media-server@sha256:51fe32229aa016f5e333603d4901dc897eeb0038d2fbbc504369e3676863fc5a',
    minio: 'pgsty/minio:RELEASE.2026-08-04T00-00-00Z',
  },
  publicService: 'cap-web',
  port: 3000,
  memory: {
    upstream: null,
    url: null,
    floorMb: {},
    chosen:
      'A Next.js server, a media server that runs FFmpeg over whole recordings, a MySQL and an object store; no figures were found upstream.',
  },
  settings: [
    {
      name: 'CAP_URL',
      meaning: 'Public address of cap-web; it becomes WEB_URL and NEXTAUTH_URL.',
      required: true,
      example: 'https://cap.example.com',
    },
    {
      name: 'S3_PUBLIC_URL',
      meaning: 'Public address of the object store, which browsers and the recorder reach.',
      required: true,
      example: 'https://s3.example.com',
    },
    {
      name: 'MYSQL_URL',
      meaning: 'Address of the database, referenced from it.',
      required: true,
      reference: '@{mysql.MYSQL_URL}',
    },
    {
      name: 'DB_PASSWORD',
      meaning: 'Password of that database, for a run outside of the platform.',
      required: true,
    },
    {
      name: 'NEXTAUTH_SECRET',
      meaning: 'Signs sessions.',
      required: true,
      generate: 'openssl rand -hex 32',
    },
    {
      name: 'DATABASE_ENCRYPTION_KEY',
      meaning: 'Encrypts stored credentials: 64 hexadecimal characters.',
      required: true,
      generate: 'openssl rand -hex 32',
    },
    {
      name: 'MEDIA_SERVER_WEBHOOK_SECRET',
      meaning: 'Shared by web and media server.',
      required: true,
      generate: 'openssl rand -hex 32',
    },
    {
      name: 'MINIO_ROOT_PASSWORD',
      meaning: 'Password of the object store.',
      required: true,
      generate: 'openssl rand -hex 24',
    },
    {
      name: 'CAP_ALLOWED_SIGNUP_DOMAINS',
      meaning:
        'Mail domains that may sign up. Cap itself takes an empty value as everybody; the file refuses one, so that nobody opens an instance by accident.',
      required: true,
      example: 'example.com',
    },
    {
      name: 'RESEND_API_KEY',
      meaning: 'Key of Resend, the only mail provider that Cap knows.',
      required: false,
    },
    {
      name: 'RESEND_FROM_DOMAIN',
      meaning: 'Domain from which Resend sends.',
      required: false,
      example: 'example.com',
    },
    {
      name: 'CAP_VIDEOS_DEFAULT_PUBLIC',
      meaning: 'Whether new recordings are public.',
      required: false,
      default: 'true',
    },
  ],
  volumes: [
    {
      name: 'cap-recordings',
      service: 'minio',
      path: '/data',
      holds: 'The recordings themselves.',
      suggestedGb: 20,
    },
  ],
  databases: [
    {
      service: 'mysql',
      engine: 'MySQL',
      version: '8.4',
      holds: 'Accounts, data about recordings, comments.',
    },
  ],
  health: '/',
  firstLogin: [
    'Open the address of cap-web and enter a mail address of an allowed domain.',
    'Without Resend, read the six-digit code in the log of cap-web; it is valid for 10 minutes.',
    'In the desktop recorder, set the address of your server in the settings.',
  ],
  backup: {
    data: ['The MySQL database.', 'The volume of the object store.'],
    secrets: ['DATABASE_ENCRYPTION_KEY', 'NEXTAUTH_SECRET'],
  },
  upgrade: ['There are no version tags: look up the digest of the newest build and pin it.'],
  pitfalls: [
    {
      text: 'An object store that only answers over HTTP, or inside the network, breaks uploads and playback.',
      url: 'https://github.com/CapSoftware/Cap/issues/1406',
    },
    {
      text: 'Recording works and the upload fails: address or keys of the object store are wrong.',
      url: 'https://github.com/CapSoftware/Cap/issues/707',
    },
    {
      text: 'Upload and download buttons do nothing: the object store does not allow the origin of cap-web (CORS).',
      url: 'https://github.com/CapSoftware/Cap/issues/928',
    },
    {
      text: "The images of MinIO that upstream's file names are gone from Docker Hub since September 2026.",
      url: 'https://github.com/readest/readest/issues/6195',
    },
  ],
  changed: [
    {
      what: 'The one-shot job that creates the bucket is gone: the object store creates it at each start when it is missing.',
      lost: null,
    },
    {
      what: 'pgsty/minio takes the place of minio/minio, whose images were removed.',
      lost: 'The web console of the store is not public.',
    },
    {
      what: 'The media server comes as an image pinned by digest instead of a build from source.',
      lost: null,
    },
    {
      what: "Upstream's public example secrets are replaced by settings that you fill in.",
      lost: null,
    },
  ],
  afterImport: [
    'Give cap-web and minio an address each: both are public.',
    'Raise the request body limit of minio: recordings are larger than the default.',
  ],
  sources: [
    {
      what: 'Compose files, self-hosting page, settings and sign-in code',
      url: 'https://github.com/CapSoftware/Cap',
      seen: 'commit 0ce9e6751, 2026-08-20',
    },
    {
      what: 'Removal of the MinIO images',
      url: 'https://github.com/readest/readest/issues/6195',
      seen: '2026-09-12',
    },
  ],
  checkedOn: '2026-11-20',
  doubt:
    'The digests, the run on MySQL 8.4 and the replacement of MinIO rest on notes of third parties; they were not pulled for this page. Other public files pin other digests, and none says from when they are.',
};

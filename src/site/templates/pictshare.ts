import type { Template } from './types.ts';

export const pictshare: Template = {
  slug: 'pictshare',
  name: 'PictShare',
  category: 'publishing',
  purpose: 'A host for images, videos, text and short links, with resizing through the address.',
  glyph: 'M13.5 6h-11v15h19V12M2.5 18L8 12l4.5 5 3-3 6 5M18 10V2.5M15 5.5l3-3 3 3',
  licence: 'AGPL-3.0-or-later; a commercial licence on request',
  homepage: 'https://pictshare.net',
  repository: 'https://github.com/HaschekSolutions/pictshare',
  version: '3.1.6',
  images: { pictshare: 'ghcr.io/hascheksolutions/pictshare:3.1.6' },
  publicService: 'pictshare',
  port: 80,
  memory: {
    upstream: 'PHP may use the largest upload and 30 MB more for each request.',
    url: 'https://github.com/HaschekSolutions/pictshare/blob/master/docker/rootfs/start.sh',
    floorMb: { pictshare: 80 },
    chosen: 'Several requests of 80 MB at uploads of 50 MB, and the Redis inside the image.',
  },
  settings: [
    {
      name: 'PICTSHARE_URL',
      meaning: 'Public address with a slash at the end; it becomes URL.',
      required: true,
      example: 'https://img.example.com/',
    },
    {
      name: 'ADMIN_PASSWORD',
      meaning: 'Password of the page /admin; empty switches the page off.',
      required: true,
      generate: 'openssl rand -hex 16',
    },
    {
      name: 'UPLOAD_CODE',
      meaning: 'Code that uploads need; empty lets everybody upload.',
      required: true,
      generate: 'openssl rand -hex 16',
    },
    {
      name: 'MASTER_DELETE_CODE',
      meaning: 'Code that deletes any file.',
      required: true,
      generate: 'openssl rand -hex 16',
    },
    {
      name: 'MAX_UPLOAD_SIZE_MB',
      meaning: 'Largest upload in MB; it becomes MAX_UPLOAD_SIZE.',
      required: false,
      default: '50',
    },
    {
      name: 'ALLOWED_SUBNET',
      meaning: 'Networks that may upload and open /admin.',
      required: false,
      example: '203.0.113.0/24',
    },
    {
      name: 'CONTENTCONTROLLERS',
      meaning: 'Kinds of files that are accepted.',
      required: false,
      example: 'IMAGE,VIDEO',
    },
    {
      name: 'ALWAYS_WEBP',
      meaning: 'Delivers images as WebP.',
      required: false,
      default: 'false',
    },
    {
      name: 'S3_BUCKET',
      meaning: 'Copies uploads to S3, with the other S3_ settings.',
      required: false,
    },
  ],
  volumes: [
    {
      name: 'pictshare-data',
      service: 'pictshare',
      path: '/app/public/data',
      holds: 'All uploads.',
      suggestedGb: 10,
    },
  ],
  databases: [],
  health: null,
  firstLogin: [
    'Open the address of the app: there are no accounts. Upload with the upload code.',
    'Administration stands at /admin with ADMIN_PASSWORD.',
  ],
  backup: { data: ['The volume, or the bucket where uploads are copied to S3.'], secrets: [] },
  upgrade: [
    'Version 3 uses another data folder than version 2, and moved the file name to the end of the address.',
  ],
  pitfalls: [
    {
      text: 'All links answer 404 after an update, because the folder of the uploads has moved.',
      url: 'https://github.com/HaschekSolutions/PictShare-Docker/issues/8',
    },
    {
      text: 'Uploads were lost because the documentation named another folder than the image used.',
      url: 'https://github.com/HaschekSolutions/PictShare-Docker/issues/4',
    },
    {
      text: "'Upload forbidden' with ALLOWED_SUBNET set: the address seen is not the visitor's.",
      url: 'https://github.com/HaschekSolutions/PictShare-Docker/issues/18',
    },
    {
      text: 'Without UPLOAD_CODE or ALLOWED_SUBNET anybody can upload to a public instance.',
      url: 'https://github.com/HaschekSolutions/pictshare/blob/master/rtfm/CONFIG.md',
    },
  ],
  changed: [
    {
      what: 'An upload code is required, so that the instance is not open to everybody.',
      lost: null,
    },
    {
      what: 'The folder of the log files has no volume.',
      lost: 'Log files inside the container are gone at the next release.',
    },
    {
      what: "The image name is in lower case; upstream's file writes capitals, which Docker refuses.",
      lost: null,
    },
  ],
  afterImport: [],
  sources: [
    {
      what: 'Compose file, Dockerfile, start script, configuration',
      url: 'https://github.com/HaschekSolutions/pictshare',
      seen: 'commit a3afac4, 2026-05-23 (v3.1.6)',
    },
  ],
  checkedOn: '2026-11-20',
  doubt: 'That the tag 3.1.6 exists follows from the workflow that builds the image.',
};

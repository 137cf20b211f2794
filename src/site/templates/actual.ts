import type { Template } from './types.ts';

export const actual: Template = {
  slug: 'actual',
  name: 'Actual Budget',
  category: 'finance',
  purpose: 'Envelope budgeting whose server keeps budgets in step between browsers and devices.',
  glyph: 'M2.5 8.5h19v12h-19zM2.5 8.5l9.5 6.5 9.5-6.5M7 5.5h10M9 2.5h6',
  licence: 'MIT',
  homepage: 'https://actualbudget.org',
  repository: 'https://github.com/actualbudget/actual',
  version: '26.8.1',
  newer: { version: '26.9.0', seen: 'package @actual-app/sync-server on npm, 2026-11-23' },
  images: { actual: 'actualbudget/actual-server:26.8.1' },
  publicService: 'actual',
  port: 5006,
  memory: {
    upstream: null,
    url: null,
    floorMb: {},
    chosen: 'A Node.js server with SQLite; no figure was found upstream.',
  },
  settings: [
    {
      name: 'ACTUAL_ALLOWED_LOGIN_METHODS',
      meaning: 'Accepted ways to sign in: password, header, openid, separated by commas.',
      required: false,
      default: 'password',
    },
    {
      name: 'ACTUAL_UPLOAD_FILE_SIZE_LIMIT_MB',
      meaning: 'Largest request in MB that is neither a budget nor a change.',
      required: false,
      default: '20',
      example: '50',
    },
    {
      name: 'ACTUAL_UPLOAD_FILE_SYNC_SIZE_LIMIT_MB',
      meaning: 'Largest set of changes in MB that a device may send at once.',
      required: false,
      default: '20',
    },
    {
      name: 'ACTUAL_UPLOAD_SYNC_ENCRYPTED_FILE_SYNC_SIZE_LIMIT_MB',
      meaning: 'Largest budget in MB that a device may upload, encrypted or not.',
      required: false,
      default: '50',
    },
    {
      name: 'ACTUAL_TRUSTED_PROXIES',
      meaning: "Address ranges of proxies that are left out of the visitor's address.",
      required: false,
      default: 'the private ranges',
      example: '10.0.0.0/8',
    },
  ],
  volumes: [
    {
      name: 'actual-data',
      service: 'actual',
      path: '/data',
      holds: 'The account database with the hashed password, and the budget files.',
      suggestedGb: 1,
    },
  ],
  databases: [],
  health: '/health',
  firstLogin: [
    'Open the address of the app: the first visitor chooses the server password.',
    'Create a budget or import one.',
    'For a forgotten password, open a shell in the container and run node scripts/reset-password.js.',
  ],
  backup: {
    data: ['The volume, with the app stopped; or a single budget by export in the app.'],
    secrets: [],
  },
  upgrade: ['Versions follow the calendar: 26.8.1 is of August 2026.'],
  pitfalls: [
    {
      text: 'Over plain HTTP the app refuses to start in the browser, because it needs SharedArrayBuffer.',
      url: 'https://github.com/actualbudget/actual/issues/637',
    },
    {
      text: 'Some mobile browsers do not offer SharedArrayBuffer even over HTTPS.',
      url: 'https://github.com/actualbudget/actual/issues/7509',
    },
    {
      text: 'Going around that check can merge or lose budgets.',
      url: 'https://github.com/actualbudget/actual/pull/645',
    },
    {
      text: 'Headers added by another proxy in front can break the app in browsers where it worked.',
      url: 'https://github.com/actualbudget/actual/issues/1667',
    },
  ],
  changed: [
    {
      what: 'The health check asks /health instead of a script whose path moved between releases.',
      lost: null,
    },
  ],
  afterImport: [],
  sources: [
    {
      what: 'Documentation on installation, settings, reset and backup',
      url: 'https://github.com/actualbudget/docs',
      seen: 'commit 8ad6e144, 2025-11-11',
    },
    {
      what: 'Compose file and Dockerfile of the sync server',
      url: 'https://github.com/actualbudget/actual/tree/master/packages/sync-server',
      seen: 'commits 05865c48 and 27d79ec5',
    },
  ],
  checkedOn: '2026-11-20',
  doubt: 'The tag was taken from third-party configurations that pin it.',
};

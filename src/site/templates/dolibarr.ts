import type { Template } from './types.ts';

export const dolibarr: Template = {
  slug: 'dolibarr',
  name: 'Dolibarr',
  category: 'finance',
  purpose: 'ERP and CRM for small organisations: customers, quotes, invoices, stock, accounting.',
  glyph:
    'M5 2.5h14v19l-2.3-1.8-2.4 1.8-2.3-1.8-2.3 1.8-2.4-1.8L5 21.5zM8.5 7h7M8.5 10.5h7M12.5 14.5h3',
  licence: 'GPL-3.0-or-later',
  homepage: 'https://www.dolibarr.org',
  repository: 'https://github.com/Dolibarr/dolibarr',
  version: '23.0.2',
  images: { dolibarr: 'dolibarr/dolibarr:23.0.2' },
  publicService: 'dolibarr',
  port: 80,
  memory: {
    upstream: 'PHP may use 256 MB for each request; a figure for the whole was not found.',
    url: 'https://github.com/Dolibarr/dolibarr-docker/blob/main/README.md',
    floorMb: { dolibarr: 256 },
    chosen: "Two requests at PHP's limit.",
  },
  settings: [
    {
      name: 'DOLI_URL_ROOT',
      meaning: 'Public address, without a slash at the end.',
      required: true,
      example: 'https://erp.example.com',
    },
    {
      name: 'DOLI_INSTANCE_UNIQUE_ID',
      meaning:
        'Key for encrypted values. Left empty, the start script sets a constant that everybody knows.',
      required: true,
      generate: 'openssl rand -hex 32',
    },
    {
      name: 'DOLI_ADMIN_LOGIN',
      meaning: 'Name of the first administrator.',
      required: false,
      default: 'admin',
    },
    {
      name: 'DOLI_ADMIN_PASSWORD',
      meaning: "Password of the first administrator; without an entry it is 'admin'.",
      required: true,
      generate: 'openssl rand -hex 16',
    },
    {
      name: 'DB_PASSWORD',
      meaning: 'Password of the database, referenced from it.',
      required: true,
      reference: '@{db.MYSQL_PASSWORD}',
    },
    {
      name: 'DOLI_COMPANY_NAME',
      meaning: 'Name of the company.',
      required: false,
      example: 'Example GmbH',
    },
    {
      name: 'DOLI_COMPANY_COUNTRYCODE',
      meaning: 'Country of the company.',
      required: false,
      example: 'DE',
    },
    {
      name: 'DOLI_ENABLE_MODULES',
      meaning: 'Modules to switch on at the installation; needs the two settings above.',
      required: false,
      example: 'Societe,Facture',
    },
    { name: 'TZ', meaning: 'Time zone of PHP.', required: false, default: 'UTC' },
  ],
  volumes: [
    {
      name: 'dolibarr-documents',
      service: 'dolibarr',
      path: '/var/www/documents',
      holds: 'Created and uploaded documents, and the lock of the installation.',
      suggestedGb: 5,
    },
    {
      name: 'dolibarr-custom',
      service: 'dolibarr',
      path: '/var/www/html/custom',
      holds: 'Additional modules.',
      suggestedGb: 1,
    },
  ],
  databases: [{ service: 'db', engine: 'MySQL', version: '8.4', holds: 'All business data.' }],
  health: null,
  firstLogin: [
    'Open the address of the app and sign in with DOLI_ADMIN_LOGIN and DOLI_ADMIN_PASSWORD.',
    'Fill in the data of the company under Home, Setup.',
    'Switch on the modules that you need.',
  ],
  backup: {
    data: ['The MySQL database.', 'Both volumes.'],
    secrets: ['DOLI_INSTANCE_UNIQUE_ID'],
  },
  upgrade: [
    'Take a backup, delete install.lock in the documents volume, change the version, start with DOLI_INSTALL_AUTO=1; otherwise the database is not migrated.',
  ],
  pitfalls: [
    {
      text: 'After a new version the app answers that an upgrade is needed and stops at the file install.lock.',
      url: 'https://github.com/tuxgasy/docker-dolibarr/issues/27',
    },
    {
      text: 'Deleting install.lock while volumes are moved leads to a second installation: a table is missing.',
      url: 'https://github.com/tuxgasy/docker-dolibarr/issues/52',
    },
    {
      text: 'The upgrade scripts of the command line have to be run from their own folder.',
      url: 'https://github.com/tuxgasy/docker-dolibarr/issues/21',
    },
    {
      text: "Uploads end at 2 MB in the image's own settings; this template sets 32 MB.",
      url: 'https://github.com/Dolibarr/dolibarr-docker/blob/main/README.md',
    },
  ],
  changed: [
    {
      what: 'A managed MySQL 8.4 takes the place of MariaDB, which is not offered.',
      lost: 'An existing instance moves by export and import, not by copying files.',
    },
    {
      what: 'The second container for scheduled work is left out.',
      lost: 'Scheduled jobs of modules do not run until you add the image a second time with DOLI_CRON=1.',
    },
  ],
  afterImport: [],
  sources: [
    {
      what: 'README, start script and example of the official image',
      url: 'https://github.com/Dolibarr/dolibarr-docker',
      seen: 'commit 01d93b3, 2026-04-07',
    },
  ],
  checkedOn: '2026-11-20',
  doubt: null,
};

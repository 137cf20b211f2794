import type { Template } from './types.ts';

export const stirlingPdf: Template = {
  slug: 'stirling-pdf',
  name: 'Stirling PDF',
  category: 'documents',
  purpose: 'A toolbox for PDF files in the browser: merge, split, convert, OCR, sign, redact.',
  glyph: 'M2.5 2.5h7v8h-7zM2.5 13.5h7v8h-7zM9.5 6.5h2.5v11H9.5M12 12h2.5M14.5 6h7v12h-7z',
  licence:
    'MIT for the core; proprietary licences for some parts; free for up to 5 users with login',
  homepage: 'https://www.stirlingpdf.com',
  repository: 'https://github.com/Stirling-Tools/Stirling-PDF',
  version: '2.14.3',
  images: { 'stirling-pdf': 'stirlingtools/stirling-pdf:2.14.3' },
  publicService: 'stirling-pdf',
  port: 8080,
  memory: {
    upstream:
      "2 GB at least, 4 GB or more advised. The image sets Java's limits from the container's.",
    url: 'https://github.com/Stirling-Tools/Stirling-Tools.github.io/blob/main/docs/Server-Admin-Onboarding.md',
    floorMb: { 'stirling-pdf': 2048 },
    chosen: "Upstream's minimum; with 1 GB the start fails.",
  },
  settings: [
    {
      name: 'ADMIN_USERNAME',
      meaning: 'Name of the first administrator; used on the first start only.',
      required: false,
      default: 'admin',
    },
    {
      name: 'ADMIN_PASSWORD',
      meaning: 'Password of the first administrator; used on the first start only.',
      required: true,
      generate: 'openssl rand -hex 16',
    },
    {
      name: 'DEFAULT_LOCALE',
      meaning: 'Language of the interface.',
      required: false,
      default: 'en-US',
      example: 'de-DE',
    },
    {
      name: 'SYSTEMFILEUPLOADLIMIT',
      meaning: 'Largest upload.',
      required: false,
      example: '2000MB',
    },
    {
      name: 'SYSTEM_GOOGLEVISIBILITY',
      meaning: 'Whether search engines may list the page.',
      required: false,
      example: 'false',
    },
    {
      name: 'JAVA_CUSTOM_OPTS',
      meaning: 'Options of Java, such as its heap.',
      required: false,
      example: '-Xmx4g',
    },
  ],
  volumes: [
    {
      name: 'stirling-configs',
      service: 'stirling-pdf',
      path: '/configs',
      holds: 'Settings, database of users, keys.',
      suggestedGb: 1,
    },
    {
      name: 'stirling-custom',
      service: 'stirling-pdf',
      path: '/customFiles',
      holds: 'Branding and signatures.',
      suggestedGb: 1,
    },
    {
      name: 'stirling-pipeline',
      service: 'stirling-pdf',
      path: '/pipeline',
      holds: 'Folders of the automation.',
      suggestedGb: 1,
    },
  ],
  databases: [],
  health: '/api/v1/info/status',
  firstLogin: [
    'Wait for the first start, which takes up to two minutes.',
    'Sign in with ADMIN_USERNAME and ADMIN_PASSWORD. Without them the name is admin and the password stirling.',
    'Set a new password, which the app asks for.',
  ],
  backup: {
    data: ['All three volumes. The name of the database file carries its version.'],
    secrets: [],
  },
  upgrade: ['Templates of version 1 in customFiles do not work in version 2.'],
  pitfalls: [
    {
      text: 'Users and settings are back to the default after an update: /configs was not kept.',
      url: 'https://github.com/Stirling-Tools/Stirling-PDF/issues/5114',
    },
    {
      text: "The administrator's password is reset when a new image is pulled.",
      url: 'https://github.com/Stirling-Tools/Stirling-PDF/issues/6395',
    },
    {
      text: "With 1 GB the start ends in 'OutOfMemoryError: Metaspace' again and again.",
      url: 'https://github.com/Dylancyclone/ansible-homelab-orchestration/pull/28',
    },
    {
      text: 'Old names of settings are ignored: the login is switched by SECURITY_ENABLELOGIN, without a second underscore.',
      url: 'https://github.com/Stirling-Tools/Stirling-PDF/issues/1040',
    },
  ],
  changed: [
    {
      what: 'The folder of the log files has no volume.',
      lost: 'Log files inside the container are gone at the next release.',
    },
    { what: 'The login is on and the first password is set.', lost: null },
  ],
  afterImport: ['Raise the request body limit of the app for files above the default.'],
  sources: [
    {
      what: 'Documentation on Docker, settings, login, licences',
      url: 'https://github.com/Stirling-Tools/Stirling-Tools.github.io',
      seen: 'commit d7dec859, 2026-07-01',
    },
    {
      what: 'Dockerfile and licence',
      url: 'https://github.com/Stirling-Tools/Stirling-PDF',
      seen: 'commits 00606f32 and 025d1958',
    },
  ],
  checkedOn: '2026-11-20',
  doubt: 'The tag was taken from third-party configurations that pin it.',
};

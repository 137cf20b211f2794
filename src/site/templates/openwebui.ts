import type { Template } from './types.ts';

export const openwebui: Template = {
  slug: 'openwebui',
  name: 'Open WebUI',
  category: 'ai',
  purpose:
    "A web interface for chats with language models, by Ollama or any API that speaks OpenAI's.",
  glyph: 'M2.5 4h19v13h-10L7 21v-4H2.5zM7 8l3 2.5L7 13M12 13.5h5',
  licence: 'Open WebUI License: BSD-3-Clause with a clause on branding since 0.6.6',
  homepage: 'https://openwebui.com',
  repository: 'https://github.com/open-webui/open-webui',
  version: '0.11.4',
  images: { 'open-webui': 'ghcr.io/open-webui/open-webui:v0.11.4' },
  publicService: 'open-webui',
  port: 8080,
  memory: {
    upstream: 'No minimum; the local embedding model takes about 500 MB for each worker.',
    url: 'https://github.com/open-webui/docs/blob/main/docs/reference/env-configuration.mdx',
    floorMb: { 'open-webui': 500 },
    chosen:
      'The embedding model and the server with room for documents. The language model runs elsewhere.',
  },
  settings: [
    {
      name: 'WEBUI_SECRET_KEY',
      meaning: 'Signs sessions and encrypts stored tokens; keep it across updates.',
      required: true,
      generate: 'openssl rand -hex 32',
    },
    {
      name: 'WEBUI_URL',
      meaning: 'Public address; it becomes the allowed origin too.',
      required: true,
      example: 'https://chat.example.com',
    },
    {
      name: 'WEBUI_ADMIN_EMAIL',
      meaning: 'Creates the administrator on an empty database and closes the sign-up.',
      required: true,
      example: 'admin@example.com',
    },
    {
      name: 'WEBUI_ADMIN_PASSWORD',
      meaning: 'Password of that administrator.',
      required: true,
      generate: 'openssl rand -hex 16',
    },
    {
      name: 'OPENAI_API_BASE_URL',
      meaning: "Address of an API that speaks OpenAI's.",
      required: false,
      default: 'https://api.openai.com/v1',
    },
    { name: 'OPENAI_API_KEY', meaning: 'Key for it.', required: false },
    {
      name: 'ENABLE_OLLAMA_API',
      meaning: 'Whether an Ollama server is asked.',
      required: false,
      default: 'false',
    },
    {
      name: 'OLLAMA_BASE_URL',
      meaning: 'Address of the Ollama server.',
      required: false,
      default: 'http://ollama:11434',
    },
    {
      name: 'ENABLE_PERSISTENT_CONFIG',
      meaning: 'With False, variables always win and changes in the interface are not kept.',
      required: false,
      default: 'True',
    },
    {
      name: 'DATABASE_URL',
      meaning: 'PostgreSQL instead of SQLite.',
      required: false,
      example: 'postgresql://app:PASSWORD@db:5432/app',
    },
  ],
  volumes: [
    {
      name: 'open-webui-data',
      service: 'open-webui',
      path: '/app/backend/data',
      holds: 'Database, uploads, vectors, cache of models.',
      suggestedGb: 10,
    },
  ],
  databases: [],
  health: '/health',
  firstLogin: [
    'Open the address of the app and sign in with WEBUI_ADMIN_EMAIL and WEBUI_ADMIN_PASSWORD.',
    'Without those two settings the first account that signs up is administrator, and later ones wait for approval.',
    'Add the connection to your models in the settings of the administrator.',
  ],
  backup: { data: ['The volume, with the app stopped.'], secrets: ['WEBUI_SECRET_KEY'] },
  upgrade: ['Migrations go one way: take a backup and read the release notes first.'],
  pitfalls: [
    {
      text: 'Everybody is signed out at each release: WEBUI_SECRET_KEY is not fixed.',
      url: 'https://github.com/open-webui/open-webui/issues/10761',
    },
    {
      text: 'Keys and connections are gone or come back after a restart: many variables count on the first start only, later the interface does.',
      url: 'https://github.com/open-webui/open-webui/issues/1022',
    },
    {
      text: 'API keys are lost when the data folder is not on a volume.',
      url: 'https://github.com/open-webui/open-webui/issues/2346',
    },
    {
      text: 'The name and logo may not be changed with more than 50 users in 30 days without an enterprise licence.',
      url: 'https://github.com/open-webui/docs/blob/main/docs/license.mdx',
    },
  ],
  changed: [
    {
      what: 'The administrator is created from settings, so that no stranger signs up first.',
      lost: null,
    },
    {
      what: 'No Ollama container is part of it: no size has a graphics processor.',
      lost: 'Models run at a provider or on a machine of your own.',
    },
  ],
  afterImport: ['Raise the request body limit of the app for documents above the default.'],
  sources: [
    {
      what: 'Documentation: settings, monitoring, updates, licence',
      url: 'https://github.com/open-webui/docs',
      seen: 'commits 1eea3847 (2026-08-20) and 00f997d1',
    },
  ],
  checkedOn: '2026-11-20',
  doubt:
    'The tag v0.11.4 was taken from third-party configurations; the documentation describes v0.11.0.',
};

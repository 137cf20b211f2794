import type { Template } from './types.ts';

export const anythingllm: Template = {
  slug: 'anythingllm',
  name: 'AnythingLLM',
  category: 'ai',
  purpose:
    'A chat workspace that answers from your documents and talks to a language model of your choice.',
  glyph: 'M17 11V6.5l-4-4H4v19h6M7 8h6M7 12h3M12 14h9.5v6h-5l-2.5 2v-2h-2z',
  licence: 'MIT',
  homepage: 'https://anythingllm.com',
  repository: 'https://github.com/Mintplex-Labs/anything-llm',
  version: '1.16.0',
  images: { anythingllm: 'mintplexlabs/anythingllm:1.16.0' },
  publicService: 'anythingllm',
  port: 3001,
  memory: {
    upstream: '2 GB of memory, 2 cores with AVX2, 5 to 10 GB of disk.',
    url: 'https://github.com/Mintplex-Labs/anythingllm-docs/blob/main/pages/installation-docker/system-requirements.mdx',
    floorMb: { anythingllm: 2048 },
    chosen: "Upstream's figure. The language model runs elsewhere.",
  },
  settings: [
    {
      name: 'JWT_SECRET',
      meaning: 'Signs sessions, 12 characters at least.',
      required: true,
      generate: 'openssl rand -hex 32',
    },
    {
      name: 'SIG_KEY',
      meaning: 'Encrypts stored values, 32 characters at least.',
      required: true,
      generate: 'openssl rand -hex 32',
    },
    {
      name: 'SIG_SALT',
      meaning: 'Salt for the encryption, 32 characters at least.',
      required: true,
      generate: 'openssl rand -hex 32',
    },
    {
      name: 'ANYTHINGLLM_CHROMIUM_ARGS',
      meaning: 'Arguments for the Chromium inside the image; these let it run without SYS_ADMIN.',
      required: true,
      default: '--no-sandbox,--disable-setuid-sandbox',
    },
    {
      name: 'AUTH_TOKEN',
      meaning: 'Password of the instance for a single user, set from outside.',
      required: false,
      generate: 'openssl rand -hex 16',
    },
    {
      name: 'LLM_PROVIDER',
      meaning: 'Presets the provider of the language model, with variables of its own.',
      required: false,
      example: 'openai',
    },
    {
      name: 'VECTOR_DB',
      meaning: 'Where vectors are stored.',
      required: false,
      default: 'lancedb',
    },
    {
      name: 'DISABLE_TELEMETRY',
      meaning: 'Switches usage reports off.',
      required: false,
      default: 'true',
    },
  ],
  volumes: [
    {
      name: 'anythingllm-storage',
      service: 'anythingllm',
      path: '/app/server/storage',
      holds: 'SQLite database, vectors, documents, downloaded models, and the settings file.',
      suggestedGb: 10,
    },
  ],
  databases: [],
  health: '/api/ping',
  firstLogin: [
    'Open the address of the app at once: nobody is asked for a password before you set one.',
    'Finish the questions and choose the provider of the language model.',
    'Switch on password protection, or the mode for several users, which asks for the first administrator and cannot be undone.',
  ],
  backup: {
    data: ['The volume, which holds the settings file too.'],
    secrets: ['JWT_SECRET', 'SIG_KEY', 'SIG_SALT'],
  },
  upgrade: ["Published tags have no 'v' in front, although the documentation writes one."],
  pitfalls: [
    {
      text: 'Settings made in the interface are written to a file outside the storage folder and are gone with the container. This template keeps that file on the volume.',
      url: 'https://github.com/Mintplex-Labs/anything-llm/issues/1725',
    },
    {
      text: 'The choice of the language model has to be made again after each restart: the same cause.',
      url: 'https://github.com/Mintplex-Labs/anything-llm/issues/2307',
    },
    {
      text: 'Where a file is mounted that does not exist, a folder called .env appears and all settings are lost.',
      url: 'https://github.com/Mintplex-Labs/anything-llm/issues/1013',
    },
    {
      text: 'A variable such as LLM_PROVIDER is overruled by what the interface has stored.',
      url: 'https://github.com/Mintplex-Labs/anything-llm/issues/3151',
    },
  ],
  changed: [
    {
      what: 'cap_add: SYS_ADMIN is gone; Chromium gets --no-sandbox and --disable-setuid-sandbox instead.',
      lost: "Chromium's own sandbox. A page that the collector reads and that exploits Chromium acts inside this container.",
    },
    {
      what: 'The settings file lies on the volume and is linked to its place at the start.',
      lost: null,
    },
  ],
  afterImport: ['Raise the request body limit of the app for documents above the default.'],
  sources: [
    {
      what: 'Compose file, Dockerfile, entrypoint and example of the settings file',
      url: 'https://github.com/Mintplex-Labs/anything-llm/tree/v1.16.0/docker',
      seen: 'tag v1.16.0, 2026-08-13',
    },
    {
      what: 'System requirements, quick start, available images, access',
      url: 'https://github.com/Mintplex-Labs/anythingllm-docs',
      seen: 'commit d020db9, 2026-08-21',
    },
  ],
  checkedOn: '2026-11-20',
  doubt:
    'The link of the settings file was read from the Dockerfile and the code that writes it; it was not started for this page.',
};

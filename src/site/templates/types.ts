import type { SizeName } from '../../lib/prices.ts';

export const TEMPLATE_SLUGS = [
  'activepieces',
  'actual',
  'anythingllm',
  'bookstack',
  'bytebase',
  'cap',
  'dolibarr',
  'ezbookkeeping',
  'ghost',
  'kavita',
  'komga',
  'linkding',
  'memos',
  'navidrome',
  'nodebb',
  'openwebui',
  'penpot',
  'pictshare',
  'remark42',
  'stirling-pdf',
  'umami',
] as const;
export type TemplateSlug = (typeof TEMPLATE_SLUGS)[number];

/** The gallery's categories, in its order, each with what it holds. */
export const templateCategories = {
  automation: 'Automation',
  ai: 'AI',
  analytics: 'Analytics',
  community: 'Community',
  design: 'Design',
  development: 'Development',
  documents: 'Documents',
  finance: 'Finance and business',
  media: 'Media libraries',
  notes: 'Notes and bookmarks',
  publishing: 'Publishing',
} as const;
export type TemplateCategory = keyof typeof templateCategories;

/** A variable of the template's Compose file, or of the app beyond it. */
export interface TemplateSetting {
  name: string;
  meaning: string;
  /** The app does not start, or is open to everybody, without it. */
  required: boolean;
  /** What the template sets it to: a value that one of its databases offers. */
  reference?: `@{${string}.${string}}`;
  /** The command that makes a value, where the value is a secret of the instance. */
  generate?: string;
  /** The value without an entry, where it is not empty. */
  default?: string;
  example?: string;
}

export interface TemplateVolume {
  /** As in the Compose file. */
  name: string;
  service: string;
  path: string;
  holds: string;
  /** Gigabytes for a usual beginning; the Compose import starts every volume at 1. */
  suggestedGb: number;
}

export interface TemplateDatabase {
  service: string;
  engine: 'PostgreSQL' | 'MySQL' | 'Redis' | 'Valkey';
  version: string;
  holds: string;
}

export interface Pitfall {
  text: string;
  /** The issue, pull request or page of the upstream project that shows it. */
  url?: string;
}

/** A difference between this template and the file that upstream publishes. */
export interface Change {
  what: string;
  /** What the difference costs the user, or null. */
  lost: string | null;
}

export interface TemplateSource {
  what: string;
  url: string;
  /** Version, commit or day of what was read. */
  seen: string;
}

export interface Template {
  slug: TemplateSlug;
  name: string;
  category: TemplateCategory;
  /** One line: what it is. */
  purpose: string;
  /** What it does as one path, drawn for it, 24 by 24 units; no mark of the project. */
  glyph: string;
  licence: string;
  homepage: string;
  repository: string;
  /** The release that the template pins. */
  version: string;
  /** A newer release that was looked up and not tried: which, and where and when it was seen. */
  newer?: { version: string; seen: string } | undefined;
  /** The images of the apps, pinned, by service of the Compose file. Databases stand below. */
  images: Readonly<Record<string, string>>;
  /** The service that people open, and the port it listens on. */
  publicService: string;
  port: number;
  memory: {
    /** What upstream names or people have seen, or null where nothing was found. */
    upstream: string | null;
    url: string | null;
    /** The least that upstream names, in MB by service of the Compose file. */
    floorMb: Readonly<Record<string, number>>;
    /** Why the Compose file sets what it sets. */
    chosen: string;
  };
  settings: readonly TemplateSetting[];
  volumes: readonly TemplateVolume[];
  databases: readonly TemplateDatabase[];
  /** The path of the health check, or null: then a TCP connect takes its place. */
  health: string | null;
  /** Steps of the first sign-in, in order. */
  firstLogin: readonly string[];
  backup: {
    /** What has to be saved. */
    data: readonly string[];
    /** Settings without which the saved data is of no use. */
    secrets: readonly string[];
  };
  /** What to know before a new version. */
  upgrade: readonly string[];
  /** What people really run into, most frequent first. */
  pitfalls: readonly Pitfall[];
  changed: readonly Change[];
  /** What to set on the platform after the import. */
  afterImport: readonly string[];
  /** A smaller choice of sizes that upstream's own minimum allows. */
  smaller?: { sizes: Readonly<Record<string, SizeName>>; why: string };
  sources: readonly TemplateSource[];
  /** The day on which the facts were collected, ISO. */
  checkedOn: string;
  /** What rests on less than the project's own text, or null. */
  doubt: string | null;
}

/** A row of a template's bill. */
export interface TemplateRow {
  id: string;
  kind: 'app' | 'postgres' | 'mysql' | 'redis' | 'valkey' | 'disk' | 'volume';
  name: string;
  /** What it becomes, in a few words. */
  detail: string;
  size?: SizeName;
  replicas: number;
  /** Gigabytes of a disk or volume. */
  disk?: number;
  /** A computation over price keys, for `<Price of="…" />`. */
  expression: string;
}

/** What a template costs a month. */
export interface TemplateCost {
  rows: readonly TemplateRow[];
  /** The sum of the rows: what the Compose import shows without a change. */
  expression: string;
  /** The sum with the disks that the template suggests for a usual beginning. */
  suggested: string;
  /** The sum with the smaller sizes that upstream's own minimum allows, where there are any. */
  smaller?: string;
}

import { templateCategories } from '#data/template-categories';
import {
  templates as files,
  type Template as TemplateFile,
  type TemplateSlug,
} from '#data/templates';
import type { SizeName } from './prices.ts';

export { templateCategories };
export type { TemplateChange, TemplateSlug, TemplateSource } from '#data/templates';

/** A one-click template with its slug. */
export type Template = TemplateFile & { readonly slug: TemplateSlug };

/** Every one-click template, in the order of the slugs. */
export const templates: readonly Template[] = files;

/** The template of that slug. Throws with the known ones when there is none. */
export function templateOf(slug: string): Template {
  const template = templates.find((candidate) => candidate.slug === slug);
  if (!template) {
    const known = templates.map((candidate) => candidate.slug);
    throw new Error(`there is no template '${slug}'. Known: ${known.join(', ')}`);
  }
  return template;
}

/** The path of the template's Compose file, from the root of the project. */
export const composePath = (slug: TemplateSlug): string =>
  `examples/templates/${slug}/compose.yaml`;

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
  /** The sum with the disks that the template suggests for a typical start. */
  suggested: string;
  /** The sum with the smaller sizes that upstream's own minimum allows, if there are any. */
  smaller?: string;
}

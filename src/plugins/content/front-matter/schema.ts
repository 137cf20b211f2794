import fs from 'node:fs';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';

/** The kinds of page with different front matter. */
export const PAGE_KINDS = ['docs', 'learn', 'blog', 'page'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** The part of a key's schema that messages and editors use. */
interface KeySchema {
  $ref?: string;
  description?: string;
  type?: string;
  enum?: readonly string[];
}
interface KindSchema {
  required: readonly string[];
  properties: Readonly<Record<string, KeySchema>>;
}
type Definitions = Readonly<Record<string, KeySchema>> & Readonly<Record<PageKind, KindSchema>>;

const FILE = new URL('./front-matter.schema.json', import.meta.url);
const schema = JSON.parse(fs.readFileSync(FILE, 'utf8')) as { definitions: Definitions };
const ajv = new Ajv({ allErrors: true, schemas: { frontMatter: schema } });

/** The keys for a kind of page, each with what to write. */
export function keysOf(kind: PageKind): Readonly<Record<string, KeySchema & { hint: string }>> {
  const { properties } = schema.definitions[kind];
  return Object.fromEntries(
    Object.entries(properties).map(([key, own]) => {
      const rule = own.$ref ? (schema.definitions[own.$ref.split('/').at(-1) ?? ''] ?? own) : own;
      return [key, { ...rule, hint: rule.description ?? key }];
    }),
  );
}

/** The places where front matter breaks its kind's schema, empty if there are none. A date counts as its ISO day. */
export function misfits(kind: PageKind, frontMatter: Record<string, unknown>): ErrorObject[] {
  const check = ajv.getSchema(`frontMatter#/definitions/${kind}`) as ValidateFunction;
  const values = Object.entries(frontMatter)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, value instanceof Date ? value.toISOString().slice(0, 10) : value]);
  return check(Object.fromEntries(values)) ? [] : (check.errors ?? []);
}

import fs from 'node:fs';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';

/** The kinds of page whose front matter differs. */
export const PAGE_KINDS = ['docs', 'learn', 'blog', 'page'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A key's schema, as far as messages and editors use it. */
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

/** The keys of a kind of page, each with what is to be written. */
export function keysOf(kind: PageKind): Readonly<Record<string, KeySchema & { hint: string }>> {
  const { properties } = schema.definitions[kind];
  return Object.fromEntries(
    Object.entries(properties).map(([key, own]) => {
      const rule = own.$ref ? (schema.definitions[own.$ref.split('/').at(-1) ?? ''] ?? own) : own;
      return [key, { ...rule, hint: rule.description ?? key }];
    }),
  );
}

/** Where front matter does not fit the schema of its kind; empty when it does. A date counts as its ISO day. */
export function misfits(kind: PageKind, frontMatter: Record<string, unknown>): ErrorObject[] {
  const check = ajv.getSchema(`frontMatter#/definitions/${kind}`) as ValidateFunction;
  const values = Object.entries(frontMatter)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, value instanceof Date ? value.toISOString().slice(0, 10) : value]);
  return check(Object.fromEntries(values)) ? [] : (check.errors ?? []);
}

import { type Problem, type Unit } from '../types.ts';
import { problemAt } from './language.ts';

/**
 * A small schema of what pages use. `any` takes everything; a list of types
 * takes one of them; `map` has arbitrary keys with values of one schema.
 */
export type Schema =
  | 'any'
  | 'text'
  | 'number'
  | 'flag'
  | 'texts'
  | { keys: Readonly<Record<string, Schema>>; required?: readonly string[] }
  | { map: Schema }
  | { list: Schema }
  | { either: readonly Schema[] };

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typeFits(value: unknown, schema: Schema): boolean {
  if (schema === 'any' || value === null || value === undefined) return true;
  if (schema === 'text') return ['string', 'number', 'boolean'].includes(typeof value);
  if (schema === 'number')
    return (
      typeof value === 'number' ||
      (typeof value === 'string' && /^\d+(?:%|[a-zA-Z]+)?$/.test(value))
    );
  if (schema === 'flag') return typeof value === 'boolean';
  if (schema === 'texts') return Array.isArray(value) && value.every((item) => !isMap(item));
  if ('either' in schema) return schema.either.some((one) => typeFits(value, one));
  return 'list' in schema ? Array.isArray(value) : isMap(value);
}

const nameOf = (schema: Schema): string =>
  typeof schema === 'string'
    ? schema
    : 'list' in schema
      ? 'list'
      : 'either' in schema
        ? schema.either.map(nameOf).join(' or ')
        : 'map';

/** Says where a value does not follow a schema: `path: what is wrong`. */
function schemaProblems(value: unknown, schema: Schema, path = ''): string[] {
  if (value === null || value === undefined) return [];
  if (!typeFits(value, schema)) return [`${path || 'the file'}: must be ${nameOf(schema)}`];
  if (typeof schema === 'string') return [];
  if ('either' in schema) {
    const tried = schema.either
      .filter((one) => typeFits(value, one))
      .map((one) => schemaProblems(value, one, path));
    return tried.some((problems) => problems.length === 0) ? [] : (tried[0] ?? []);
  }
  if ('list' in schema) {
    return (value as unknown[]).flatMap((item, index) =>
      schemaProblems(item, schema.list, `${path}[${index}]`),
    );
  }
  const map = value as Record<string, unknown>;
  if ('map' in schema) {
    return Object.entries(map).flatMap(([key, item]) =>
      schemaProblems(item, schema.map, path ? `${path}.${key}` : key),
    );
  }
  const missing = (schema.required ?? [])
    .filter((key) => !(key in map))
    .map((key) => `${path || 'the file'}: '${key}' is missing`);
  return [
    ...missing,
    ...Object.entries(map).flatMap(([key, item]) => {
      const known = schema.keys[key];
      const where = path ? `${path}.${key}` : key;
      return known === undefined ? [`${where}: unknown key`] : schemaProblems(item, known, where);
    }),
  ];
}

/** Line (from 1) on which the last key of a path first stands, searched downwards along the path. */
function lineOf(text: string, path: string): number {
  const lines = text.split('\n');
  let at = 0;
  for (const part of path.split('.')) {
    const name = part.replace(/\[\d+\]/g, '');
    const found = lines.findIndex(
      (line, index) =>
        index >= at &&
        new RegExp(
          `^[\\s-]*["']?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}["']?\\s*[:=\\]]|\\[.*\\b${name}\\b.*\\]`,
        ).test(line),
    );
    if (found !== -1) at = found;
  }
  return at + 1;
}

/** The problems of a unit by a schema, with lines. */
export function unitSchemaProblems(
  unit: Unit,
  document: unknown,
  schema: Schema,
  tool: string,
): Problem[] {
  return schemaProblems(document, schema).map((message) =>
    problemAt(unit, lineOf(unit.text, message.split(':')[0] ?? ''), message, tool),
  );
}

import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { findKinds, type Kind } from './kinds.ts';
import { incidentSymptomsModule } from './incident-symptoms.ts';
import { lessonPagesModule } from './lesson-pages.ts';
import { checkFor, DataError, readDataFile } from './read.ts';

const pascal = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const slugOf = (file: string) => path.basename(file, '.yaml');

/** A schema in which `{ "slugOf": "platforms" }` allows the names of the files of that kind. */
function withSlugs(schema: unknown, kinds: readonly Kind[]): unknown {
  if (Array.isArray(schema)) return schema.map((part) => withSlugs(part, kinds));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { slugOf: other, ...rest } = schema as Record<string, unknown>;
  const kind = kinds.find(({ name }) => name === other);
  return {
    ...Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, withSlugs(part, kinds)])),
    ...(kind && { enum: kind.files.map(slugOf) }),
  };
}

/** Reads every file of a kind. Throws one `DataError` with the faults of all of them. */
function readKind(root: string, kind: Kind, schema: AnySchemaObject): unknown {
  const check = checkFor(schema);
  const problems: string[] = [];
  const items = kind.files.map((file) => {
    try {
      return readDataFile(root, file, check);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      problems.push(...error.problems);
      return null;
    }
  });
  if (problems.length > 0) throw new DataError(problems);
  if (!kind.isFolder) return items[0];
  return items.map((item, at) => ({ slug: slugOf(kind.files[at] ?? ''), ...(item as object) }));
}

const union = (words: readonly string[]) => words.map((word) => JSON.stringify(word)).join(' | ');
const HEAD = 'by npm run data. */\n';

/** Types for the keys of the maps at a file's top level: `limits:` has `LimitsKey`. */
function keyTypes(schema: AnySchemaObject, data: unknown): string[] {
  const properties = (schema.properties ?? {}) as Record<string, AnySchemaObject>;
  return Object.entries(properties)
    .filter(([, { additionalProperties }]) => typeof additionalProperties === 'object')
    .map(([name]) => {
      const keys = Object.keys((data as Record<string, object>)[name] ?? {});
      return `export type ${pascal(name)}Key = ${union(keys)};`;
    });
}

/**
 * The TypeScript of a kind: the types of its schema, and its data as a constant named after the kind. A
 * folder whose items have a name gets a second module with only the names, for code that runs in the
 * browser.
 */
async function modulesOf(
  root: string,
  kind: Kind,
  kinds: readonly Kind[],
): Promise<(readonly [string, string])[]> {
  // Slow to load, and only needed when data changed.
  const { compile } = await import('json-schema-to-typescript');
  const source: unknown = JSON.parse(fs.readFileSync(kind.schema, 'utf8'));
  const schema = withSlugs(source, kinds) as AnySchemaObject;
  const data = readKind(root, kind, structuredClone(schema));
  const title = String(schema.title ?? pascal(kind.name));
  const types = await compile({ ...schema, title }, title, {
    bannerComment: '',
    format: false,
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
  });
  const name = camel(kind.name);
  const text = JSON.stringify(data, null, 1);
  if (!kind.isFolder) {
    const keys = keyTypes(schema, data).join('\n');
    const own = `${types.trim()}\n${keys}\nexport const ${name}: ${title} = ${text};\n`;
    return [[`${kind.name}.ts`, `/* Made from data/${kind.name}.yaml ${HEAD}${own}`]];
  }
  const head = `/* Made from data/${kind.name}/ ${HEAD}`;
  const slugs = `export type ${title}Slug = ${union(kind.files.map(slugOf))};`;
  const items = `export const ${name}: readonly (${title} & { readonly slug: ${title}Slug })[] = ${text};`;
  const modules: (readonly [string, string])[] = [
    [`${kind.name}.ts`, `${head}${types.trim()}\n${slugs}\n${items}\n`],
  ];
  const named = data as { slug: string; name?: unknown }[];
  if (named.every((item) => typeof item.name === 'string')) {
    const names = Object.fromEntries(named.map(({ slug, name: own }) => [slug, own]));
    const type = `import type { ${title}Slug } from './${kind.name}.ts';`;
    const constant = `export const ${name}Names: Readonly<Record<${title}Slug, string>> = ${JSON.stringify(names, null, 1)};`;
    modules.push([`${kind.name}-names.ts`, `${head}${type}\n${constant}\n`]);
  }
  return modules;
}

/** A hash over everything that the modules are made from, this tool's own code among it. */
function inputsHash(root: string, kinds: readonly Kind[], pages: readonly string[]): string {
  const hash = crypto.createHash('sha256').update(pages.join('\0'));
  const tool = path.join(root, 'tools/data');
  const own = fs.readdirSync(tool).sort();
  const files = [
    ...own.map((name) => path.join(tool, name)),
    ...kinds.flatMap(({ schema, files }) => [schema, ...files]),
  ];
  for (const file of files)
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file));
  return hash.digest('hex');
}

/**
 * Makes `.data/<kind>.ts` from every kind below `data/` if anything changed since the last time. Throws
 * `DataError` if a file doesn't fit its schema. Returns true if it wrote.
 */
export async function writeData(root: string): Promise<boolean> {
  const target = path.join(root, '.data');
  const mark = path.join(target, 'hash');
  const kinds = findKinds(root);
  const lessonPages = lessonPagesModule(root);
  const symptoms = incidentSymptomsModule(root);
  const hash = inputsHash(root, kinds, [lessonPages, symptoms]);
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === hash) return false;
  const made = await Promise.all(kinds.map((kind) => modulesOf(root, kind, kinds)));
  const modules: (readonly [string, string])[] = [
    ...made.flat(),
    ['lesson-pages.ts', lessonPages],
    ['incident-symptoms.ts', symptoms],
  ];
  fs.mkdirSync(target, { recursive: true });
  for (const name of fs.readdirSync(target)) {
    if (!modules.some(([known]) => known === name)) fs.rmSync(path.join(target, name));
  }
  for (const [name, text] of modules) {
    const file = path.join(target, name);
    // A bundler in watch mode only notices changes.
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text)
      fs.writeFileSync(file, text);
  }
  fs.writeFileSync(mark, hash);
  return true;
}

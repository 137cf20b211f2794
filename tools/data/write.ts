import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { findKinds, type Kind } from './kinds.ts';
import { lessonPagesModule } from './lesson-pages.ts';
import { checkFor, DataError, readDataFile } from './read.ts';

const pascal = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const slugOf = (file: string) => path.basename(file, '.yaml');

/** Reads every file of a kind; throws one `DataError` with the faults of all of them. */
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

/** The TypeScript of a kind: the types of its schema, and its data as a constant named after the kind. */
async function moduleOf(root: string, kind: Kind): Promise<string> {
  // Slow to load, and needed only where data changed.
  const { compile } = await import('json-schema-to-typescript');
  const schema = JSON.parse(fs.readFileSync(kind.schema, 'utf8')) as AnySchemaObject;
  const data = readKind(root, kind, structuredClone(schema));
  const title = String(schema.title ?? pascal(kind.name));
  const types = await compile({ ...schema, title } as Parameters<typeof compile>[0], title, {
    bannerComment: '',
    format: false,
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
  });
  const slugs = kind.files.map((file) => JSON.stringify(slugOf(file))).join(' | ');
  const type = kind.isFolder ? `readonly (${title} & { readonly slug: ${title}Slug })[]` : title;
  return [
    `/* Made from data/${kind.name}${kind.isFolder ? '/' : '.yaml'} by npm run data. */`,
    types.trim(),
    ...(kind.isFolder ? [`export type ${title}Slug = ${slugs};`] : []),
    `export const ${camel(kind.name)}: ${type} = ${JSON.stringify(data, null, 1)};\n`,
  ].join('\n');
}

/** A hash over everything that the modules are made from, this tool's own code among it. */
function inputsHash(root: string, kinds: readonly Kind[], lessonPages: string): string {
  const hash = crypto.createHash('sha256').update(lessonPages);
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
 * Makes `.data/<kind>.ts` from every kind below `data/`, where anything changed since the
 * last time; throws `DataError` where a file does not fit its schema. True where it wrote.
 */
export async function writeData(root: string): Promise<boolean> {
  const target = path.join(root, '.data');
  const mark = path.join(target, 'hash');
  const kinds = findKinds(root);
  const lessonPages = lessonPagesModule(root);
  const hash = inputsHash(root, kinds, lessonPages);
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === hash) return false;
  const modules = await Promise.all(
    kinds.map(async (kind) => [`${kind.name}.ts`, await moduleOf(root, kind)] as const),
  );
  modules.push(['lesson-pages.ts', lessonPages]);
  fs.mkdirSync(target, { recursive: true });
  for (const name of fs.readdirSync(target)) {
    if (!modules.some(([known]) => known === name)) fs.rmSync(path.join(target, name));
  }
  for (const [name, text] of modules) {
    const file = path.join(target, name);
    // A bundler that watches sees only what changed.
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text)
      fs.writeFileSync(file, text);
  }
  fs.writeFileSync(mark, hash);
  return true;
}

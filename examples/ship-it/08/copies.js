import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const folder = process.env.COPIES ?? '/copies';
const kinds = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' };

/** Writes an uploaded file, and returns its new name: '' without a file, undefined for another kind. */
export async function keep(file) {
  if (!file?.size) return '';
  const kind = Object.keys(kinds).find((name) => kinds[name] === file.type);
  if (!kind) return undefined;
  const name = `${randomUUID()}.${kind}`;
  await writeFile(path.join(folder, name), Buffer.from(await file.arrayBuffer()));
  return name;
}

/** The answer with the file of a name. */
export async function read(name) {
  // Nothing but names that keep() has given: no ../ leads out of the folder.
  const [, kind] = /^[0-9a-f-]{36}\.(pdf|png|jpg)$/.exec(name) ?? [];
  const body = kind && (await readFile(path.join(folder, name)).catch(() => undefined));
  if (!body) return { status: 404, body: 'There is no such copy.' };
  return { headers: { 'content-type': kinds[kind], 'x-content-type-options': 'nosniff' }, body };
}

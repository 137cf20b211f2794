import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Made by running an application, or installed for it. */
const IGNORED = new Set(['node_modules', '__pycache__']);

/** A short hash of texts. */
export const hashOf = (...parts: readonly string[]): string =>
  crypto.createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);

/** Every file of a folder, or the file itself, as paths from the root. */
export function filesBelow(root: string, at: string): string[] {
  const full = path.join(root, at);
  if (!fs.existsSync(full)) return [];
  if (!fs.statSync(full).isDirectory()) return [at];
  return fs
    .readdirSync(full)
    .filter((name) => !IGNORED.has(name))
    .sort()
    .flatMap((name) => filesBelow(root, path.join(at, name)));
}

/** A hash over files, or the files of folders: names and contents. */
export const hashOfFiles = (root: string, places: readonly string[]): string =>
  hashOf(
    ...places
      .flatMap((at) => filesBelow(root, at))
      .flatMap((file) => [file, fs.readFileSync(path.join(root, file), 'base64')]),
  );

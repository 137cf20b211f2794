import fs from 'node:fs';
import path from 'node:path';

/** All files of a folder and its subfolders, without packages, in order. Empty if the folder doesn't exist. */
export function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Writes a file under a temporary name first, so that an interrupted build leaves no partial file. */
export function writeWhole(file: string, bytes: Uint8Array): void {
  fs.writeFileSync(`${file}.part`, bytes);
  fs.renameSync(`${file}.part`, file);
}

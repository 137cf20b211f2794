import fs from 'node:fs';
import path from 'node:path';

/** All files of a folder and the folders in it, packages aside, in order; none where there is no folder. */
export function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Writes a file under another name first, so that a build that is stopped leaves no half of it. */
export function writeWhole(file: string, bytes: Uint8Array): void {
  fs.writeFileSync(`${file}.part`, bytes);
  fs.renameSync(`${file}.part`, file);
}

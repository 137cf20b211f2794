/* Builds the site twice, each time without a cache, and lists every file that differs, because a build
   must be a function of the commit. `--with=FOLDER` compares one new build with a folder instead. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from './lib.mjs';

const { values } = parseArgs({ options: { with: { type: 'string' } } });

/** The hash of every file below a folder, by its path there. */
function hashes(folder) {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(folder, file),
        crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
      ]),
  );
}

function buildCold(name) {
  for (const cache of ['.docusaurus', 'node_modules/.cache'])
    fs.rmSync(path.join(root, cache), { recursive: true, force: true });
  fs.rmSync(path.join(root, name), { recursive: true, force: true });
  if (!run(process.execPath, ['tools/build.mjs', '--out-dir', name])) process.exit(1);
  return path.join(root, name);
}

const first = hashes(values.with ?? buildCold('build-first'));
const second = hashes(buildCold('build-second'));
const different = [...new Set([...first.keys(), ...second.keys()])]
  .filter((file) => first.get(file) !== second.get(file))
  .sort();
for (const file of different) console.log(file);
console.log(`${different.length} of ${second.size} files are not the same in both builds.`);
process.exit(different.length === 0 && second.size > 0 ? 0 : 1);

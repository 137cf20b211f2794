/**
 * npm run sources -- FOLDER: collects everything a release offers with the machine: sources, configuration
 * and scripts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Archive } from './archive.ts';
import { config, home, lock } from './place.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder for the sources: npm run sources -- FOLDER');
fs.mkdirSync(folder, { recursive: true });
const archive = new Archive(path.join(home(), 'apt'), config.suites);
await archive.update();
const sources = [...new Set(lock().map(({ source }) => source))];
for (const source of sources) await archive.fetchSource(source, path.resolve(folder));
const root = path.join(import.meta.dirname, '..');
for (const part of ['build', 'guest', 'lock.json', 'machine.json', 'package.json', 'src'])
  fs.cpSync(path.join(root, part), path.join(folder, 'practice-machine', part), {
    recursive: true,
  });
console.log(`${sources.length} sources are in ${folder}.`);

/*
 * How much of a site's JavaScript has another name in another build: node names.mjs FOLDER/built > names.txt
 * For each site that starters.sh built, files and bytes (gzip) of JavaScript in the build 'a', and how many of
 * them the other builds don't have under the same name.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const [built] = process.argv.slice(2);
const scripts = (folder) =>
  fs.readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
const kilobytes = (folder, names) =>
  (names.reduce((sum, name) => sum + gzipSync(fs.readFileSync(path.join(folder, name))).length, 0) / 1000).toFixed(1);

console.log(['site', 'build', 'renamed', 'of', 'kB', 'of kB'].join('\t'));
for (const site of fs.readdirSync(built).filter((name) => name !== 'titles.json')) {
  const before = path.join(built, site, 'a');
  const all = scripts(before);
  for (const build of fs.readdirSync(path.join(built, site)).filter((name) => name !== 'a')) {
    const kept = new Set(scripts(path.join(built, site, build)));
    const renamed = all.filter((name) => !kept.has(name));
    console.log(
      [site, build, renamed.length, all.length, kilobytes(before, renamed), kilobytes(before, all)].join('\t'),
    );
  }
}

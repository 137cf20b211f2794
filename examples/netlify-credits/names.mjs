/*
 * How much of a site's JavaScript has another name in another build: node names.mjs FOLDER/built > names.txt
 * For each site that starters.sh built, files and bytes (gzip) of JavaScript in the build 'a', and how many of
 * them the other builds don't have under the same name. Then the files that have one name and several contents, in
 * any two builds, and what the first builds with twenty pages are made of, from 5 kB.
 */
import { createHash } from 'node:crypto';
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

/** [site, build, name, contents] of each script. */
const files = fs.readdirSync(built).filter((name) => name !== 'titles.json').flatMap((site) =>
  fs.readdirSync(path.join(built, site)).flatMap((build) =>
    scripts(path.join(built, site, build)).sort().map((name) => [site, build, name, fs.readFileSync(path.join(built, site, build, name))]),
  ),
);
const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);
const contents = new Map();
for (const [, , name, content] of files) contents.set(name, (contents.get(name) ?? new Set()).add(digest(content)));
console.log('\none name, several contents\nfile\tsite\tbuild\tbytes\tsha256');
const several = files.filter(([, , name]) => contents.get(name).size > 1).sort(([, , one], [, , other]) => (one < other ? -1 : 1));
for (const [site, build, name, content] of several) console.log([name, site, build, content.length, digest(content)].join('\t'));

console.log('\nfrom 5 kB\nsite\tfile\tbytes\tgzip');
for (const [site, build, name, content] of files)
  if (build === 'a' && site.includes('-twenty') && content.length >= 5000) console.log([site, name, content.length, gzipSync(content).length].join('\t'));

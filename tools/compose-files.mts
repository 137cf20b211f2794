/* npm run compose-files -- FOLDER [SLUG...]: plans the public files of data/compose-files again, from
   clones in FOLDER/<owner>/<name>. Only the plan is written: what a file becomes and what has to change in
   it. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { publicPlan } from './public-plan.ts';

const DATA = path.resolve(import.meta.dirname, '../data/compose-files');
const [folder, ...slugs] = process.argv.slice(2);
if (!folder) throw new Error('name the folder that has the clones');

for (const file of fs.readdirSync(DATA)) {
  if (slugs.length > 0 && !slugs.includes(path.basename(file, '.yaml'))) continue;
  const place = path.join(DATA, file);
  const known = parse(fs.readFileSync(place, 'utf8')) as Record<string, string>;
  const clone = path.join(folder, known['repository'] ?? '');
  if (!fs.existsSync(clone)) {
    console.log(`${file}: no clone of ${known['repository']}`);
    continue;
  }
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', clone, ...words], { encoding: 'utf8' }).trim();
  const name = known['path'] ?? '';
  const [commit, date] = git('log', '-1', '--format=%H %cs', '--', name).split(' ');
  const read = new Date().toISOString().slice(0, 10);
  const made = publicPlan(git('show', `HEAD:${name}`));
  fs.writeFileSync(place, stringify({ ...known, commit, date, read, ...made }, { lineWidth: 0 }));
}

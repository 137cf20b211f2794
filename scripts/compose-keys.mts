/** Writes the key names of a published Compose schema: `compose-keys SCHEMA.json COMMIT DATE`. */
import fs from 'node:fs';
import { publishedKeys } from '../src/build/compose-keys/index.ts';

const [file, commit, date] = process.argv.slice(2);
if (!file || !commit || !date) {
  console.error(
    'usage: npm run compose:keys -- SCHEMA.json COMMIT DATE\n' +
      'SCHEMA.json is schema/compose-spec.json of github.com/compose-spec/compose-spec at COMMIT, of DATE (YYYY-MM-DD).',
  );
  process.exit(1);
}
const source = 'https://github.com/compose-spec/compose-spec/blob/main/schema/compose-spec.json';
const keys = publishedKeys(JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>);
const target = 'packages/compose-planner/src/publishedKeys.json';
fs.writeFileSync(target, `${JSON.stringify({ source, commit, date, keys }, null, 2)}\n`);
console.log(`${target}: ${Object.values(keys).flat().length} keys of ${date}`);

/* npm run new -- page|lesson|post|template|comparison NAME [--title "Title"]: begins a page. */
import { parseArgs } from 'node:util';
import { begin, KINDS } from '../tools/new/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' } },
});
const [kind, name] = positionals;
if (!kind || !name) {
  console.error('npm run new -- KIND NAME [--title "Title"], such as');
  for (const [known, { name: sample }] of Object.entries(KINDS)) {
    console.error(`  npm run new -- ${known} ${sample}`);
  }
  process.exit(1);
}
try {
  const today = new Date().toISOString().slice(0, 10);
  const draft = begin(process.cwd(), kind, { name, today, title: values.title });
  for (const file of await draft.apply()) console.log(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
console.log('\nnpm run check names the sentences to write: they are marked by WRITE:');

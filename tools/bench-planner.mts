/* npm run bench:planner -- --corpus DIR: what the planner makes of public Compose files, which lie in DIR. */
import { main } from '../src/build/bench/planner/main.ts';

const at = process.argv.indexOf('--corpus');
const folder = at === -1 ? undefined : process.argv[at + 1];
if (folder === undefined) {
  console.error(
    'usage: npm run bench:planner -- --corpus DIR, with the files of src/build/bench/planner/corpus.json as DIR/OWNER+NAME/PATH',
  );
  process.exitCode = 2;
} else {
  process.exitCode = main(folder);
}

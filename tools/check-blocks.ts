/* npm run check:snippets: every fenced block by the tool a reader would use. */
import path from 'node:path';
import { main } from 'doc-walk';

void main(path.resolve(import.meta.dirname, '..'), process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});

/* npm run links: every external address of the content with the pages that use it. */
import path from 'node:path';
import { main } from './checks/links/main.ts';

void main(path.resolve(import.meta.dirname, '..'), process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});

/* npm run move -- OLD NEW: moves a page, its pictures, its entries and the links to it, and leaves a redirect. */
import { move } from '../tools/move/index.ts';

const [from, to] = process.argv.slice(2);
if (!from || !to) {
  console.error('npm run move -- docs/services/old-name.mdx docs/services/new-name.mdx');
  process.exit(1);
}
try {
  for (const file of await move(process.cwd(), from, to).apply()) console.log(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/* npm run bookmarks: adds the built site's pages and anchors to the list of addresses that must last. */
import {
  BOOKMARKS,
  builtBookmarks,
  lostBookmarks,
  readBookmarks,
  updateBookmarks,
  writeBookmarks,
} from './checks/bookmarks.ts';
import { redirects } from '../src/lib/redirects.ts';

const listed = readBookmarks();
const built = builtBookmarks(process.env.SITE_OUT ?? 'build');
const { added } = updateBookmarks(listed, built, process.argv.slice(2));
writeBookmarks(listed);
console.log(`${BOOKMARKS}: ${listed.size} pages, ${added} new anchors.`);
for (const name of lostBookmarks(listed, built, new Set(redirects.map(({ from }) => from)))) {
  console.log(
    `Lost: ${name}. Give it back, redirect the page, or drop it: npm run bookmarks -- '${name}'`,
  );
}

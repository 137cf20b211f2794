/* npm run check:snippets: the code blocks of pages by the tools that readers use. */
import { main } from 'doc-walk';
import { sitePages } from './site-pages.ts';

void main(sitePages, process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});

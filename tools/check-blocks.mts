/* npm run check:snippets: checks the code blocks of pages with the tools that readers use. */
import { main } from 'doc-walk';
import { sitePages } from './site-pages.ts';

void main(sitePages, process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});

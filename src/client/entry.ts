/*
 * Starts the site: the framework's own entry, later. What it needs is evaluated while nobody acts, a
 * module a task, and the page is taken over when a visitor does something or the page has something to
 * show. A page whose own files cannot be loaded is answered by `src/inline/loader.ts`.
 */
import { siteStart, turn } from './siteStart';
import './translated';

declare const module: { hot?: { accept(): void } };

async function start(): Promise<void> {
  const begun = siteStart();
  await turn();
  const { links, loadPage, prefetchAtRest } = await import(/* webpackMode: "eager" */ './routing');
  const files = loadPage(window.location.pathname);
  // A failure is answered below; until then it must not count as unhandled.
  files.catch(() => undefined);
  await turn();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await turn();
  const { holdHeads } = await import(/* webpackMode: "eager" */ './heads');
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await files;
  // While writing, nothing was sent that could be read meanwhile.
  if (begun && process.env.HYDRATE_CLIENT_ENTRY) {
    begun.ready(links.preload);
    void prefetchAtRest();
    if (!begun.mayRun) await new Promise<void>((resolve) => (begun.wake = resolve));
    holdHeads();
  }
  document.documentElement.dataset.started = '';
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
  window.docusaurus = links;
}

const begun = siteStart();
if (begun) begun.isHere = true;
start().catch((error: unknown) => begun?.failed(String(error)));

module.hot?.accept();

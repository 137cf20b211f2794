/* Starts the site by running the framework's own entry, but later. Its modules are evaluated one per task
   while the visitor only reads, and then React takes over the page, also when the browser is idle. At the
   first sign of intent, or if the page has something to show, all of that happens at once. A file that
   can't be loaded is handled by `page/failure.ts`.

   If React waited for the sign, the visitor's first click would wait for it: with a processor 4 times
   slower, 825 ms passed from that click to the next heading, and 490 this way (326 on a stock
   site, medians of five links on 27 November 2026, on a machine that had other work).
   
   If an extension has changed the page before that, React renders it again and the framework logs the
   mismatch as an error. We keep that error, because our tests find our own mismatches by it. */
import { nextTurn, siteStart } from './state';

declare const module: { hot?: { accept(): void } };

const state = siteStart();

async function start(): Promise<void> {
  await nextTurn();
  const { links, loadPage, prefetchAtRest } = await import(/* webpackMode: "eager" */ './routing');
  const files = loadPage();
  // A failure is handled below. Until then it must not count as unhandled.
  files.catch(() => undefined);
  await nextTurn();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTurn();
  const { holdHeads } = await import(/* webpackMode: "eager" */ './heads');
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await files;
  // The development server sends an empty page, so there is nothing to read meanwhile.
  if (state && process.env.HYDRATE_CLIENT_ENTRY) {
    state.ready(links.preload);
    void prefetchAtRest();
    if (!state.mayRun) await nextTurn();
    holdHeads();
  }
  document.documentElement.dataset.started = '';
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
  window.docusaurus = links;
}

if (state) state.isEvaluated = true;
start().catch((error: unknown) => state?.fail(String(error)));

module.hot?.accept();

/* Starts the site in the browser. Takes the place of the framework's own entry
   (core/lib/client/clientEntry.js, 3.10.2), which evaluates everything in one
   task and leaves a failed first chunk unanswered: here each step is a task of
   its own, and a failed chunk leads to one reload, then to a message with Retry. */
import { siteStart, turn } from './siteStart';
import './translated';

declare const module: { hot?: { accept(): void } };

const hydrate = Boolean(process.env.HYDRATE_CLIENT_ENTRY);

document.documentElement.dataset.started = '';

function onRecoverableError(error: unknown, info: unknown): void {
  console.error('Docusaurus React Root onRecoverableError:', error, info);
}

async function start(): Promise<void> {
  await turn();
  const { preloadFirst, links } = await import(/* webpackMode: "eager" */ './routing');
  window.docusaurus = links;
  await turn();
  const { firstLocation } = await import(/* webpackMode: "eager" */ './address');
  const route = preloadFirst(firstLocation({ pathname: window.location.pathname }).pathname);
  // A failure is answered below; until then it must not count as unhandled.
  route.catch(() => undefined);
  await turn();
  const { startTransition } = await import(/* webpackMode: "eager" */ 'react');
  await turn();
  const { default: ReactDOM } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await turn();
  const { app } = await import(/* webpackMode: "eager" */ './app');
  await route;
  const begun = siteStart();
  // An action that waits may draw what the page's own style sheet has no rules for. Without the rest of the
  // rules the site works too, and the loader has said what is missing.
  if (begun?.wanted) await begun.style().catch(() => undefined);
  await turn();
  const container = document.getElementById('__docusaurus') as HTMLElement;
  startTransition(() => {
    if (window.docusaurusRoot) {
      window.docusaurusRoot.render(app);
    } else if (hydrate) {
      window.docusaurusRoot = ReactDOM.hydrateRoot(container, app, { onRecoverableError });
    } else {
      const root = ReactDOM.createRoot(container, { onRecoverableError });
      root.render(app);
      window.docusaurusRoot = root;
    }
  });
}

start().catch((error: unknown) => siteStart()?.failed(String(error)));

module.hot?.accept();

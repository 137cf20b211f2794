/* Starts the site in the browser. Takes the place of the framework's own entry
   (core/lib/client/clientEntry.js, 3.10.2), which leaves a failed first chunk
   unanswered: here it leads to one reload, then to a message with Retry. */
import React, { startTransition } from 'react';
import ReactDOM from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter } from 'react-router-dom';
import App from '@docusaurus/core/lib/client/App';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import preload from '@docusaurus/core/lib/client/preload';
import { afterFailedStart } from './failedStart';

declare const module: { hot?: { accept(): void } };

const container = document.getElementById('__docusaurus') as HTMLElement;
const hydrate = Boolean(process.env.HYDRATE_CLIENT_ENTRY);

window.docusaurus = docusaurus;

const app = (
  <HelmetProvider>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </HelmetProvider>
);

function onRecoverableError(error: unknown, info: unknown): void {
  console.error('Docusaurus React Root onRecoverableError:', error, info);
}

function render(): void {
  if (window.docusaurusRoot) {
    window.docusaurusRoot.render(app);
  } else if (hydrate) {
    window.docusaurusRoot = ReactDOM.hydrateRoot(container, app, { onRecoverableError });
  } else {
    const root = ReactDOM.createRoot(container, { onRecoverableError });
    root.render(app);
    window.docusaurusRoot = root;
  }
}

preload(window.location.pathname).then(
  () => startTransition(render),
  (error: unknown) => afterFailedStart(error),
);

module.hot?.accept();

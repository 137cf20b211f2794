import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import React, { type ReactNode } from 'react';

interface Props {
  error: Error;
  tryAgain(): void;
}

/** The crash page for errors outside a page's layout, with the same content as inside it. */
export default function ErrorPage({ error, tryAgain }: Props): ReactNode {
  const content = <ErrorPageContent error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider
      value={{ plugin: { name: 'docusaurus-core-error-boundary', id: 'default' } }}
    >
      {/* The layout may be what crashed, so the message comes without it. */}
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}

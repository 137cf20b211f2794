import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import Heading from '@theme/Heading';
import React, { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  error: Error;
  tryAgain: () => void;
}

/** An error's message, with its causes' messages. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}\n\nCause:\n${messageOf(error.cause)}` : error.message;
}

/** Replaces a page that failed to render until the visitor opens another. */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  useWholeStyle(true);
  const { pathname } = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    // The boundary is the layout's, which pages of the docs share.
    if (crashed.current !== pathname) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <main className="container margin-vert--xl prose">
      <Head>
        <title>This page crashed.</title>
      </Head>
      <Heading as="h1">This page crashed.</Heading>
      <p className="lead">The rest of the site still works. The page reported:</p>
      <pre translate="no">{messageOf(error)}</pre>
      <ErrorBoundaryTryAgainButton className="button margin-top--md" onClick={tryAgain} />
    </main>
  );
}

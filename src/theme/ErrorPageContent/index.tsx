import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';

interface Props {
  error: Error;
  tryAgain: () => void;
}

/** What stands in the place of a page whose rendering failed. */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  useWholeStyle(true);
  return (
    <main className="container margin-vert--xl prose">
      <Heading as="h1">This page crashed.</Heading>
      <p className="lead">The rest of the site still works. The page reported:</p>
      <ErrorBoundaryError error={error} />
      <ErrorBoundaryTryAgainButton className="button margin-top--md" onClick={tryAgain} />
    </main>
  );
}

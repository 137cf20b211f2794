import React, { type ReactNode } from 'react';

interface Props {
  error?: Error | null;
  retry?: () => void;
  pastDelay?: boolean;
}

/** Replaces a route whose file is loading or failed to load. Retry has the site's look, and nothing spins. */
export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  if (error) {
    return (
      <div className="load-failure" role="alert">
        <p>This page couldn't be loaded. ({String(error)})</p>
        <button onClick={retry} type="button">
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p className="container margin-vert--xl" role="status">
      Loading…
    </p>
  ) : null;
}

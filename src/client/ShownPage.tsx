import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { Location } from 'history';
import React, { type ReactNode, useState } from 'react';

interface Props {
  children: ReactNode;
  location: Location;
}

/**
 * Tells client modules of page changes. Takes the place of the framework's
 * PendingNavigation in the browser, whose other half is done by `Navigation`.
 */
export default function ShownPage({ children, location }: Props): ReactNode {
  const [shown, setShown] = useState<{ location: Location; previous: Location | null }>({
    location,
    previous: null,
  });
  if (shown.location !== location) setShown({ location, previous: shown.location });
  return (
    <ClientLifecyclesDispatcher location={shown.location} previousLocation={shown.previous}>
      <>{children}</>
    </ClientLifecyclesDispatcher>
  );
}

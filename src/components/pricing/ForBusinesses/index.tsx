import React, { type ReactNode } from 'react';

interface Props {
  /** True if the page's first screen says 'plus VAT' elsewhere. */
  short?: boolean;
  /** What else the line says, before it. */
  children?: ReactNode;
}

/** The line next to every block of prices and every sign-up action. */
export default function ForBusinesses({ short = false, children }: Props): ReactNode {
  return (
    <p className="for-businesses">
      {children}For businesses{!short && <span>, plus VAT</span>}
    </p>
  );
}

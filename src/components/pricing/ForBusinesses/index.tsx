import React from 'react';

interface Props {
  /** True if the page's first screen says 'plus VAT' elsewhere. */
  short?: boolean;
}

/** The line next to every block of prices and every sign-up action. */
export default function ForBusinesses({ short = false }: Props): React.ReactNode {
  return <p className="for-businesses">For businesses{!short && <span>, plus VAT</span>}</p>;
}

import React from 'react';

/** The line that stands beside every block of prices and every sign-up action. A page whose first screen says 'plus VAT' elsewhere hides its second half there. */
export default function ForBusinesses(): React.ReactNode {
  return (
    <p className="for-businesses">
      For businesses<span>, plus VAT</span>
    </p>
  );
}

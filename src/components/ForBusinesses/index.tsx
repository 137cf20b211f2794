import React from 'react';

/** The line that stands beside every block of prices and every sign-up action. */
export default function ForBusinesses(): React.ReactNode {
  return <p className="for-businesses">For businesses, plus VAT</p>;
}

import Footer from '@theme-original/Footer';
import Later from '@site/src/components/shell/Later';
import React, { type ReactNode } from 'react';

/** The footer in the colours of the other mode, which does not hold back the first screen of a page that one moves to. */
export default function LaterFooter(): ReactNode {
  return (
    <Later>
      <div className="iron">
        <Footer />
      </div>
    </Later>
  );
}

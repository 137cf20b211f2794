import Footer from '@theme-original/Footer';
import Later from '@site/src/components/shell/Later';
import React, { type ReactNode } from 'react';

/** The footer, dark in both modes, which does not hold back the first screen of a page that one moves to. */
export default function LaterFooter(): ReactNode {
  return (
    <Later>
      <div className="iron stays-dark">
        <Footer />
      </div>
    </Later>
  );
}

import Footer from '@theme-original/Footer';
import Later from '@site/src/components/shell/Later';
import React, { type ReactNode } from 'react';

/** The footer, dark in both modes. It doesn't delay the first screen of a page that a visitor moves to. */
export default function LaterFooter(): ReactNode {
  return (
    <Later>
      <div className="iron">
        <Footer />
      </div>
    </Later>
  );
}

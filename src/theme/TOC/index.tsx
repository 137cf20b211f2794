import Original from '@theme-original/TOC';
import React, { type ComponentProps, type ReactNode } from 'react';

/** The contents as a landmark, because on posts they are outside the main part. */
export default function TOC(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <nav aria-label="On this page" className="toc-landmark">
      <Original {...props} />
    </nav>
  );
}

import { PageMetadata } from '@docusaurus/theme-common';
import Original from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import React, { type ComponentProps, type ReactNode } from 'react';

/** Gives the page its own title and description. */
export default function BlogAuthorsListPage(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata
        title="Blog authors"
        description="Who writes this blog, and how many posts each of them has written."
      />
    </>
  );
}

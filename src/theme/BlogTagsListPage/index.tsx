import { PageMetadata } from '@docusaurus/theme-common';
import Original from '@theme-original/BlogTagsListPage';
import React, { type ComponentProps, type ReactNode } from 'react';

/** Gives the page its own title and description. */
export default function BlogTagsListPage(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata
        title="Blog tags"
        description="Every topic on this blog, with the number of posts about it."
      />
    </>
  );
}

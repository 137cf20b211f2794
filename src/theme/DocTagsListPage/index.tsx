import { PageMetadata } from '@docusaurus/theme-common';
import Original from '@theme-original/DocTagsListPage';
import React, { type ComponentProps, type ReactNode } from 'react';

/** Gives the page its own title and description. */
export default function DocTagsListPage(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      <Original {...props} />
      <PageMetadata
        title="Lesson tags"
        description="Every topic in the learning section, with the number of pages about it."
      />
    </>
  );
}

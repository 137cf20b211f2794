import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import Original from '@theme-original/BlogArchivePage';
import React, { type ComponentProps, type ReactNode } from 'react';

/** Gives the page a title and a description of its own. */
export default function BlogArchivePage(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <HtmlClassNameProvider className="blog-archive-page">
      <Original {...props} />
      <PageMetadata
        title="Blog archive"
        description="Every post of the blog by year, newest first."
      />
    </HtmlClassNameProvider>
  );
}

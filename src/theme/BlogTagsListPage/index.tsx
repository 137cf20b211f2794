import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import TagsListByLetter from '@theme/TagsListByLetter';
import BlogWays from '@site/src/components/blog/BlogWays';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';

/** Every tag with the number of its posts. The page has its own title and description. */
export default function BlogTagsListPage({ tags, sidebar }: Props): ReactNode {
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}
    >
      <PageMetadata
        title="Blog tags"
        description="Every topic on this blog, with the number of posts about it."
      />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">Blog tags</Heading>
        <BlogWays />
        <TagsListByLetter tags={tags} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

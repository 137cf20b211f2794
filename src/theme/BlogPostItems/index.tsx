import type { Props } from '@theme/BlogPostItems';
import React, { type ReactNode } from 'react';
import BlogWays from '@site/src/components/blog/BlogWays';
import PostRows from '@site/src/components/blog/PostRows';

/** The posts of a tag or an author as in the archive, in place of the beginning of each, after the other lists. */
export default function BlogPostItems({ items }: Props): ReactNode {
  return (
    <>
      <BlogWays />
      <PostRows as="h2" posts={items.map(({ content }) => content.metadata)} />
    </>
  );
}

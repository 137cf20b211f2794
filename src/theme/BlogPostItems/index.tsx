import type { Props } from '@theme/BlogPostItems';
import React, { type ReactNode } from 'react';
import PostRows from '@site/src/components/blog/PostRows';

/** The posts of a tag or an author as in the archive, in place of the beginning of each. */
export default function BlogPostItems({ items }: Props): ReactNode {
  return <PostRows as="h2" posts={items.map(({ content }) => content.metadata)} />;
}

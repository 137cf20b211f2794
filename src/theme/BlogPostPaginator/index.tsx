import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostPaginator';
import Heading from '@theme/Heading';
import React, { type ComponentProps, type ReactNode } from 'react';
import CopyPage from '@site/src/components/docs/CopyPage';
import { longDate } from '@site/src/lib/dates';
import type { RelatedPost } from '@site/src/lib/posts';

interface FrontMatter {
  related?: readonly RelatedPost[];
  updated?: string;
  change?: string;
}

/**
 * Puts the change history, 'Copy page' and the posts listed as related in the front matter before 'newer'
 * and 'older'.
 */
export default function BlogPostPaginator(props: ComponentProps<typeof Original>): ReactNode {
  const { frontMatter } = useBlogPost().metadata;
  const { related = [], updated, change } = frontMatter as FrontMatter;
  return (
    <>
      {updated && (
        <p className="post-updated">
          Changed on <time dateTime={updated}>{longDate(updated)}</time>: {change}.
        </p>
      )}
      <CopyPage />
      {related.length > 0 && (
        <section className="blog-related">
          <Heading as="h2" id="related-posts">
            Related posts
          </Heading>
          <ul>
            {related.map((post) => (
              <li key={post.permalink}>
                <Link to={post.permalink}>{post.title}</Link>
                <p>{post.description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Original {...props} />
    </>
  );
}

import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import Author from '@theme/Blog/Components/Author';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import BlogWays from '@site/src/components/blog/BlogWays';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';

/** The authors with the number of their posts. The page has its own title and description. */
export default function BlogAuthorsListPage({ authors, sidebar }: Props): ReactNode {
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}
    >
      <PageMetadata
        title="Blog authors"
        description="Who writes this blog, and how many posts each of them has written."
      />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">Blog authors</Heading>
        <BlogWays />
        <ul>
          {authors.map((author) => (
            <li key={author.key}>
              <Author as="h2" author={author} count={author.count} />
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import { brand } from '@site/src/lib/brand';
import Later from '@site/src/components/shell/Later';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';

/** Posts that fill a window. */
const FIRST_SCREEN = 3;

/** The list of posts under a heading of its own, which the stock page lacks. */
export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const { blogTitle, blogDescription, page } = metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata
        description={blogDescription}
        title={page === 1 ? blogTitle : `${blogTitle}, page ${page}`}
      />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className="blog-heading">
          <Heading as="h1">{page === 1 ? blogTitle : `${blogTitle}, page ${page}`}</Heading>
          <p className="lead">{blogDescription}</p>
          <p className="blog-evidence">
            By the team that builds {brand.product}. Prices of others have a source and a day; what
            we measured has its scripts and raw data in the{' '}
            <Link to={`${brand.sourceUrl}/tree/main/examples`}>repository</Link>.
          </p>
          <p className="blog-ways">
            <Link to="/blog/archive/">All posts by year</Link>
            <Link to="/blog/tags/">Tags</Link>
            <Link to="/blog/authors/">Authors</Link>
            <a href="/blog/rss.xml">RSS</a>
            <a href="/blog/atom.xml">Atom</a>
            <a href="/blog/feed.json">JSON feed</a>
          </p>
        </header>
        <BlogPostItems items={items.slice(0, FIRST_SCREEN)} />
        <Later>
          <BlogPostItems items={items.slice(FIRST_SCREEN)} />
          <BlogListPaginator metadata={metadata} />
        </Later>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

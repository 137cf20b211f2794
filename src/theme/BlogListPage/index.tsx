import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import Heading from '@theme/Heading';
import BlogWays from '@site/src/components/blog/BlogWays';
import { brand } from '@site/src/lib/brand';
import { longDate } from '@site/src/lib/dates';
import { boundUnits } from '@site/src/lib/numbers';
import { leadPictureFor } from '@site/src/lib/pictures';
import Later from '@site/src/components/shell/Later';
import Picture from '@site/src/components/shell/Picture';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';

/** Posts that fill a window. */
const FIRST_SCREEN = 4;

type Post = Props['items'][number]['content'];

/**
 * A post in the list: its figure, large enough to read, its title, what it answers, and when.
 */
function Entry({ post, isLead = false }: { post: Post; isLead?: boolean }): ReactNode {
  const { title, permalink, description, date, readingTime } = post.metadata;
  const figure = { height: 315, src: leadPictureFor(permalink), width: 420 };
  return (
    <article className={clsx('entry', isLead && 'entry--lead')}>
      {isLead ? (
        <img alt="" className="entry-figure" {...figure} />
      ) : (
        <Picture alt="" className="entry-figure" {...figure} />
      )}
      <div>
        <p className="post-facts">
          <time dateTime={date}>{longDate(date)}</time>
          {readingTime !== undefined && <span>{Math.ceil(readingTime)} min</span>}
        </p>
        <Heading as="h2">
          <Link to={permalink}>{boundUnits(title)}</Link>
        </Heading>
        <p>{description}</p>
      </div>
    </article>
  );
}

/** The list of posts: the newest large, the others with what they answer. */
export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const { blogTitle, blogDescription, page } = metadata;
  const title = page === 1 ? blogTitle : `${blogTitle}, page ${page}`;
  const posts = items.map(({ content }) => content);
  const lead = page === 1 ? posts[0] : undefined;
  const others = lead ? posts.slice(1) : posts;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata description={blogDescription} title={title} />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className="blog-heading">
          <Heading as="h1">{title}</Heading>
          <p className="lead">
            {blogDescription} Other companies&apos; prices have a source and a day. What we measured
            has its scripts and raw data in the{' '}
            <Link to={`${brand.sourceUrl}/tree/main/examples`}>repository</Link>.
          </p>
          <BlogWays />
        </header>
        {lead && <Entry isLead post={lead} />}
        <div className="entries">
          {others.slice(0, FIRST_SCREEN - 1).map((post) => (
            <Entry key={post.metadata.permalink} post={post} />
          ))}
          <Later>
            {others.slice(FIRST_SCREEN - 1).map((post) => (
              <Entry key={post.metadata.permalink} post={post} />
            ))}
          </Later>
        </div>
        <Later>
          <BlogListPaginator metadata={metadata} />
        </Later>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import PostFigure from '@site/src/components/blog/PostFigure';
import { longDate } from '@site/src/lib/dates';
import { boundUnits } from '@site/src/lib/numbers';

/** The title, in lists the figure, then date, reading time and author on one line. */
export default function BlogPostItemHeader(): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { date, readingTime, authors, permalink } = metadata;
  const title = boundUnits(metadata.title);
  return (
    <header>
      <Heading as={isBlogPostPage ? 'h1' : 'h2'}>
        {isBlogPostPage ? title : <Link to={permalink}>{title}</Link>}
      </Heading>
      {!isBlogPostPage && <PostFigure of={permalink} />}
      <p className="post-facts">
        <time dateTime={date}>{longDate(date)}</time>
        {readingTime !== undefined && <span>{Math.ceil(readingTime)} min</span>}
        {isBlogPostPage &&
          authors.map((author) => (
            <Link key={author.key ?? author.name} to={author.url ?? '/about/'}>
              {author.name}
            </Link>
          ))}
      </p>
    </header>
  );
}

import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import { longDate } from '@site/src/site/dates';

/** Title; then date, reading time and author in one line. */
export default function BlogPostItemHeader(): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { date, readingTime, authors, title, permalink } = metadata;
  return (
    <header>
      <Heading as={isBlogPostPage ? 'h1' : 'h2'}>
        {isBlogPostPage ? title : <Link to={permalink}>{title}</Link>}
      </Heading>
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

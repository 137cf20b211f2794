import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import Picture from '@site/src/components/shell/Picture';
import { longDate } from '@site/src/lib/dates';
import { pictureFor } from '@site/src/lib/pictures';

interface Change {
  updated?: string;
  change?: string;
}

/** Title; in lists its figure; then date, reading time and author in one line; then what was updated when. */
export default function BlogPostItemHeader(): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { updated, change } = metadata.frontMatter as Change;
  const { date, readingTime, authors, title, permalink } = metadata;
  return (
    <header>
      <Heading as={isBlogPostPage ? 'h1' : 'h2'}>
        {isBlogPostPage ? title : <Link to={permalink}>{title}</Link>}
      </Heading>
      {!isBlogPostPage && (
        <Picture
          alt=""
          className="post-figure"
          height={118}
          src={pictureFor(permalink)}
          width={208}
        />
      )}
      <p className="post-facts">
        <time dateTime={date}>{longDate(date)}</time>
        {readingTime !== undefined && <span>{Math.ceil(readingTime)} min</span>}
        {isBlogPostPage &&
          authors.map((author) => (
            <Link key={author.key ?? author.name} to={author.url ?? '/about/'}>
              {author.name}
            </Link>
          ))}
        {updated && isBlogPostPage && (
          <span className="post-updated">
            Updated <time dateTime={updated}>{longDate(updated)}</time>: {change}
          </span>
        )}
      </p>
    </header>
  );
}

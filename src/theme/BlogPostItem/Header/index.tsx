import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import { longDate } from '@site/src/lib/dates';
import { boundUnits } from '@site/src/lib/numbers';

/** The title, then date, reading time and author on one line. Lists have their own rows. */
export default function BlogPostItemHeader(): ReactNode {
  const { date, readingTime, authors, title } = useBlogPost().metadata;
  return (
    <header>
      <Heading as="h1">{boundUnits(title)}</Heading>
      <p className="post-facts">
        <time dateTime={date}>{longDate(date)}</time>
        {readingTime !== undefined && <span>{Math.ceil(readingTime)} min</span>}
        {authors.map((author) => (
          <Link key={author.key ?? author.name} to={author.url ?? '/about/'}>
            {author.name}
          </Link>
        ))}
      </p>
    </header>
  );
}

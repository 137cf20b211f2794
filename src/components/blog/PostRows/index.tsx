import Link from '@docusaurus/Link';
import type { PropBlogPostMetadata } from '@docusaurus/plugin-content-blog';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import Picture from '@site/src/components/shell/Picture';
import { longDate } from '@site/src/lib/dates';
import { boundUnits } from '@site/src/lib/numbers';
import { pictureFor } from '@site/src/lib/pictures';

interface Props {
  posts: readonly PropBlogPostMetadata[];
  /** The level of the titles, below the heading before the list. */
  as: 'h2' | 'h3';
}

/** Posts in rows, for the archive, a tag and an author: when, what each answers, and its picture. */
export default function PostRows({ posts, as }: Props): ReactNode {
  return (
    <ul className="post-rows">
      {posts.map(({ date, description, permalink, readingTime, title }) => (
        <li key={permalink}>
          <article className="entry entry--row">
            <p className="post-facts">
              <time dateTime={date}>{longDate(date)}</time>
              {readingTime !== undefined && <span>{Math.ceil(readingTime)} min</span>}
            </p>
            <div>
              <Heading as={as}>
                <Link to={permalink}>{boundUnits(title)}</Link>
              </Heading>
              <p>{description}</p>
            </div>
            <Picture
              alt=""
              className="entry-figure"
              height={156}
              src={pictureFor(permalink)}
              width={208}
            />
          </article>
        </li>
      ))}
    </ul>
  );
}

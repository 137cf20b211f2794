import Link from '@docusaurus/Link';
import { listTagsByLetters } from '@docusaurus/theme-common';
import type { Props } from '@theme/TagsListByLetter';
import React, { type ReactNode } from 'react';

/**
 * All tags in columns with what each is about and the number of its pages. A row for each letter would be nearly empty. The first tag of
 * a letter is its anchor.
 */
export default function TagsListByLetter({ tags }: Props): ReactNode {
  return (
    <ul className="tag-index">
      {listTagsByLetters(tags).flatMap(({ letter, tags: own }) =>
        own.map(({ permalink, label, count, description }, at) => (
          <li key={permalink}>
            <Link id={at === 0 ? letter : undefined} rel="tag" to={permalink}>
              {label} <span>{count}</span>
            </Link>
            <small>{description}</small>
          </li>
        )),
      )}
    </ul>
  );
}

import Link from '@docusaurus/Link';
import type { Props } from '@theme/TagsListByLetter';
import React, { type ReactNode } from 'react';

/**
 * All tags in columns with the number of their pages. A row for each letter would be nearly empty; a letter's
 * anchor leads to its first tag.
 */
export default function TagsListByLetter({ tags }: Props): ReactNode {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, 'en'));
  const letterOf = (at: number) => sorted[at]?.label[0]?.toUpperCase();
  return (
    <ul className="tag-index">
      {sorted.map(({ permalink, label, count }, at) => (
        <li key={permalink} id={letterOf(at) === letterOf(at - 1) ? undefined : letterOf(at)}>
          <Link rel="tag" to={permalink}>
            {label} <span>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

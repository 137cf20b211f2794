import Link from '@docusaurus/Link';
import type { Props } from '@theme/TagsListByLetter';
import React, { type ReactNode } from 'react';

/** All tags in columns with the number of their pages. A row for each letter would be nearly empty. */
export default function TagsListByLetter({ tags }: Props): ReactNode {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return (
    <ul className="tag-index">
      {sorted.map(({ permalink, label, count }) => (
        <li key={permalink}>
          <Link rel="tag" to={permalink}>
            {label} <span>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

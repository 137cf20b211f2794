import Tag from '@theme/Tag';
import type { Props } from '@theme/TagsListInline';
import React, { type ReactNode } from 'react';

/** The tags of a post or lesson, without the stock utility classes and their `!important`. */
export default function TagsListInline({ tags }: Props): ReactNode {
  return (
    <ul aria-label="Tags" className="tag-list">
      {tags.map((tag) => (
        <li key={tag.permalink}>
          <Tag {...tag} />
        </li>
      ))}
    </ul>
  );
}

import type { Props } from '@theme/BlogPostItem/Container';
import React, { type ReactNode } from 'react';

/** A post without the stock margin class, whose `!important` no style of ours could undo. */
export default function BlogPostItemContainer({ children }: Props): ReactNode {
  return <article className="post">{children}</article>;
}

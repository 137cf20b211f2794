import type { Props } from '@theme/BlogPostItem/Container';
import React, { type ReactNode } from 'react';

/** A post without the stock margin class, whose `!important` our styles can't override. */
export default function BlogPostItemContainer({ children }: Props): ReactNode {
  return <article className="post">{children}</article>;
}

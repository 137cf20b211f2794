import Picture from '@site/src/components/shell/Picture';
import { pictureFor } from '@site/src/lib/pictures';
import React, { type ReactNode } from 'react';

/** A post's picture in a list, next to its title. */
export default function PostFigure({ of }: { of: string }): ReactNode {
  return <Picture alt="" className="post-figure" height={118} src={pictureFor(of)} width={208} />;
}

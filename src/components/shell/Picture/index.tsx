import React, { type ReactNode } from 'react';

interface Props {
  /** A file of `/img/pictures/`, which src/plugins/finish/pictures draws. */
  src: string;
  /** What it says, for people who can't see it. Empty if the text next to it says the same. */
  alt: string;
  width: number;
  height: number;
  className?: string | undefined;
}

/** A drawing that loads when it's almost in view, in the colours of the page's mode. */
export default function Picture({ alt, className = 'picture', ...picture }: Props): ReactNode {
  return <img alt={alt} className={className} loading="lazy" {...picture} />;
}

import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import { glossary } from '@site/src/site/glossary';

/** A link to a glossary term; throws at build time when the glossary has no such term. */
export default function Term({ id, children }: { id: string; children: ReactNode }): ReactNode {
  if (!glossary.some((entry) => entry.id === id)) {
    throw new Error(`<Term id="${id}">: the glossary (src/site/glossary.ts) has no such term`);
  }
  return <Link to={`/learn/glossary/#${id}`}>{children}</Link>;
}

import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

/** The link's name in the language of the heading, from src/plugins/remark/foreign-contents. */
const linkName = (name: string, lang: string | undefined) =>
  `${lang === 'de' ? 'Direkter Link zu' : 'Direct link to'} ${name}`;

/** A heading with a link to itself, named once. The stock one repeats the name as a title. */
export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const target = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) return <As {...props} />;
  collectAnchor(id);
  const name = typeof props.children === 'string' ? props.children : id;
  return (
    // Otherwise the link inside would be read as part of the heading's name, and of its region's.
    <As
      aria-label={name === id ? undefined : name}
      {...props}
      className={clsx('anchor', target, props.className)}
      id={id}
    >
      {props.children}
      <Link
        aria-label={linkName(name, props.lang)}
        className="hash-link"
        to={`#${id}`}
        translate="no"
      >
        &#8203;
      </Link>
    </As>
  );
}

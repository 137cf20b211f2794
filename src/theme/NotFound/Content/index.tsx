import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';

/** Says that the address leads nowhere, and where what was meant may be. */
export default function NotFoundContent(): ReactNode {
  return (
    <main className="container margin-vert--lg prose">
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p className="lead">
        There is no page at this address. It may have moved, or the link to it has a mistake.
      </p>
      <p>
        Search the documentation and the lessons with the box at the top
        <span className="with-keyboard">
          {' '}
          (<kbd>Ctrl</kbd> <kbd>K</kbd>)
        </span>
        , or start from here:
      </p>
      <ul>
        <li>
          <Link to="/docs/intro/">Documentation</Link>: deploy, connect a database, set a domain
        </li>
        <li>
          <Link to="/docs/templates/">Templates</Link>: ready sets of an app with what it needs
        </li>
        <li>
          <Link to="/learn/">Learn</Link>: containers, databases and proxies from the beginning
        </li>
        <li>
          <Link to="/pricing/">Pricing</Link>: sizes, a calculator, worked stacks
        </li>
        <li>
          <Link to="/blog/">Blog</Link>
        </li>
      </ul>
    </main>
  );
}

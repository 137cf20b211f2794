import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { useSearchSettings } from '@site/src/client/useSearchSettings';
import { useShortcut } from '@site/src/client/useShortcut';
import Heading from '@theme/Heading';
import { meantPage } from 'light-start/address';
import React, { type ReactNode, useEffect, useState } from 'react';

/** Says that the address leads nowhere, and where what was meant may be. */
export default function NotFoundContent(): ReactNode {
  const shortcut = useShortcut(useSearchSettings().shortcut);
  const [meant, setMeant] = useState<string>();
  // The page was built for every address that leads nowhere.
  useEffect(() => setMeant(meantPage(window.location.pathname)), []);
  return (
    <main className="container margin-vert--lg prose">
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p className="lead">
        There is no page at this address. It may have moved, or the link to it has a mistake.
      </p>
      {meant !== undefined && (
        <p>
          Addresses are written in small letters: <Link to={meant}>{meant}</Link>
        </p>
      )}
      <p>
        Search the documentation and the lessons at the top
        <span className="with-keyboard">
          {' '}
          (<kbd>{shortcut}</kbd>)
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
          <Link to="/blog/">Blog</Link>: what hosting costs, measurements, decisions
        </li>
      </ul>
    </main>
  );
}

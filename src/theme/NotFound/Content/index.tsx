import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { meantPage } from 'light-start/address';
import LinkList from '@site/src/components/shell/LinkList';
import SearchForm from '@site/src/components/shell/SearchForm';
import React, { type ReactNode, useEffect, useState } from 'react';
import Berth from './berth.svg';
import styles from './styles.module.css';

const places = [
  { to: '/docs/intro/', label: 'Documentation', text: 'deploy, connect a database, set a domain' },
  { to: '/docs/templates/', label: 'Templates', text: 'ready sets of an app with what it needs' },
  { to: '/learn/', label: 'Learn', text: 'containers, databases and proxies from the beginning' },
  { to: '/pricing/', label: 'Pricing', text: 'sizes, a calculator, worked stacks' },
  { to: '/blog/', label: 'Blog', text: 'what hosting costs, measurements, decisions' },
];

/** Says that there is no page at the address, drawn as an empty berth, and where the intended page may be. */
export default function NotFoundContent(): ReactNode {
  const [meant, setMeant] = useState<string>();
  // The page was built for every address without a page.
  useEffect(() => setMeant(meantPage(window.location.pathname)), []);
  return (
    <HtmlClassNameProvider className="plain-page">
      <main className={`container prose ${styles.page}`}>
        <PageMetadata title="Page not found" />
        <div>
          <Heading as="h1">Page not found</Heading>
          <p className="lead">
            This berth is empty. The page may have moved, or the link to it has a mistake.
          </p>
          {meant !== undefined && (
            <p>
              Addresses are in lower case: <Link to={meant}>{meant}</Link>
            </p>
          )}
          <SearchForm />
          <p>The search finds documentation and lessons. Or start from here:</p>
          <LinkList rows={places} />
        </div>
        <Berth
          aria-label="A quay with a marked place for a container, and nothing in it"
          role="img"
        />
      </main>
    </HtmlClassNameProvider>
  );
}

import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isPage } from 'light-start/address';
import React, { type ReactNode } from 'react';
import { cardFor } from '@site/src/lib/cards';

/**
 * The metadata of every page for search engines and previews: its address and its card. A page's own `image`
 * comes later and wins. The stock component also lists the page as its own translation, and the card a
 * second time.
 */
export default function SiteMetadata(): ReactNode {
  const { pathname } = useLocation();
  const { url } = useDocusaurusContext().siteConfig;
  const { metadata } = useThemeConfig();
  const address = `${url}${pathname.replace(/\/?$/, '/')}`;
  const hasAddress = isPage(pathname);
  return (
    <>
      <Head>
        <meta content="summary_large_image" name="twitter:card" />
        {hasAddress && <meta content={address} property="og:url" />}
        {hasAddress && <link href={address} rel="canonical" />}
        <meta content="en" property="og:locale" />
        <meta content={`${url}${cardFor(pathname)}`} property="og:image" />
      </Head>
      {/* A separate head, so it can replace entries above. */}
      <Head>
        {metadata.map((one) => (
          <meta key={one.name ?? one.property} {...one} />
        ))}
      </Head>
    </>
  );
}

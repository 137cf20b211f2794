import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Original from '@theme-original/SiteMetadata';
import React, { type ReactNode } from 'react';
import { cardFor } from '@site/src/site/cards';

/** Gives each page the preview card of its section; a page's own `image` comes later and wins. */
export default function SiteMetadata(): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      <Original />
      <PageMetadata image={cardFor(pathname)} />
    </>
  );
}

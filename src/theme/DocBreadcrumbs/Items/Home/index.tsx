import Link from '@docusaurus/Link';
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import React, { type ReactNode } from 'react';

/** The first breadcrumb: the current section, instead of the stock icon that links to the home page. */
export default function HomeBreadcrumbItem(): ReactNode {
  const isLearn = useActivePlugin()?.pluginId === 'learn';
  const { pathname } = useLocation();
  /* The overview of the lessons is called Learn itself. */
  if (pathname === '/learn/') return null;
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={isLearn ? '/learn/' : '/docs/intro/'}>
        {isLearn ? 'Learn' : 'Docs'}
      </Link>
    </li>
  );
}

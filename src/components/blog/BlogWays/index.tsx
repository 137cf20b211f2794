import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import React, { type ReactNode } from 'react';

const WAYS = [
  { label: 'Newest', to: '/blog/' },
  { label: 'All posts by year', to: '/blog/archive/' },
  { label: 'Tags', to: '/blog/tags/' },
  { label: 'Authors', to: '/blog/authors/' },
] as const;

/** The lists of the blog and its feeds, below the title of each list. */
export default function BlogWays(): ReactNode {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Blog" className="blog-ways">
      {WAYS.map(({ label, to }) => (
        <Link aria-current={to === pathname ? 'page' : undefined} key={to} to={to}>
          {label}
        </Link>
      ))}
      <a href="/blog/rss.xml">RSS</a>
      <a href="/blog/atom.xml">Atom</a>
      <a href="/blog/feed.json">JSON feed</a>
    </nav>
  );
}

import fs from 'node:fs';
import path from 'node:path';
import { brand } from '../../lib/brand.ts';
import { changes } from '#data/changes';
import { escapeXml } from './escape.ts';

/** The site path of the feed of changes. */
const CHANGES_FEED = '/docs/changes.xml';

/** The changes as an Atom feed. An entry's id never changes, so no reader shows it twice. */
export function changesFeed(): string {
  const page = `${brand.url}/docs/changes/`;
  const entries = changes.map(({ id, date, title, text, pages }) =>
    [
      '<entry>',
      `<id>${page}#${id}</id>`,
      `<title>${escapeXml(title)}</title>`,
      `<updated>${date}T00:00:00Z</updated>`,
      `<link href="${page}#${id}"/>`,
      `<summary>${escapeXml(text)} ${pages.map(({ to }) => brand.url + to).join(' ')}</summary>`,
      '</entry>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${page}</id>`,
    `<title>${escapeXml(`${brand.product}: what changed`)}</title>`,
    `<updated>${changes[0]?.date ?? ''}T00:00:00Z</updated>`,
    `<author><name>${escapeXml(brand.company)}</name></author>`,
    `<link href="${page}"/>`,
    `<link rel="self" href="${brand.url}${CHANGES_FEED}"/>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}

/** Writes the feed of changes. */
export function writeChanges(outDir: string): void {
  fs.writeFileSync(path.join(outDir, CHANGES_FEED), changesFeed());
}

const BLOG_FEED =
  /<link rel="?alternate"? type="?application\/(?:rss\+xml|atom\+xml|json)"? href="?\/blog\/[^>]*>/g;

/**
 * Keeps only the feeds of a page's own part in its head: the blog's on the home page and in the blog, the
 * changes in the documentation. Throws if the framework announces any other number of feeds than three.
 */
export function withOwnFeeds(html: string, route: string): string {
  const found = html.match(BLOG_FEED)?.length ?? 0;
  if (found !== 3)
    throw new Error(`${route}: ${found} feeds of the blog in the head where 3 were expected`);
  const own = /^\/(?:blog\/.*)?$/.test(route) ? html : html.replace(BLOG_FEED, '');
  if (!route.startsWith('/docs/')) return own;
  const link = `<link rel="alternate" type="application/atom+xml" href="${CHANGES_FEED}" title="What changed">`;
  return own.replace('</head>', () => `${link}</head>`);
}

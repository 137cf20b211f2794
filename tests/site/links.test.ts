import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sidebar, type SidebarItem } from '#data/sidebar';
import { brand } from '../../src/lib/brand.ts';
import { redirects } from '../../src/lib/redirects.ts';
import { allRoutes, outDir, pageOf } from './pages.ts';

const ATTRIBUTES = [
  ['a[href]', 'href'],
  ['link[href]', 'href'],
  ['img[src]', 'src'],
  ['script[src]', 'src'],
  ['source[srcset]', 'srcset'],
  ['meta[property="og:image"]', 'content'],
] as const;

function anchorsOf(route: string): Set<string> {
  const $ = pageOf(route);
  return new Set(
    $('[id], a[name]')
      .toArray()
      .map((element) => $(element).attr('id') ?? $(element).attr('name') ?? ''),
  );
}

it('every address of ours in the built pages exists, anchors included', () => {
  const problems: string[] = [];
  const routes = new Set(allRoutes());
  const anchors = new Map<string, Set<string>>();
  for (const route of routes) {
    const $ = pageOf(route);
    for (const [selector, attribute] of ATTRIBUTES) {
      for (const element of $(selector).toArray()) {
        const value = $(element).attr(attribute) ?? '';
        const url = new URL(value, `${brand.url}${route}`);
        if (url.origin !== brand.url) {
          if (!['https:', 'mailto:', 'http:', 'data:', 'ssh:'].includes(url.protocol)) {
            problems.push(`${route}: odd address ${value}`);
          }
          continue;
        }
        const isPage = routes.has(url.pathname);
        if (!isPage && !fs.existsSync(path.join(outDir, decodeURIComponent(url.pathname)))) {
          problems.push(`${route}: ${value} does not exist`);
        } else if (!isPage && url.pathname.endsWith('/')) {
          problems.push(`${route}: ${value} is not a page`);
        }
        if (isPage && url.hash.length > 1 && !url.hash.startsWith('#plan=')) {
          if (!anchors.has(url.pathname)) anchors.set(url.pathname, anchorsOf(url.pathname));
          if (!anchors.get(url.pathname)?.has(decodeURIComponent(url.hash.slice(1)))) {
            problems.push(`${route}: ${value} has no such anchor`);
          }
        }
      }
    }
  }
  expect([...new Set(problems)]).toEqual([]);
});

it('every address in the sidebars leads to a page, and to a section of it', () => {
  const linksIn = (item: SidebarItem): string[] => {
    if (typeof item === 'string') return [];
    return 'to' in item ? [item.to] : (item.items ?? []).flatMap(linksIn);
  };
  const links = [...sidebar.docs, ...sidebar.learn].flatMap(linksIn);
  expect(links.length).toBeGreaterThan(5);
  const routes = new Set(allRoutes());
  const lost = links.filter((link) => {
    const [route = '', anchor] = link.split('#');
    return !routes.has(route) || (anchor !== undefined && !anchorsOf(route).has(anchor));
  });
  expect(lost).toEqual([]);
});

it('no page has an id twice', () => {
  const problems: string[] = [];
  for (const route of allRoutes()) {
    const $ = pageOf(route);
    const seen = new Set<string>();
    for (const element of $('[id]').toArray()) {
      const id = $(element).attr('id') ?? '';
      if (seen.has(id)) problems.push(`${route}: #${id}`);
      seen.add(id);
    }
  }
  expect(problems).toEqual([]);
});

it('every redirect goes from a removed address to an existing page', () => {
  const routes = new Set(allRoutes());
  for (const { from, to } of redirects) {
    expect(routes, `redirect from ${from}`).toContain(to);
    if (from !== '/docs/') expect(routes, `redirect from ${from}`).not.toContain(from);
  }
});

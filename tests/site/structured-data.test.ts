import { describe, expect, it } from 'vitest';
import { brand } from '../../src/lib/brand.ts';
import { glossary } from '../../src/lib/glossary.ts';
import { lessons } from '../../src/lib/lessons.ts';
import { sizes } from '../../src/lib/prices.ts';
import { templates } from '../../src/lib/templates.ts';
import { allRoutes, pageOf } from './pages.ts';

interface Node extends Record<string, unknown> {
  '@type': string;
}

const blocks = (route: string) =>
  pageOf(route)('script[type="application/ld+json"]')
    .toArray()
    .map(
      (element) =>
        JSON.parse(pageOf(route)(element).text()) as { '@context': string; '@graph': Node[] },
    );
const graphOf = (route: string): Node[] => blocks(route).flatMap((block) => block['@graph']);
const typed = (route: string, type: string): Node[] =>
  graphOf(route).filter((node) => node['@type'] === type);
const routes = allRoutes();

describe('structured data', () => {
  it('is a single block of JSON on a page', () => {
    expect(routes.filter((route) => blocks(route).length > 1)).toEqual([]);
    expect(routes.flatMap(graphOf).length).toBeGreaterThan(200);
  });

  it('name addresses of the site whole, as they are, with their slash', () => {
    const known = new Set(routes);
    const wrong: string[] = [];
    const look = (route: string, value: unknown): void => {
      if (Array.isArray(value)) return value.forEach((one) => look(route, one));
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (['url', 'item', '@id'].includes(key) && typeof inner === 'string') {
          const url = URL.canParse(inner) ? new URL(inner) : undefined;
          if (!url || (url.origin === brand.url && !known.has(url.pathname)))
            wrong.push(`${route}: ${key} ${inner}`);
        } else look(route, inner);
      }
    };
    for (const route of routes) look(route, graphOf(route));
    expect(wrong).toEqual([]);
  });

  it('name the company as author, an organization with its whole address', () => {
    const articles = routes.flatMap((route) => [
      ...typed(route, 'TechArticle'),
      ...typed(route, 'BlogPosting'),
    ]);
    expect(articles.length).toBeGreaterThan(50);
    for (const { author } of articles) {
      expect(author).toEqual({
        '@type': 'Organization',
        '@id': `${brand.url}/#organization`,
        name: brand.company,
        url: `${brand.url}/about/`,
      });
    }
  });

  it('show the way to every page of docs, lessons, hosting and posts as its breadcrumbs do', () => {
    const inSections = routes.filter((route) =>
      /^\/(?:docs\/(?!intro)|learn\/.|hosting\/.|blog\/.)/.test(route),
    );
    const without = inSections.filter((route) => typed(route, 'BreadcrumbList').length !== 1);
    expect(without).toEqual([]);
    for (const route of inSections) {
      const [list] = typed(route, 'BreadcrumbList');
      const items = list?.itemListElement as { position: number; name: string; item?: string }[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
      expect(items.at(-1)?.item, route).toBe(`${brand.url}${route}`);
    }
  });

  it('offer sizes and templates at their prices', () => {
    const [list] = typed('/pricing/', 'Product');
    const { offers } = list?.offers as { offers: { price: string }[] };
    expect(offers.map(({ price }) => Number(price))).toEqual(
      sizes.map(({ month }) => month / 1_000_000),
    );
    for (const { slug } of templates) {
      const route = `/docs/templates/${slug}/`;
      const [product] = typed(route, 'Product');
      const shown = Number(pageOf(route)(`[data-template-cost="${slug}"]`).text());
      expect(Number((product?.offers as { price: string }).price), slug).toBe(shown);
    }
  });

  it('hold every word of the glossary', () => {
    const [set] = typed('/learn/glossary/', 'DefinedTermSet');
    const terms = set?.hasDefinedTerm as { name: string }[];
    expect(terms.map(({ name }) => name).sort()).toEqual(glossary.map(({ term }) => term).sort());
  });

  it('hold the steps of tasks and tutorials, and level and time of lessons', () => {
    const steps = (route: string) =>
      (typed(route, 'HowTo')[0]?.step as { name: string }[] | undefined) ?? [];
    expect(steps('/docs/getting-started/create-project/').length).toBeGreaterThan(1);
    for (const stack of ['django', 'express', 'fastapi', 'rails', 'springboot']) {
      expect(steps(`/docs/getting-started/app-stack/${stack}/`).length, stack).toBeGreaterThan(2);
    }
    expect(steps('/learn/proxies/nginx/').length).toBeGreaterThan(2);
    for (const { path, level, minutes } of lessons) {
      expect(typed(path, 'TechArticle')[0]).toMatchObject({
        educationalLevel: level,
        timeRequired: `PT${minutes}M`,
      });
    }
  });

  it('say when a page was changed or published', () => {
    expect(typed('/blog/reverse-proxy-showdown/', 'BlogPosting')[0]?.datePublished).toMatch(
      /^\d{4}-\d\d-\d\d$/,
    );
  });
});

import fs from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { hasTwin, twinPath } from '../../src/lib/twins.ts';
import { brand } from '../../src/lib/brand.ts';
import { allRoutes, outDir, pageOf, readOut } from './pages.ts';

const routes = allRoutes().filter(hasTwin);
const reader = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Parts of a page that serve its use, not its content. A twin may leave out only these. */
const CHROME =
  'nav, button, script, style, svg, input, .cited-back, [role=tablist], [role=status], [aria-hidden=true], .hash-link, .page-copy, .theme-doc-footer, .pagination-nav, .on-phones, .theme-doc-toc-desktop, .theme-doc-toc-mobile';

const squeezed = (text: string): string => text.replace(/[\s\u200B]+/g, '');

/** The content of a page, with anything that Markdown can't represent converted to the form it takes there. */
function contentOf(route: string) {
  const $ = pageOf(route);
  const main = $('main').clone();
  main.find(CHROME).not('li > p > button:first-child').remove();
  main.find('select').each((_, select) => {
    const chosen = $(select).find('option[selected]');
    $(select).replaceWith((chosen.length > 0 ? chosen : $(select).find('option').first()).text());
  });
  return {
    all: (selector: string) => main.find(selector).toArray(),
    text: (element: Parameters<typeof $>[0]) => squeezed($(element).text()),
  };
}

function plain(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => plain(child as Nodes)).join('') : '';
}

function collect(route: string) {
  const headings: string[] = [];
  const codes: string[] = [];
  const cells: string[] = [];
  const links: string[] = [];
  const source = readOut(twinPath(route));
  visit(reader.parse(source), (node) => {
    if (node.type === 'heading') headings.push(squeezed(plain(node)));
    if (node.type === 'code') codes.push(squeezed(node.value));
    if (node.type === 'tableCell' && squeezed(plain(node)) !== '')
      cells.push(squeezed(plain(node)));
    // An address written as text is a link in this kind of Markdown, but not on the page.
    if (node.type === 'link' && /[[<]/.test(source[node.position?.start.offset ?? 0] ?? '')) {
      links.push(node.url);
    }
  });
  return { headings, codes, cells, links };
}

it('every page has a twin, and there are many', () => {
  expect(routes.length).toBeGreaterThan(160);
  expect(routes.filter((route) => !fs.existsSync(path.join(outDir, twinPath(route))))).toEqual([]);
});

describe.each(routes)('the Markdown of %s', (route) => {
  const page = contentOf(route);
  const twin = collect(route);

  it('has the headings of the page', () => {
    const shown = page.all('h1, h2, h3, h4, h5, h6').map((element) => page.text(element));
    expect(shown.length).toBeGreaterThan(0);
    expect(twin.headings).toEqual(shown);
  });

  it('has the code blocks of the page', () => {
    expect(twin.codes).toEqual(page.all('pre, textarea').map(page.text));
  });

  it('has the cells of its tables', () => {
    const shown = page.all('th, td').map(page.text);
    expect(twin.cells).toEqual(shown.filter((text) => text !== ''));
  });

  it('has the links of the page, whole', () => {
    const shown = page
      .all('a[href]')
      .map(
        (element) =>
          new URL(('attribs' in element && element.attribs.href) || '', `${brand.url}${route}`)
            .href,
      );
    expect(twin.links).toEqual(shown);
  });

  it('says title, description and address before the text', () => {
    const [, yaml = ''] = /^---\n(.*?)\n---\n/s.exec(readOut(twinPath(route))) ?? [];
    const $ = pageOf(route);
    expect(parse(yaml)).toMatchObject({
      title: expect.stringMatching(/./) as string,
      description: $('meta[name=description]').attr('content'),
      url: $('link[rel=canonical]').attr('href'),
    });
  });

  it('is named in the head of the page', () => {
    expect(pageOf(route)('link[rel=alternate][type="text/markdown"]').attr('href')).toBe(
      twinPath(route),
    );
  });
});

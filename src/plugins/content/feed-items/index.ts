import type { BlogFeedItem, CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';
import { load } from 'cheerio';
import { feedPictureFor } from '../../../lib/pictures.ts';

/** Elements that only work in a page with scripts, with their labels. */
const CONTROLS = 'button, input, script, style, .with-scripts';

/**
 * The text of a post for feed readers. Every drawing becomes a picture with its label and an absolute
 * address, because readers strip inline SVG. Elements that need the page's scripts or style sheet are
 * removed.
 */
function bodyOf(content: string, address: string): string {
  const $ = load(content, null, false);
  $(CONTROLS).remove();
  $('svg[role=img]').each((at, svg) => {
    const label = svg.attribs['aria-label'] ?? $(`[id="${svg.attribs['aria-labelledby']}"]`).text();
    const [, , width, height] = (svg.attribs.viewbox ?? svg.attribs.viewBox ?? '').split(' ');
    if (label.trim() === '' || !width || !height)
      throw new Error(`${address}: drawing ${at + 1} has no label or no size for the feeds`);
    const src = new URL(feedPictureFor(new URL(address).pathname, at), address).href;
    $(svg).replaceWith($('<img>').attr({ src, alt: label.trim(), width, height }));
  });
  // Bars next to figures, which get their size from the style sheet.
  $('svg').remove();
  return $.html();
}

/** The items of a feed with their full text. */
export const feedItems: CreateFeedItemsFn = async ({ defaultCreateFeedItems, ...params }) =>
  (await defaultCreateFeedItems(params)).map((item): BlogFeedItem => ({
    ...item,
    ...(item.content ? { content: bodyOf(item.content, item.link) } : {}),
  }));

import type { BlogFeedItem, CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';
import { load } from 'cheerio';
import { feedPictureFor } from '../../../lib/pictures.ts';

/** What only a page with scripts can use. */
const CONTROLS = 'button, input, script, style';

/**
 * The text of a post for readers of feeds: every drawing is a picture with its label and a whole address,
 * because readers take an inline SVG out, and what needs the page's scripts or sheet is gone.
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
  // Bars beside figures, which have their size from the style sheet.
  $('svg').remove();
  return $.html();
}

/** The items of a feed with their full text. */
export const feedItems: CreateFeedItemsFn = async ({ defaultCreateFeedItems, ...params }) =>
  (await defaultCreateFeedItems(params)).map((item): BlogFeedItem => ({
    ...item,
    ...(item.content ? { content: bodyOf(item.content, item.link) } : {}),
  }));

import type { BlogFeedItem, CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';

const INPUT = /<input\b[^>]*>/g;
const BUTTON = /<button\b[^>]*>.*?<\/button>/gs;

/** The items of a feed with their full text, without the buttons and fields that only a page with scripts can use. */
export const feedItems: CreateFeedItemsFn = async ({ defaultCreateFeedItems, ...params }) =>
  (await defaultCreateFeedItems(params)).map((item): BlogFeedItem => ({
    ...item,
    content: item.content?.replace(BUTTON, '').replace(INPUT, ''),
  }));

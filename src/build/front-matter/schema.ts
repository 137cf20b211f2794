/** The front matter keys of each kind of page: what a value must be and why the key exists. */

export type PageKind = 'docs' | 'learn' | 'blog' | 'page';

export interface KeyRule {
  required?: boolean;
  type: 'string' | 'text' | 'boolean' | 'number' | 'list' | 'date';
  /** Shown when the value is missing or wrong. */
  hint: string;
}

const title: KeyRule = { required: true, type: 'string', hint: 'title: the heading of the page' };
const description: KeyRule = {
  required: true,
  type: 'text',
  hint: 'description: one or two sentences of 50 to 170 characters for search engines and previews',
};
const shared: Record<string, KeyRule> = {
  title,
  description,
  slug: { type: 'string', hint: 'slug: the address below the section' },
  image: { type: 'string', hint: 'image: a picture for previews, as a path below static' },
  keywords: { type: 'list', hint: 'keywords: a list of words' },
};
const doc: Record<string, KeyRule> = {
  ...shared,
  id: { type: 'string', hint: 'id: the page’s id in the sidebar' },
  sidebar_label: { type: 'string', hint: 'sidebar_label: a shorter name for the sidebar' },
  pagination_label: { type: 'string', hint: 'pagination_label: a shorter name for previous/next' },
  hide_table_of_contents: { type: 'boolean', hint: 'hide_table_of_contents: true or false' },
};

export const frontMatterSchema: Record<PageKind, Record<string, KeyRule>> = {
  docs: {
    ...doc,
    template: { type: 'string', hint: 'template: the slug of a one-click template' },
  },
  learn: {
    ...doc,
    tags: { required: true, type: 'list', hint: 'tags: a list of keys from src/site/tags.ts' },
    minutes: { type: 'number', hint: 'minutes: reading and working time in minutes' },
    level: { type: 'string', hint: 'level: beginner, intermediate or advanced' },
  },
  blog: {
    ...shared,
    slug: { required: true, type: 'string', hint: 'slug: the address below /blog/' },
    date: {
      required: true,
      type: 'date',
      hint: 'date: the day of publication, such as 2026-11-20',
    },
    authors: {
      required: true,
      type: 'list',
      hint: 'authors: a list of ids from src/site/authors.ts',
    },
    tags: { required: true, type: 'list', hint: 'tags: a list of keys from src/site/tags.ts' },
    related: { type: 'list', hint: 'related: slugs of two or three other posts' },
  },
  page: shared,
};

import { brand } from './brand.ts';

/** Authors of blog posts, by the id used in front matter: the company's team, no single persons. */
export const authors = {
  team: {
    name: `The ${brand.product} team`,
    title: brand.company,
    url: '/about/',
    page: false,
  },
} as const;

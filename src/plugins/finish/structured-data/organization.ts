import type { Organization, WebSite } from 'schema-dts';
import { brand } from '../../../lib/brand.ts';

const ORGANIZATION = `${brand.url}/#organization`;

/** The company behind every page: named by id and name, described on the home page. */
export const publisher = {
  '@type': 'Organization',
  '@id': ORGANIZATION,
  name: brand.company,
  url: `${brand.url}/about/`,
} as const satisfies Organization;

/** The company, for the home page. */
export const organization: Organization = {
  '@type': 'Organization',
  '@id': ORGANIZATION,
  name: brand.company,
  url: `${brand.url}/`,
  email: brand.supportMail,
  brand: { '@type': 'Brand', name: brand.product, slogan: brand.tagline },
};

/** The site and its search, for the home page. */
export const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': `${brand.url}/#website`,
  name: brand.product,
  url: `${brand.url}/`,
  inLanguage: 'en',
  publisher: { '@id': ORGANIZATION },
  potentialAction: {
    '@type': 'SearchAction',
    target: `${brand.url}/search/?q={search_term_string}`,
    // Missing from the vocabulary's types, but search engines read it next to the target.
    ...{ 'query-input': 'required name=search_term_string' },
  },
};

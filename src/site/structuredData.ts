import { brand } from './brand.ts';

/** Organisation and site as schema.org data, for the home page. */
export const siteData = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${brand.url}/#organization`,
      name: brand.company,
      url: `${brand.url}/`,
      email: brand.supportMail,
      brand: { '@type': 'Brand', name: brand.product, slogan: brand.tagline },
    },
    {
      '@type': 'WebSite',
      '@id': `${brand.url}/#website`,
      name: brand.product,
      url: `${brand.url}/`,
      inLanguage: 'en',
      publisher: { '@id': `${brand.url}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${brand.url}/search/?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
} as const;

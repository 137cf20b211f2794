import type { Plugin } from '@docusaurus/types';
import { brand } from '../../lib/brand.ts';

/**
 * Loads the cookie-less analytics script asynchronously, with its website id, only if both are configured.
 * Without them no third-party request is made. `data-exclude-search` and `data-exclude-hash` remove query
 * and fragment, which may contain a search or a shared file.
 */
export default function analytics(): Plugin {
  return {
    name: 'analytics',
    injectHtmlTags: () =>
      brand.analyticsScript === ''
        ? {}
        : {
            headTags: [
              {
                tagName: 'script',
                attributes: {
                  async: true,
                  src: brand.analyticsScript,
                  'data-website-id': brand.analyticsWebsiteId,
                  'data-exclude-search': 'true',
                  'data-exclude-hash': 'true',
                },
              },
            ],
          },
  };
}

import type { Plugin } from '@docusaurus/types';
import { brand } from '../../lib/brand.ts';

/**
 * Loads the cookie-less analytics script asynchronously, with its website id,
 * only where both are configured; without them no third-party request is made.
 * `data-exclude-search` and `data-exclude-hash` keep query and fragment, which
 * may hold a search or a shared file, out of what is sent.
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

import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loaderScript } from './loader.ts';

/** The plugin's options. */
export interface LightStartOptions {
  /**
   * Pattern for the names of items in the browser's storage that affect what a page shows. If there is one,
   * the site runs without being touched.
   */
  shownItems: string;
  /** Pattern for addresses of pages that need no other style sheet than pages with the same first group. */
  alikePages: string;
}

/** What the browser prefetches for a link that is followed before the site can open it. */
const SPECULATION = {
  prefetch: [{ where: { href_matches: '/*/' }, eagerness: 'moderate' }],
  prerender: [{ where: { href_matches: '/*/' }, eagerness: 'conservative' }],
};

const client = (file: string) => fileURLToPath(new URL(`../client/${file}`, import.meta.url));

/**
 * Starts the framework's browser entry late, and puts the loader and the speculation rules into every page.
 * `withLateScripts` then takes the scripts out of the built pages. Throws if the framework starts from
 * another file.
 */
export default function lightStart({ baseUrl }: LoadContext, options: LightStartOptions): Plugin {
  return {
    name: 'light-start',
    getClientModules: () => [client('prefetch.ts')],
    contentLoaded({ actions }) {
      actions.setGlobalData(options.alikePages);
    },
    configureWebpack(config, isServer) {
      if (isServer) return {};
      if (typeof config.entry !== 'string' || !config.entry.endsWith('clientEntry.js')) {
        throw new Error(
          'light-start: the framework starts from another file now. Compare client/entry.ts with it.',
        );
      }
      config.entry = client('entry.ts');
      return {};
    },
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'script', innerHTML: loaderScript(baseUrl, options.shownItems) },
        {
          tagName: 'script',
          attributes: { type: 'speculationrules' },
          innerHTML: JSON.stringify(SPECULATION),
        },
      ],
    }),
  };
}

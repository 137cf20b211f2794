import { fileURLToPath } from 'node:url';
import { inlineScript } from './inline-script.ts';

/** The loader for a site's pages. */
export const loaderScript = (baseUrl: string, shownItems: string): string =>
  inlineScript(fileURLToPath(new URL('../page/loader.ts', import.meta.url)), {
    BASE_URL: baseUrl,
    SHOWN_ITEMS: shownItems,
  });

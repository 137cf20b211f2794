import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Replaces the framework's browser entry by `src/client/entry.tsx`; the reason stands there. */
export default function clientEntry({ siteDir }: LoadContext): Plugin {
  return {
    name: 'client-entry',
    configureWebpack(config, isServer) {
      if (isServer) return {};
      if (typeof config.entry !== 'string' || !config.entry.endsWith('clientEntry.js')) {
        throw new Error(
          'client-entry: the framework starts from another file now. Compare src/client/entry.tsx with it.',
        );
      }
      config.entry = path.join(siteDir, 'src/client/entry.tsx');
      return {};
    },
  };
}

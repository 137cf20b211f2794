import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Files that grow with the number of pages: in a file of their own, so that `main.js` does not. */
const ROUTES =
  /[\\/]\.docusaurus[\\/](?:routes\.js|registry\.js|routesChunkNames\.json|globalData\.json)$/;
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

interface CacheGroup {
  name: string;
  test: RegExp;
  chunks: 'all';
  enforce: true;
  priority: number;
}

const group = (name: string, test: RegExp): CacheGroup => ({
  name,
  test,
  chunks: 'all',
  enforce: true,
  priority: 60,
});

/**
 * Replaces the framework's browser entry by `src/client/entry.tsx` (the reason
 * stands there), divides its bundle, and takes Prism out of it: code is
 * coloured while pages are compiled, by `src/build/highlight`.
 */
export default function clientEntry({ siteDir }: LoadContext): Plugin {
  return {
    name: 'client-entry',
    configureWebpack(config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const plugins = [
        new NormalModuleReplacementPlugin(
          /theme-classic[\\/]lib[\\/]prism-include-languages$/,
          path.join(siteDir, 'src/client/nothing.ts'),
        ),
      ];
      if (isServer) return { plugins };
      if (typeof config.entry !== 'string' || !config.entry.endsWith('clientEntry.js')) {
        throw new Error(
          'client-entry: the framework starts from another file now. Compare src/client/entry.tsx with it.',
        );
      }
      config.entry = path.join(siteDir, 'src/client/entry.tsx');
      plugins.push(
        new NormalModuleReplacementPlugin(/^tslib$/, path.join(siteDir, 'src/client/tslib.ts')),
      );
      // Absent while writing.
      const split = config.optimization?.splitChunks || undefined;
      if (split?.cacheGroups) {
        Object.assign(split.cacheGroups, {
          routes: group('routes', ROUTES),
          react: group('react', REACT),
        });
      }
      return { plugins };
    },
  };
}

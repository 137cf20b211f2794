import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PICTURES } from '../../lib/pictures.ts';

/**
 * Makes a component of each SVG file that a page or component imports. The framework's plugin for this sends
 * every drawing through Babel, and every line of it through React.
 */
export default function drawings({ siteDir }: LoadContext): Plugin {
  return {
    name: 'drawings',
    configureWebpack(config, isServer) {
      const rules = config.module?.rules ?? [];
      const at = rules.findIndex(
        (rule) =>
          typeof rule === 'object' && rule?.test instanceof RegExp && rule.test.test('a.svg'),
      );
      const files = rules[at];
      if (typeof files !== 'object') {
        throw new Error('drawings: the framework has no rule for SVG files any more.');
      }
      // Wrapped, because two rules for one file would both be applied.
      rules[at] = {
        test: /\.svg$/i,
        oneOf: [
          {
            issuer: { and: [/\.(?:tsx?|jsx?|mdx?)$/i] },
            use: [path.join(siteDir, 'src/plugins/drawings/loader.mjs')],
          },
          files,
        ],
      };
      // In development, pictures that the build draws are the last build's.
      const directory = path.join(siteDir, 'build', PICTURES);
      const devServer = { static: [{ directory, publicPath: PICTURES, watch: false }] };
      const more: object = isServer ? {} : { devServer };
      return more;
    },
  };
}

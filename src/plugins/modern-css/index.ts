import type { Plugin } from '@docusaurus/types';

const isPresetEnv = (step: unknown) =>
  Array.isArray(step) && /postcss-preset-env/.test(String(step[0]));

/**
 * Takes postcss-preset-env out of the way of the style sheets: the browsers of
 * `browserslist` know all that they are written in, so that it adds seconds to
 * a build and prefixes for nobody. Throws where the framework has it no more.
 */
export default function modernCss(): Plugin {
  return {
    name: 'modern-css',
    configurePostCss(options) {
      const steps = options.plugins.filter((step) => !isPresetEnv(step));
      if (steps.length === options.plugins.length) {
        throw new Error(
          'modern-css: no postcss-preset-env to take out. Remove src/plugins/modern-css.',
        );
      }
      return { ...options, plugins: steps };
    },
  };
}

import type { Plugin } from '@docusaurus/types';

const isPresetEnv = (step: unknown) =>
  Array.isArray(step) && /postcss-preset-env/.test(String(step[0]));

/**
 * Removes postcss-preset-env from the style sheets. The browsers in `browserslist` support everything they
 * use, so it only adds seconds to a build and prefixes for nobody. Throws if the framework no longer has it.
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

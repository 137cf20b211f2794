import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';

/** A module of another package and the file of ours that takes its place. */
export interface StandIn {
  /** Matches the request, as it stands in the import. */
  module: RegExp;
  /** From the root of the project. */
  by: string;
}

/** For both builds. The theme's languages of Prism are not needed: code is coloured while pages are compiled. */
export const EVERYWHERE: readonly StandIn[] = [
  { module: /theme-classic[\\/]lib[\\/]prism-include-languages$/, by: 'src/client/nothing.ts' },
];

/** For the browser. Each of our files says why. */
export const IN_BROWSER: readonly StandIn[] = [
  { module: /^tslib$/, by: 'src/client/tslib.ts' },
  { module: /^\.\/PendingNavigation$/, by: 'src/client/ShownPage.tsx' },
];

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type BundlerPlugin = { apply(compiler: Compiler): void };

/**
 * Bundler plugins that put our files in the places of others. A file that came
 * into no bundle is an error of the build: the framework imports the module
 * under another name now, and the site would be the framework's again unseen.
 */
export function standIns(
  siteDir: string,
  Replacement: Bundler['NormalModuleReplacementPlugin'],
  list: readonly StandIn[],
): BundlerPlugin[] {
  const files = list.map(({ by }) => path.join(siteDir, by));
  const check: BundlerPlugin = {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('stand-ins', (compilation) => {
        compilation.hooks.finishModules.tap('stand-ins', (modules) => {
          const bundled = new Set<string>();
          for (const module of modules)
            bundled.add((module as { resource?: string }).resource ?? '');
          list.forEach(({ module, by }, at) => {
            if (bundled.has(files[at] ?? '')) return;
            compilation.errors.push(
              new Error(
                `stand-ins: nothing imports ${String(module)} any more, so that ${by} takes nobody's place. Look for the module's new name, or remove both.`,
              ),
            );
          });
        });
      });
    },
  };
  return [...list.map(({ module }, at) => new Replacement(module, files[at] ?? '')), check];
}

import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';

const require = createRequire(import.meta.url);
/** The theme's Prism languages, by the file name that the framework gives the bundler. */
const LANGUAGES = require
  .resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')
  .replace(/\.js$/, '$');

/** Files that grow with the number of pages, split off so that `main.js` doesn't grow. */
const ROUTES =
  /[\\/]\.docusaurus[\\/](?:routes\.js|registry\.js|routesChunkNames\.json|globalData\.json)$/;
const REGISTRY = /[\\/]\.docusaurus[\\/]registry\.js$/;
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Components that render a text, and those of a docs page. The framework names their chunks by a hash. */
const TEXTS = ['@theme/DocItem', '@theme/BlogPostPage', '@theme/MDXPage'];
const DOCS = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];

/** Loaded by every lesson and no other text. */
const LESSONS =
  /[\\/](?:learn[\\/](?:Exercise[\\/]index|LessonProgress[\\/](?:LessonDone|store|useProgress))|lib[\\/](?:progress[\\/]index|lessons)|\.data[\\/]lessons)\.tsx?$/;
/** Data of a docs version. Without the loader it adds 2.9 KB (brotli) to every page of docs. */
const VERSION = /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/][\w-]+\.json$/;

const group = (name: string, test: RegExp) => ({
  name,
  test,
  chunks: 'all',
  enforce: true,
  priority: 60,
});

/**
 * One file for what `minChunks` of the components have in common, because each file costs a visit a kilobyte
 * and a task. Without both groups the first touch of a doc page transfers 6,927 bytes more (23 November
 * 2026). To remove them, delete their lines below.
 */
function joined(name: string, components: readonly string[], minChunks: number, priority: number) {
  const names = new Set(components.map((component) => simpleHash(component, 8)));
  return {
    name,
    type: /^javascript/,
    chunks: (chunk: { name?: string }) => names.has(chunk.name ?? ''),
    minChunks,
    enforce: true,
    priority,
  };
}

/**
 * Splits the site's bundle, and takes Prism out of it, because code is coloured while pages are compiled, by
 * `src/plugins/remark/highlight`.
 */
export default function chunks({ siteDir }: LoadContext): Plugin {
  return {
    name: 'chunks',
    configureWebpack(config, isServer) {
      const alias = { [LANGUAGES]: false as const };
      if (isServer) return { resolve: { alias } };
      // Absent in development.
      const split = config.optimization?.splitChunks || undefined;
      if (split?.cacheGroups) {
        Object.assign(split.cacheGroups, {
          routes: group('routes', ROUTES),
          react: group('react', REACT),
          texts: joined('texts', TEXTS, 2, 59),
          docs: joined('docs', DOCS, 1, 58),
          lessons: group('lessons', LESSONS),
        });
      }
      // The framework's name for a chunk adds a second hash to the list of files that every visitor loads.
      if (config.mode === 'production' && config.output) {
        config.output.chunkFilename = 'assets/js/[id].[contenthash:8].js';
      }
      return {
        module: {
          rules: [
            {
              test: VERSION,
              type: 'json',
              use: [path.join(siteDir, 'src/plugins/chunks/version-loader.mjs')],
            },
            { test: REGISTRY, use: [path.join(siteDir, 'src/plugins/chunks/registry-loader.mjs')] },
          ],
        },
        resolve: { alias: { ...alias, tslib$: path.join(siteDir, 'src/client/tslib.ts') } },
      };
    },
  };
}

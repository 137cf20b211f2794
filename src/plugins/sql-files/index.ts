import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSqlFiles } from './build.ts';

type Made = Awaited<ReturnType<typeof buildSqlFiles>>;

interface Compilation {
  hooks: {
    processAssets: { tap(options: { name: string; stage: number }, run: () => void): void };
  };
  emitAsset(name: string, source: unknown): void;
  constructor: { PROCESS_ASSETS_STAGE_REPORT: number };
}

interface Compiler {
  webpack: { sources: { RawSource: new (bytes: Buffer) => unknown } };
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

const NAME = 'sql-files';

/**
 * Serves PostgreSQL for the browser from this site: the worker, its program and its data, under names that
 * contain their hash. Their addresses and sizes are in `@generated/sql-files/default/files.json`.
 */
export default function sqlFiles({ siteDir }: LoadContext): Plugin {
  let served: Made['served'] = new Map();
  return {
    name: NAME,
    async loadContent() {
      // In development, the first start would wait for compressed copies that nobody gets.
      const isWriting = process.env.NODE_ENV === 'development';
      const cacheDir = isWriting ? undefined : path.join(siteDir, 'node_modules/.cache', NAME);
      const made = await buildSqlFiles(siteDir, cacheDir);
      ({ served } = made);
      return made;
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('files.json', (content as Made).files);
    },
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const emit = {
        apply({ webpack, hooks }: Compiler) {
          hooks.thisCompilation.tap(NAME, (compilation) => {
            // After the minifiers, which would take the worker apart again.
            const stage = compilation.constructor.PROCESS_ASSETS_STAGE_REPORT;
            compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
              for (const [file, bytes] of served) {
                compilation.emitAsset(file, new webpack.sources.RawSource(bytes));
              }
            });
          });
        },
      };
      return { plugins: [emit as never] };
    },
  };
}

import crypto from 'node:crypto';
import { build, type Plugin } from 'esbuild';

/** The hash of a file's bytes, for its name. */
export const hashOf = (bytes: Buffer): string =>
  crypto.createHash('sha256').update(bytes).digest('hex').slice(0, 12);

/**
 * Replaces Node's own modules, which the package uses only on a server, with empty ones. A browser doesn't
 * know their names and refuses a script that imports one.
 */
const withoutNode: Plugin = {
  name: 'without-node',
  setup({ onResolve, onLoad }) {
    const names = /^(?:node:.*|fs|fs\/promises|path|crypto|url|module|util|ws|perf_hooks)$/;
    onResolve({ filter: names }, ({ path: name }) => ({ path: name, namespace: 'without-node' }));
    onLoad({ filter: /.*/, namespace: 'without-node' }, () => ({ contents: 'export default {};' }));
  },
};

/** A package's worker with everything it imports, as one module. */
export async function bundleWorker(siteDir: string, entry: string): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: siteDir,
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    target: 'es2022',
    legalComments: 'none',
    plugins: [withoutNode],
    logLevel: 'error',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild gave no file for ${entry}.`);
  return Buffer.from(file.contents);
}

import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { type SqlFiles } from 'teach/sql';
import { writeWhole } from '../files.ts';

/** A file as it is served, by its path on the site. */
export type Served = ReadonlyMap<string, Buffer>;

const brotli = promisify(zlib.brotliCompress);

const FOLDER = 'assets/sql';
const hashOf = (bytes: Buffer) =>
  crypto.createHash('sha256').update(bytes).digest('hex').slice(0, 12);

/**
 * Node's own modules, of which the package asks on a server only, are empty: a browser does not
 * know their names, and refuses a script that imports one.
 */
const withoutNode: Plugin = {
  name: 'without-node',
  setup({ onResolve, onLoad }) {
    const names = /^(?:node:.*|fs|fs\/promises|path|crypto|url|module|util|ws)$/;
    onResolve({ filter: names }, ({ path: name }) => ({ path: name, namespace: 'without-node' }));
    onLoad({ filter: /.*/, namespace: 'without-node' }, () => ({ contents: 'export default {};' }));
  },
};

/** The worker with PostgreSQL's client in it, as one module. */
async function bundle(siteDir: string): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: ['teach/sql/worker'],
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
  if (!file) throw new Error('sql-files: esbuild gave no file for teach/sql/worker.');
  return Buffer.from(file.contents);
}

/** A compressed copy, which takes seconds beside what else the build does, kept by the hash of what it is made of. */
async function copyOf(bytes: Buffer, cacheDir: string): Promise<Buffer> {
  const file = path.join(cacheDir, `${hashOf(bytes)}.br`);
  if (fs.existsSync(file)) return fs.readFileSync(file);
  const made = await brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } });
  fs.mkdirSync(cacheDir, { recursive: true });
  writeWhole(file, made);
  return made;
}

/**
 * Makes the files of the database that runs in the page: what is served, and what the page is told.
 * Without a folder to keep them in, none is compressed, and what is told to be transferred is their size.
 */
export async function buildSqlFiles(
  siteDir: string,
  cacheDir?: string,
): Promise<{ files: SqlFiles; served: Served }> {
  const package_ = path.join(siteDir, 'node_modules/@electric-sql/pglite/dist');
  const served = new Map<string, Buffer>();
  let transferred = 0;
  const serve = async (name: string, ending: string, bytes: Buffer) => {
    const file = `${FOLDER}/${name}.${hashOf(bytes)}.${ending}`;
    served.set(file, bytes);
    if (!cacheDir) {
      transferred += bytes.length;
      return { url: `/${file}`, bytes: bytes.length };
    }
    const br = await copyOf(bytes, cacheDir);
    // Scripts are compressed with all others, when the site is finished.
    if (ending !== 'js') served.set(`${file}.br`, br);
    transferred += br.length;
    return { url: `/${file}`, bytes: bytes.length };
  };
  const packed = (name: string) => fs.readFileSync(path.join(package_, name));
  const [worker, wasm, data, initdb] = await Promise.all([
    serve('worker', 'js', await bundle(siteDir)),
    serve('pglite', 'wasm', packed('pglite.wasm')),
    serve('pglite', 'data', packed('pglite.data')),
    serve('initdb', 'wasm', packed('initdb.wasm')),
  ]);
  return { files: { worker: worker.url, wasm, data, initdb, transferred }, served };
}

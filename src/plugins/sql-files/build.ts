import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type SqlFiles } from 'teach/sql';
import { writeWhole } from '../files.ts';
import { bundleWorker, hashOf } from '../workers.ts';

/** A served file, by its path on the site. */
export type Served = ReadonlyMap<string, Buffer>;

const brotli = promisify(zlib.brotliCompress);

const FOLDER = 'assets/sql';
/**
 * A compressed copy, made in parallel with the build because it takes seconds, and cached by the hash of its
 * source.
 */
async function copyOf(bytes: Buffer, cacheDir: string): Promise<Buffer> {
  const file = path.join(cacheDir, `${hashOf(bytes)}.br`);
  if (fs.existsSync(file)) return fs.readFileSync(file);
  const made = await brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } });
  fs.mkdirSync(cacheDir, { recursive: true });
  writeWhole(file, made);
  return made;
}

/**
 * Makes the files of the database that runs in the page: the served files and the data for the page. Without
 * a cache folder nothing is compressed, and the page shows uncompressed sizes.
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
    serve('worker', 'js', await bundleWorker(siteDir, 'teach/sql/worker')),
    serve('pglite', 'wasm', packed('pglite.wasm')),
    serve('pglite', 'data', packed('pglite.data')),
    serve('initdb', 'wasm', packed('initdb.wasm')),
  ]);
  return { files: { worker: worker.url, wasm, data, initdb, transferred }, served };
}

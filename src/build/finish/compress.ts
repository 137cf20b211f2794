import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { promisify } from 'node:util';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Text that is sent compressed; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|js|css|json|svg|xml|txt|map|webmanifest)$/;
/** Smaller files gain nothing from compression. */
const SMALLEST = 256;

/** All files of a folder and the folders in it. */
export function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

async function compress(file: string): Promise<void> {
  const bytes = fs.readFileSync(file);
  if (bytes.length < SMALLEST) return;
  const { constants } = zlib;
  const [small, smallGzip] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gzip(bytes, { level: 9 }),
  ]);
  fs.writeFileSync(`${file}.br`, small);
  fs.writeFileSync(`${file}.gz`, smallGzip);
}

/** Writes a `.br` and a `.gz` copy beside every text of a folder; returns how many texts there are. */
export async function compressFolder(folder: string): Promise<number> {
  const texts = filesBelow(folder).filter((file) => TEXT.test(file));
  // Two at a time, one for each core of a small machine.
  const queue = [...texts];
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compress(file);
  };
  await Promise.all([work(), work()]);
  return texts.length;
}

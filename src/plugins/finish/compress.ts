import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { promisify } from 'node:util';
import { inParallel } from 'doc-walk/read';
import { filesBelow, writeWhole } from '../files.ts';

const brotli = promisify(zlib.brotliCompress);

/** Text that is sent compressed. Pictures and fonts are compressed already. */
const TEXT = /\.(?:html|js|css|json|svg|xml|txt|map|webmanifest|md)$/;
/** Smaller files gain nothing from compression. */
const SMALLEST = 256;
/** Pages, and files that many visits load. The last 2 % are worth three times the work there. */
const SHARED = /\.(?:css|html)$|[\\/](?:main|react|runtime~main|routes|texts|docs)\.[^\\/]*\.js$/;

function compressed(bytes: Buffer, isShared: boolean): Promise<Buffer> {
  const { constants } = zlib;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (isShared ? 0 : 1),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}

/**
 * Writes a `.br` copy next to every text of a folder and returns how many texts there are. Every browser of
 * the last five years takes Brotli over HTTPS, and for others the server compresses. Copies are cached in
 * `kept`, by the hash of the text, so the next build compresses only what changed. Other copies there are
 * removed.
 */
export async function compressFolder(folder: string, kept: string): Promise<number> {
  fs.mkdirSync(kept, { recursive: true });
  const known = new Set(fs.readdirSync(kept));
  const used = new Set<string>();
  const compress = async (file: string) => {
    const bytes = fs.readFileSync(file);
    if (bytes.length < SMALLEST) return;
    const isShared = SHARED.test(file);
    const hash = crypto.createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const name = `${hash}${isShared ? '-shared' : ''}.br`;
    const copy = path.join(kept, name);
    used.add(name);
    if (!known.has(name)) writeWhole(copy, await compressed(bytes, isShared));
    fs.copyFileSync(copy, `${file}.br`);
  };
  const texts = filesBelow(folder).filter((file) => TEXT.test(file));
  // Two at a time, one for each core of a small machine.
  await inParallel(texts, 2, compress);
  for (const name of known) if (!used.has(name)) fs.rmSync(path.join(kept, name));
  return texts.length;
}

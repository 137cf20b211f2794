import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { promisify } from 'node:util';
import { inParallel } from 'doc-walk/read';
import { filesBelow } from '../files.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Text that is sent compressed; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|js|css|json|svg|xml|txt|map|webmanifest|md)$/;
/** Smaller files gain nothing from compression. */
const SMALLEST = 256;
/** What many visits load, and pages: the last 2 % are worth three times the work there. */
const SHARED = /\.(?:css|html)$|[\\/](?:main|react|runtime~main|routes|texts|docs)\.[^\\/]*\.js$/;

function compressed(bytes: Buffer, isShared: boolean): Promise<[br: Buffer, gz: Buffer]> {
  const { constants } = zlib;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (isShared ? 0 : 1),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
}

/**
 * Writes a `.br` and a `.gz` copy beside every text of a folder; returns how
 * many texts there are. Copies are kept in `kept`, by the hash of the text, so
 * that the next build compresses only what changed; others there are removed.
 */
export async function compressFolder(folder: string, kept: string): Promise<number> {
  fs.mkdirSync(kept, { recursive: true });
  const known = new Set(fs.readdirSync(kept));
  const used = new Set<string>();
  const keep = (name: string, bytes: Buffer, to: string) => {
    // Under another name first: a build that is stopped leaves no half of a copy.
    fs.writeFileSync(path.join(kept, `${name}.part`), bytes);
    fs.renameSync(path.join(kept, `${name}.part`), path.join(kept, name));
    fs.writeFileSync(to, bytes);
  };
  const compress = async (file: string) => {
    const bytes = fs.readFileSync(file);
    if (bytes.length < SMALLEST) return;
    const isShared = SHARED.test(file);
    const hash = crypto.createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const name = isShared ? `${hash}-shared` : hash;
    used.add(`${name}.br`).add(`${name}.gz`);
    if (known.has(`${name}.br`) && known.has(`${name}.gz`)) {
      fs.copyFileSync(path.join(kept, `${name}.br`), `${file}.br`);
      fs.copyFileSync(path.join(kept, `${name}.gz`), `${file}.gz`);
      return;
    }
    const [br, gz] = await compressed(bytes, isShared);
    keep(`${name}.br`, br, `${file}.br`);
    keep(`${name}.gz`, gz, `${file}.gz`);
  };
  const texts = filesBelow(folder).filter((file) => TEXT.test(file));
  // Two at a time, one for each core of a small machine.
  await inParallel(texts, 2, compress);
  for (const name of known) if (!used.has(name)) fs.rmSync(path.join(kept, name));
  return texts.length;
}

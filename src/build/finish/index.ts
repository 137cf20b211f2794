import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { promisify } from 'node:util';
import { collectInline, contentSecurityPolicy, type InlineHashes } from './policy.ts';
import { headerRules, toCaddy, toHeadersFile, toRedirectsFile } from './rules.ts';
import { withStructuredData } from './structuredData.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Text that is sent compressed; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|js|css|json|svg|xml|txt|map|webmanifest)$/;
/** Smaller files gain nothing from compression. */
const SMALLEST = 256;

function filesBelow(folder: string): string[] {
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

export interface Finished {
  pages: number;
  compressed: number;
  policy: string;
}

/**
 * The last steps on a built site, in this order, because each needs the bytes
 * that the one before leaves: structured data, the policy's hashes, the header
 * rules for servers, compressed copies. Throws when the folder holds no page.
 */
export async function finish(outDir: string, analyticsScript: string): Promise<Finished> {
  const inline: InlineHashes = { scripts: new Set(), styles: new Set() };
  const pages = filesBelow(outDir).filter((file) => file.endsWith('.html'));
  if (pages.length === 0) throw new Error(`${outDir} holds no page. Run the build first.`);
  for (const page of pages) {
    const before = fs.readFileSync(page, 'utf8');
    const html = withStructuredData(before);
    if (html !== before) fs.writeFileSync(page, html);
    collectInline(html, inline);
  }
  const policy = contentSecurityPolicy(inline, analyticsScript);
  const rules = headerRules(policy);
  fs.mkdirSync(path.join(outDir, '.server'), { recursive: true });
  fs.writeFileSync(path.join(outDir, '.server', 'headers.caddy'), toCaddy(rules));
  fs.writeFileSync(path.join(outDir, '_headers'), toHeadersFile(rules));
  fs.writeFileSync(path.join(outDir, '_redirects'), toRedirectsFile());
  const texts = filesBelow(outDir).filter((file) => TEXT.test(file));
  // Two at a time, one for each core of a small machine.
  const queue = [...texts];
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compress(file);
  };
  await Promise.all([work(), work()]);
  return { pages: pages.length, compressed: texts.length, policy };
}

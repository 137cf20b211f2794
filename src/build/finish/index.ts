import fs from 'node:fs';
import path from 'node:path';
import { withLateScripts } from '../late-scripts/index.ts';
import { dividePageStyles } from '../page-styles/index.ts';
import { compressFolder, filesBelow } from './compress.ts';
import { collectInline, contentSecurityPolicy, type InlineHashes } from './policy.ts';
import { headerRules, toCaddy, toCaddyRedirects, toHeadersFile, toRedirectsFile } from './rules.ts';
import { withStructuredData } from './structuredData.ts';

export interface Finished {
  pages: number;
  compressed: number;
  policy: string;
}

/** The framework's icon of external links, which this site marks by a rule of its style sheet. */
const SPRITE =
  /<svg style="display: none;"><defs>\s*<symbol id="?theme-svg-external-link.*?<\/svg>/s;

/**
 * The last steps on a built site, in this order, because each needs the bytes
 * that the one before leaves: style sheets by kind of page, structured data,
 * scripts that load late, the policy's hashes, the header rules for servers,
 * compressed copies, which are kept in a folder of `cacheDir` for the next build.
 * Throws when the folder holds no page.
 */
export async function finish(
  outDir: string,
  analyticsScript: string,
  cacheDir: string,
): Promise<Finished> {
  const inline: InlineHashes = { scripts: new Set(), styles: new Set() };
  const pages = filesBelow(outDir).filter((file) => file.endsWith('.html'));
  if (pages.length === 0) throw new Error(`${outDir} holds no page. Run the build first.`);
  const styles = dividePageStyles(
    outDir,
    pages.map((page) => path.relative(outDir, page)),
  );
  for (const page of pages) {
    const before = fs.readFileSync(page, 'utf8');
    const styled = styles.of(path.relative(outDir, page), before);
    const html = withLateScripts(withStructuredData(styled.html.replace(SPRITE, '')), styled.late);
    if (html !== before) fs.writeFileSync(page, html);
    collectInline(html, inline);
  }
  const policy = contentSecurityPolicy(inline, analyticsScript);
  const rules = headerRules(policy);
  fs.mkdirSync(path.join(outDir, '.server'), { recursive: true });
  fs.writeFileSync(path.join(outDir, '.server', 'headers.caddy'), toCaddy(rules));
  fs.writeFileSync(path.join(outDir, '.server', 'redirects.caddy'), toCaddyRedirects());
  fs.writeFileSync(path.join(outDir, '_headers'), toHeadersFile(rules));
  fs.writeFileSync(path.join(outDir, '_redirects'), toRedirectsFile());
  const compressed = await compressFolder(outDir, path.join(cacheDir, 'compressed'));
  return { pages: pages.length, compressed, policy };
}

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withEarlyScripts } from '../early-scripts/index.ts';
import { withLateScripts } from 'light-start/html';
import { inputsHash } from '../site-values/index.ts';
import { replaceOnce } from '../content/replace-once.ts';
import { dividePageStyles } from './page-styles/index.ts';
import { writeFeedPictures } from './feed-pictures.ts';
import { filesBelow } from '../files.ts';
import { compressFolder } from './compress.ts';
import type { CardFacts } from './cards/facts.ts';
import { writeCards } from './cards/index.ts';
import { withOwnFeeds, writeChanges } from './changes.ts';
import { writeData } from './data/index.ts';
import { codeVersion, Kept } from './kept.ts';
import { contentSecurityPolicy, type InlineHashes } from './policy.ts';
import { picturesOf, writePictures } from './pictures/index.ts';
import { wholeSheet } from './pictures/rules.ts';
import { redirects } from '../../lib/redirects.ts';
import { headerRules, toCaddy, toCaddyRedirects, toHeadersFile, toRedirectsFile } from './rules.ts';
import { see, type Seen } from './seen.ts';
import { withStructuredData } from './structured-data/index.ts';
import { writeCollections } from './twins/collections.ts';
import { Twins, withTwinLink } from './twins/index.ts';

export interface Finished {
  pages: number;
  compressed: number;
}

/** The framework's icon for external links, which this site marks with a rule in its style sheet. */
const SPRITE =
  /<svg style="display: none;"><defs>\s*<symbol id="?theme-svg-external-link.*?<\/svg>/s;

/** English, which the Open Graph protocol assumes. */
const LOCALE = /<meta[^>]* property="?og:locale\b[^>]*>/;

/** Files that only the search reads, and it has read them by now. Not every page has any. */
const KEYWORDS = /<meta[^>]* name="?keywords\b[^>]*>/;

/** The framework's name and version, which only the home page needs. */
const GENERATOR = /<meta name="?generator\b[^>]*>/;

/**
 * Removes a part that nobody reads from a page of the site. Throws with the page's name if the part is
 * missing or different.
 */
export function withoutIdle(html: string, file: string): string {
  // A page that only redirects has nothing of the theme.
  if (!/id="?__docusaurus\b/.test(html)) return html;
  const rest = replaceOnce(replaceOnce(html, SPRITE, '', file), LOCALE, '', file);
  return rest.replace(KEYWORDS, '').replace(file === 'index.html' ? '' : GENERATOR, '');
}

/**
 * The last steps on a built site, in this order, because each needs the bytes the previous one leaves: style
 * sheets by kind of page, the early scripts before them, the policy's hashes, structured data, scripts that
 * load late, the pages as Markdown, their cards, the header rules for servers, and for a release compressed
 * copies. Results for pages that didn't change are cached in folders of `cacheDir` for the next build.
 * Throws if the folder has no page.
 */
export async function finish(
  outDir: string,
  analyticsScript: string,
  cacheDir: string,
  isRelease: boolean,
): Promise<Finished> {
  const inline: InlineHashes[] = [];
  const pages = filesBelow(outDir).filter((file) => file.endsWith('.html'));
  if (pages.length === 0) throw new Error(`${outDir} holds no page. Run the build first.`);
  const twins = new Twins(cacheDir);
  const cards = new Map<string, CardFacts>();
  const code = codeVersion(fileURLToPath(new URL('.', import.meta.url)));
  const kept = new Kept(path.join(cacheDir, 'seen'), code + inputsHash(process.cwd()));
  const styles = dividePageStyles(
    outDir,
    pages.map((page) => path.relative(outDir, page)),
    new Kept(path.join(cacheDir, 'sheets'), code),
  );
  for (const page of pages) {
    const before = fs.readFileSync(page, 'utf8');
    const file = path.relative(outDir, page);
    const styled = styles.of(file, before);
    let html = withEarlyScripts(withoutIdle(styled.html, file));
    const route = `/${file.replace(/index\.html$/, '')}`;
    // A changed sentence changes the name of the runtime, which every page loads.
    const key = html.replace(/runtime~main\.\w+/, 'runtime~main');
    const json = kept.get(`${route}\n${key}`, () => JSON.stringify(see(route, html)));
    const seen = JSON.parse(json.toString()) as Seen;
    inline.push(seen.inline);
    if (seen.presented) {
      const { page: read, card, data } = seen.presented;
      twins.add(read);
      cards.set(route, card);
      html = withOwnFeeds(withTwinLink(html, route), route);
      if (data) html = withStructuredData(html, data);
    }
    html = withLateScripts(html, styled.late);
    if (html !== before) fs.writeFileSync(page, html);
  }
  kept.prune();
  writeData(outDir);
  writeChanges(outDir);
  const css = wholeSheet(outDir);
  const pictures = picturesOf(cards, css);
  const picturePolicy = writePictures(outDir, pictures);
  const [written] = await Promise.all([
    twins.write(outDir),
    writeCards(outDir, cards, cacheDir, pictures, css),
    writeFeedPictures(outDir, css, new Kept(path.join(cacheDir, 'feeds'), code)),
  ]);
  writeCollections(outDir, written);
  const policy = contentSecurityPolicy(inline, analyticsScript);
  const rules = headerRules(policy, picturePolicy);
  fs.mkdirSync(path.join(outDir, '.server'), { recursive: true });
  fs.writeFileSync(path.join(outDir, '.server', 'headers.caddy'), toCaddy(rules));
  fs.writeFileSync(path.join(outDir, '.server', 'redirects.caddy'), toCaddyRedirects(redirects));
  fs.writeFileSync(path.join(outDir, '_headers'), toHeadersFile(rules));
  fs.writeFileSync(path.join(outDir, '_redirects'), toRedirectsFile(redirects));
  const compressed = isRelease
    ? await compressFolder(outDir, path.join(cacheDir, 'compressed'))
    : 0;
  return { pages: pages.length, compressed };
}

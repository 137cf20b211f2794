import crypto from 'node:crypto';
import type { CheerioAPI } from 'cheerio';

/** Inline code that the pages contain, as CSP source expressions such as `'sha256-…'`. */
export interface InlineHashes {
  scripts: Set<string>;
  styles: Set<string>;
}

const hashOf = (text: string) =>
  `'sha256-${crypto.createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Adds the hashes of a parsed page's inline scripts, style elements and style attributes. */
export function collectInline($: CheerioAPI, into: InlineHashes): void {
  $('script:not([src])').each((_, element) => {
    const type = $(element).attr('type') ?? '';
    if (type === '' || type === 'module' || type.includes('javascript')) {
      into.scripts.add(hashOf($(element).html() ?? ''));
    }
  });
  $('style').each((_, element) => void into.styles.add(hashOf($(element).html() ?? '')));
  $('[style]').each((_, element) => void into.styles.add(hashOf($(element).attr('style') ?? '')));
}

/**
 * The Content-Security-Policy (CSP level 3) of the site. Scripts run from files
 * and by hash only. Style attributes would be allowed by hash, which needs
 * 'unsafe-hashes' and a longer header on every page; there are none.
 */
export function contentSecurityPolicy(inline: InlineHashes, analyticsScript: string): string {
  const analytics = analyticsScript === '' ? [] : [new URL(analyticsScript).origin];
  const styles = [...inline.styles].sort();
  const list = (...sources: string[]) => sources.join(' ');
  return [
    `default-src 'none'`,
    `script-src ${list("'self'", ...analytics, ...[...inline.scripts].sort())}`,
    `style-src ${list("'self'", ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : []))}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${list("'self'", ...analytics)}`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `manifest-src 'self'`,
    // Counted by the access log; see deploy/site.caddy.
    'report-uri /csp-report',
  ].join('; ');
}

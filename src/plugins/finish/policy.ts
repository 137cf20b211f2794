import crypto from 'node:crypto';
import type { CheerioAPI } from 'cheerio';

/** Inline code of a page, as CSP source expressions such as `'sha256-…'`. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** The hash of inline code or styles, as a policy source. */
export const hashSource = (text: string): string =>
  `'sha256-${crypto.createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** The hashes of a parsed page's inline scripts, style elements and style attributes. */
export function inlineHashes($: CheerioAPI): InlineHashes {
  const runs = (type = '') => /^$|^module$|javascript|^speculationrules$/.test(type);
  return {
    scripts: $('script:not([src])')
      .toArray()
      .filter((script) => runs($(script).attr('type')))
      .map((script) => hashSource($(script).html() ?? '')),
    styles: [
      ...$('style')
        .toArray()
        .map((style) => hashSource($(style).html() ?? '')),
      ...$('[style]')
        .toArray()
        .map((one) => hashSource($(one).attr('style') ?? '')),
    ],
  };
}

/**
 * The site's Content-Security-Policy (CSP level 3), for all pages. Scripts run only from files and by hash.
 * Allowing style attributes by hash would need 'unsafe-hashes' and a longer header on every page, so there
 * are none.
 */
export function contentSecurityPolicy(
  pages: readonly InlineHashes[],
  analyticsScript: string,
): string {
  const analytics = analyticsScript === '' ? [] : [new URL(analyticsScript).origin];
  const all = (kind: keyof InlineHashes) =>
    [...new Set(pages.flatMap((page) => page[kind]))].sort();
  const styles = all('styles');
  const list = (...sources: string[]) => sources.join(' ');
  return [
    // Firefox applies this to prefetches: with 'none', it refuses and reports each file of every page nearby.
    `default-src 'self'`,
    ...['frame', 'media', 'object'].map((kind) => `${kind}-src 'none'`),
    `script-src ${list("'self'", ...analytics, ...all('scripts'))}`,
    `style-src ${list("'self'", ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : []))}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${list("'self'", ...analytics)}`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `manifest-src 'self'`,
    // Counted by the access log. See deploy/site.caddy.
    'report-uri /csp-report',
  ].join('; ');
}

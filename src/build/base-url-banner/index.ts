import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Shows the banner when the main script neither ran nor can run. A main script
 * that is missing is first answered by one reload, because the page may be an
 * earlier deploy's, out of a cache; the navigation type keeps it from being a loop. The
 * framework's own script judges at DOMContentLoaded, which is too early once
 * scripts load late; this one judges when the main script fails, and at the
 * latest when a loaded main script has not started the site.
 */
export function bannerScript(baseUrl: string): string {
  const configured = JSON.stringify(baseUrl).replace(/</g, '\\u003c');
  return `(function () {
  var shown = false;
  function show() {
    if (shown || document.documentElement.hasAttribute('data-started')) return;
    shown = true;
    var at = location.pathname.replace(/[^/]*$/, '');
    var box = document.createElement('div');
    box.className = 'base-url-banner';
    box.setAttribute('role', 'alert');
    var text = document.createElement('p');
    text.textContent = 'This site did not load completely. Its base URL is configured as ' + ${configured} + '; it seems to be served under ' + at + '.';
    box.appendChild(text);
    document.body.insertBefore(box, document.body.firstChild);
  }
  function failed() {
    var navigation = performance.getEntriesByType('navigation')[0];
    if (navigation && navigation.type !== 'reload' && navigator.onLine) location.reload();
    else show();
  }
  function isMain(node) { return node && node.tagName === 'SCRIPT' && /\\/main\\.[^/]*js$/.test(node.src); }
  document.addEventListener('error', function (event) { if (isMain(event.target)) failed(); }, true);
  document.addEventListener('load', function (event) { if (isMain(event.target)) setTimeout(show, 0); }, true);
})();`;
}

/** Adds the banner's script to every page, in front of the site's scripts. */
export default function baseUrlBanner({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'base-url-banner',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: bannerScript(baseUrl) }],
    }),
  };
}

import type { Plugin } from '@docusaurus/types';
import { announcement } from '../../site/navigation.ts';

/**
 * Corrects what the theme's own inline script decided: no stored choice means
 * light, whatever the operating system prefers. The theme deletes its key for
 * 'system', so that choice has the key `theme-system`, which counts only while
 * `theme` is absent.
 */
export const COLOR_MODE_SCRIPT = `(function () {
  var root = document.documentElement, theme = null, system = null, query = null;
  try { query = new URLSearchParams(location.search).get('docusaurus-theme'); } catch (e) {}
  try { theme = localStorage.getItem('theme'); system = localStorage.getItem('theme-system'); } catch (e) {}
  if (query !== 'light' && query !== 'dark') query = null;
  if (theme !== 'light' && theme !== 'dark') theme = null;
  var choice = query || theme || (system ? 'system' : 'light');
  var dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  root.setAttribute('data-theme-choice', choice);
})();`;

/**
 * Shows a new announcement to visitors who dismissed an older one. The theme
 * looks only at the dismissal before it hides the bar, and compares the ids
 * too late for the same visit.
 */
export const ANNOUNCEMENT_SCRIPT = `(function () {
  try {
    if (localStorage.getItem('docusaurus.announcement.id') !== ${JSON.stringify(announcement.id)}) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  } catch (e) {}
})();`;

/**
 * Replaces what cannot be decoded in the address, which the framework's router
 * would throw on: a fragment is dropped, a path keeps its characters.
 */
export const ADDRESS_SCRIPT = `(function () {
  function mend() {
    var path = location.pathname, hash = location.hash;
    try { decodeURI(path); } catch (e) { path = path.replace(/%/g, '%25'); }
    try { decodeURIComponent(hash); } catch (e) { hash = ''; }
    if (path !== location.pathname || hash !== location.hash) {
      history.replaceState(history.state, '', location.origin + path + location.search + hash);
    }
  }
  mend();
  addEventListener('popstate', mend);
})();`;

/** Puts these scripts directly behind the theme's own, in front of the page's content. */
export default function earlyScripts(): Plugin {
  return {
    name: 'early-scripts',
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'script',
          innerHTML: `${COLOR_MODE_SCRIPT}\n${ANNOUNCEMENT_SCRIPT}\n${ADDRESS_SCRIPT}`,
        },
      ],
    }),
  };
}

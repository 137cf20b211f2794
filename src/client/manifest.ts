import type { ClientModule } from '@docusaurus/types';

/**
 * Names the web manifest once the site runs: only who acts can put it on a home screen, and named in
 * the page, Chromium would ask for it before the text is painted.
 */
const manifest: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation) return;
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = '/site.webmanifest';
    document.head.append(link);
  },
};

export const { onRouteDidUpdate } = manifest;

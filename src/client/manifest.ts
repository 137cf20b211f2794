import type { ClientModule } from '@docusaurus/types';

/**
 * Adds the web manifest once the site runs. Only visitors who interact can put it on a home screen, and if
 * the page named it, Chromium would request it before the text is painted.
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

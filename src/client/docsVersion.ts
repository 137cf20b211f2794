import type { ClientModule } from '@docusaurus/types';

const INSTANCES = { '/docs/': 'default', '/learn/': 'learn' } as const;

/**
 * Stores the docs version that a visitor reads, per docs instance. With a single version the framework never
 * writes its own key. An unknown stored value is replaced here and cleared by the framework elsewhere.
 */
const docsVersion: ClientModule = {
  onRouteDidUpdate({ location }) {
    for (const [prefix, instance] of Object.entries(INSTANCES)) {
      if (!location.pathname.startsWith(prefix)) continue;
      try {
        const key = `docs-preferred-version-${instance}`;
        if (localStorage.getItem(key) !== 'current') localStorage.setItem(key, 'current');
      } catch {
        // Storage is blocked: there is only one version, so nothing is lost.
      }
    }
  },
};

export const onRouteDidUpdate = docsVersion.onRouteDidUpdate;

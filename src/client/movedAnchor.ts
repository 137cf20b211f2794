import type { ClientModule } from '@docusaurus/types';

const follower: ClientModule = {
  /**
   * A section that moved to a separate page left a link with its anchor behind (the table 'more pages').
   * This follows that link. A row of a troubleshooting table moved with its table.
   */
  onRouteDidUpdate({ location }) {
    const id = location.hash.slice(1);
    if (id === '') return;
    const found = document.getElementById(id);
    const link = found ?? (id.startsWith('row-') ? document.getElementById('failures') : null);
    if (link instanceof HTMLAnchorElement)
      window.location.replace(`${link.href.split('#')[0] ?? ''}#${id}`);
  },
};

export const onRouteDidUpdate = follower.onRouteDidUpdate;

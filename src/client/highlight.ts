import type { ClientModule } from '@docusaurus/types';
import globalData from '@generated/globalData';
import { HIGHLIGHT_PARAMETER } from 'site-search/address';
import type { SearchSettings } from '../lib/search/settings';

const queryOf = (search: string) =>
  new URLSearchParams(search).getAll(HIGHLIGHT_PARAMETER).join(' ').trim().slice(0, 300);

let clear: (() => void) | undefined;

/** Marks the search words on the page that a result opens. Only visitors from a search load this code. */
const highlighter: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const samePage = location.pathname === previousLocation?.pathname;
    if (samePage && location.search === previousLocation.search) return;
    clear?.();
    clear = undefined;
    const { marks } = globalData['search-index']?.default as SearchSettings;
    const query = marks ? queryOf(location.search) : '';
    if (query === '') return;
    import('./searchMarks').then(
      ({ markPage }) => {
        if (window.location.search === location.search) clear = markPage(query);
      },
      // Marks are a convenience. The page is complete without them.
      () => undefined,
    );
  },
};

export const onRouteDidUpdate = highlighter.onRouteDidUpdate;

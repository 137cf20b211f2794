import type { ClientModule } from '@docusaurus/types';
import { HIGHLIGHT_PARAMETER } from '../model/search/links';

const NAME = 'search-terms';
const BAR_ID = 'highlight-bar';

/**
 * Marks the words of a search on the page it led to. Uses the CSS Custom
 * Highlight API: ranges over the text, no change of the document, so that
 * React and the copy buttons see the page they made.
 */
function highlight(words: readonly string[]): number {
  const root = document.querySelector('article');
  if (!root || typeof CSS === 'undefined' || !('highlights' in CSS)) return 0;
  const pattern = new RegExp(
    words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
    'giu',
  );
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('script, style, button, svg')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node && ranges.length < 2000; node = walker.nextNode()) {
    for (const match of (node.textContent ?? '').matchAll(pattern)) {
      const range = new Range();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  }
  if (ranges.length > 0) CSS.highlights.set(NAME, new Highlight(...ranges));
  return ranges.length;
}

function clear(): void {
  if (typeof CSS !== 'undefined' && 'highlights' in CSS) CSS.highlights.delete(NAME);
  document.getElementById(BAR_ID)?.remove();
}

/** A line over the page that says what is marked, and takes it away. */
function showBar(words: readonly string[], count: number): void {
  const bar = document.createElement('div');
  bar.id = BAR_ID;
  bar.className = 'highlight-bar';
  const text = document.createElement('span');
  text.textContent = `${count} ${count === 1 ? 'place' : 'places'} marked for ‘${words.join(' ')}’`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Clear marks';
  button.addEventListener('click', () => {
    clear();
    const url = new URL(window.location.href);
    url.searchParams.delete(HIGHLIGHT_PARAMETER);
    window.history.replaceState(window.history.state, '', url);
  });
  bar.append(text, button);
  document.body.append(bar);
}

const module: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (
      location.pathname !== previousLocation?.pathname ||
      location.search !== previousLocation.search
    ) {
      clear();
    }
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (
      location.pathname === previousLocation?.pathname &&
      location.search === previousLocation.search
    ) {
      return;
    }
    const words = new URLSearchParams(location.search)
      .getAll(HIGHLIGHT_PARAMETER)
      .map((word) => word.trim().slice(0, 60))
      .filter((word) => word.length > 1)
      .slice(0, 12);
    if (words.length === 0) return;
    // Ranges must lie in the hydrated document.
    requestAnimationFrame(() => {
      const count = highlight(words);
      if (count > 0) showBar(words, count);
    });
  },
};

export const onRouteUpdate = module.onRouteUpdate;
export const onRouteDidUpdate = module.onRouteDidUpdate;

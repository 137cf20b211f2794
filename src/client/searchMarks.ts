import { HIGHLIGHT_PARAMETER } from 'site-search/address';
import { marker } from 'site-search/marks';

const NAME = 'search-terms';
const BAR_ID = 'highlight-bar';

/** The places in a text that match the search. */
type Places = (text: string) => readonly (readonly [number, number])[];

/**
 * Marks the words of a search on the page it opened. Uses the CSS Custom Highlight API: ranges over the text
 * without changing the document, so React and the copy buttons see the page they made.
 */
function highlight(root: Element, places: Places): number {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return 0;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('script, style, button, svg')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node && ranges.length < 2000; node = walker.nextNode()) {
    for (const [from, to] of places(node.textContent ?? '')) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  if (ranges.length > 0) CSS.highlights.set(NAME, new Highlight(...ranges));
  return ranges.length;
}

let observer: MutationObserver | undefined;

function clear(): void {
  observer?.disconnect();
  observer = undefined;
  if (typeof CSS !== 'undefined' && 'highlights' in CSS) CSS.highlights.delete(NAME);
  document.getElementById(BAR_ID)?.remove();
  document.removeEventListener('keydown', onKey);
}

/** Removes the marks permanently, from the page and from its address. */
function giveUp(): void {
  clear();
  const url = new URL(window.location.href);
  url.searchParams.delete(HIGHLIGHT_PARAMETER);
  window.history.replaceState(window.history.state, '', url);
}

function onKey(event: KeyboardEvent): void {
  // Escape in a field or a dialog belongs to that field or dialog.
  if (event.key === 'Escape' && document.activeElement === document.body) giveUp();
}

/** A bar over the page that says what is marked and can remove the marks. */
function showBar(query: string, count: number): void {
  let bar = document.getElementById(BAR_ID);
  if (!bar) {
    bar = document.createElement('div');
    bar.id = BAR_ID;
    bar.className = 'highlight-bar';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Clear marks';
    button.addEventListener('click', giveUp);
    document.addEventListener('keydown', onKey);
    const said = document.createElement('span');
    said.role = 'status';
    bar.append(said, button);
    document.body.append(bar);
  }
  const text = `${count} ${count === 1 ? 'place' : 'places'} marked for '${query}'`;
  // Announced once, although the marks are set again whenever React replaces a part of the page.
  if (bar.firstChild && bar.firstChild.textContent !== text) bar.firstChild.textContent = text;
}

/** Marks now, and again whenever React replaces a part of the text, as it does with code after hydration. */
function keepHighlighted(query: string, article: Element, places: Places): void {
  const mark = () => {
    const count = highlight(article, places);
    if (count > 0) showBar(query, count);
  };
  mark();
  let scheduled = false;
  observer = new MutationObserver(() => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(() => {
      scheduled = false;
      if (observer) mark();
    });
  });
  observer.observe(article, { childList: true, subtree: true });
}

/** Marks the words of a query in the page's article. Returns a function that removes the marks. */
export function markPage(query: string): () => void {
  const article = document.querySelector('article');
  if (article) keepHighlighted(query, article, marker(`${query} `, article.innerText));
  return clear;
}

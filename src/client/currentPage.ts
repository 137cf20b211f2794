/** How much of the list stays in view above and below the current page, in pixels. */
const MARGIN = 80;

/** Scrolls the sidebar of docs or learn to the current page if that is out of sight. */
export function showCurrentPage(): void {
  const current = document.querySelector('nav.menu [aria-current="page"]');
  const list = current?.closest('nav');
  if (!current || !list) return;
  const [row, seen] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
  const bottom = Math.min(seen.bottom, window.innerHeight);
  if (row.top >= seen.top && row.bottom <= bottom) return;
  const above = row.top < seen.top;
  list.scrollTop += above ? row.top - seen.top - MARGIN : row.bottom - bottom + MARGIN;
}

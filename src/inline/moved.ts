/*
 * A section that has a page of its own now left a link with its anchor behind (the table 'more
 * pages'): goes on to where it leads. A row of a troubleshooting table went with its table.
 */
addEventListener('DOMContentLoaded', () => {
  const id = location.hash.slice(1);
  const found = document.getElementById(id || '-');
  const link = found ?? (id.startsWith('row-') ? document.getElementById('failures') : null);
  if (link instanceof HTMLAnchorElement) location.replace(link.href.split('#')[0] + '#' + id);
});

export {};

/**
 * Brings the colour mode up to date on a page that comes back from the
 * browser's back/forward cache: while it lay there, it heard nothing of a
 * change in another tab or page. The framework listens for storage events.
 */
function catchUp(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  try {
    const theme = localStorage.getItem('theme');
    const choice = theme ?? (localStorage.getItem('theme-system') ? 'system' : 'light');
    if (choice === document.documentElement.dataset.themeChoice) return;
    const newValue = choice === 'system' ? null : choice;
    dispatchEvent(
      new StorageEvent('storage', { key: 'theme', newValue, storageArea: localStorage }),
    );
  } catch {
    // Storage is refused: nothing can have changed.
  }
}

if (typeof window !== 'undefined') addEventListener('pageshow', catchUp);

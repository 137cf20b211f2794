/** The id of the announcement in src/site/navigation.ts. */
declare const ANNOUNCEMENT: string;

/*
 * Shows a new announcement to visitors who dismissed an older one. The theme
 * looks only at the dismissal before it hides the bar, and compares the ids
 * too late for the same visit.
 */
try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ANNOUNCEMENT) {
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
  }
} catch {
  // Storage is blocked: the theme shows the bar.
}

export {};

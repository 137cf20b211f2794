/** The id of the announcement in data/navigation.yaml. */
declare const ANNOUNCEMENT: string;

/*
 * Hides the announcement from visitors who dismissed it, before it is painted.
 * One with a new id is shown again: the theme compares the ids too late for the
 * same visit.
 */
let dismissed = false;
try {
  dismissed =
    localStorage.getItem('docusaurus.announcement.dismiss') === 'true' &&
    localStorage.getItem('docusaurus.announcement.id') === ANNOUNCEMENT;
} catch {
  // Storage is blocked: the bar is shown.
}
document.documentElement.setAttribute(
  'data-announcement-bar-initially-dismissed',
  String(dismissed),
);

export {};

/** The id of the announcement in data/navigation.yaml. */
declare const ANNOUNCEMENT: string;

const ID_KEY = 'docusaurus.announcement.id';
const DISMISS_KEY = 'docusaurus.announcement.dismiss';
/** Ids that were dismissed before the one the theme remembers, latest first. */
const EARLIER_KEY = 'announcement-dismissed';

/* Hides the announcement from visitors who dismissed it, before it is painted. One with a new id is shown
   again, because the theme compares the ids too late for the same visit. The theme also remembers only one
   id, so two tabs with two releases would overwrite each other's. The earlier ids are stored here. */
let dismissed = false;
try {
  const id = localStorage.getItem(ID_KEY);
  dismissed = localStorage.getItem(DISMISS_KEY) === 'true';
  if (id !== ANNOUNCEMENT) {
    const earlier = (localStorage.getItem(EARLIER_KEY) ?? '').split(' ');
    if (dismissed && id) localStorage.setItem(EARLIER_KEY, [id, ...earlier.slice(0, 3)].join(' '));
    dismissed = earlier.includes(ANNOUNCEMENT);
    if (dismissed) {
      localStorage.setItem(ID_KEY, ANNOUNCEMENT);
      localStorage.setItem(DISMISS_KEY, 'true');
    }
  }
} catch {
  // Storage is blocked: the bar is shown.
}
document.documentElement.setAttribute(
  'data-announcement-bar-initially-dismissed',
  String(dismissed),
);

export {};

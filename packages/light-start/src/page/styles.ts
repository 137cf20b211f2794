import { misplacedBase, reload, reloadOrExplain } from './failure';
import { lateFiles } from './files';
import { removeNotice, shownNotice, showNotice } from './notice';
import { isSlowNotice } from './record';

const PATIENCE = 10_000;

const ownSheet = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

/** The last rule of each sheet sets a property, so a sheet that is empty or cut off doesn't set it. */
const isSet = (property: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(property) !== '';

let loaded: Promise<void> | null = null;

/** Loads the whole style sheet. The page's own covers its HTML, but an action may render more. */
export function loadStyles(): Promise<void> {
  return (loaded ??= new Promise((resolve, reject) => {
    const { styles } = lateFiles();
    if (!styles) return resolve();
    const sheet = document.createElement('link');
    const timer = setTimeout(lose, PATIENCE);
    function lose() {
      clearTimeout(timer);
      loaded = null;
      // The message about a missing script matters more, and its reload brings the styles too.
      if (!shownNotice() || isSlowNotice())
        showNotice(
          "Some styles of this page couldn't be loaded, so parts of it may look wrong. Everything still works.",
          () => {
            removeNotice();
            sheet.remove();
            loadStyles().catch(() => {});
          },
        );
      reject(new Error('styles'));
    }
    sheet.rel = 'stylesheet';
    sheet.href = styles;
    sheet.onload = () => {
      if (!isSet('--late')) return lose();
      clearTimeout(timer);
      resolve();
    };
    sheet.onerror = lose;
    (ownSheet() ?? document.head.lastElementChild)?.after(sheet);
  }));
}

/** Checks that the page's own styles apply, and reacts if they don't. */
export function checkOwnStyles(): void {
  const own = ownSheet();
  if (!own || !lateFiles().scripts || isSet('--own') || misplacedBase()) return;
  const words =
    "This page's styles couldn't be loaded. All of its text is here, just without the layout.";
  // A sheet that never arrives keeps the page from being shown at all, and would do so again after a reload.
  const isLate = document.readyState !== 'complete';
  if (!own.sheet) own.remove();
  if (isLate) showNotice(words, reload);
  else reloadOrExplain(words);
}

import { fromParts, toParts, type Shared } from 'compose-planner';

/** Where the tab keeps the planner's text: listed in the privacy notice. */
const PLANNER_KEY = 'compose-planner';

/** Keeps the file for the tab, or forgets it if there's nothing to keep. */
export function keep(stored: Shared | undefined): void {
  try {
    if (!stored) {
      sessionStorage.removeItem(PLANNER_KEY);
      return;
    }
    sessionStorage.setItem(PLANNER_KEY, JSON.stringify(toParts(stored)));
  } catch {
    // Storage is full or forbidden, but the file is still in the editor.
  }
}

/** The file that this tab kept, or undefined. */
export function kept(): Shared | undefined {
  try {
    const value = sessionStorage.getItem(PLANNER_KEY);
    return value === null ? undefined : fromParts(JSON.parse(value));
  } catch {
    return undefined;
  }
}

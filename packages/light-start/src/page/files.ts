import { LATE_FILES_ID, type LateFiles } from '../late-files';

let files: Partial<LateFiles> | undefined;

const element = () => document.getElementById(LATE_FILES_ID);

/** True if the page names files to load late. On the development server it doesn't. */
export const hasLateFiles = () => files !== undefined || element() !== null;

/** The files that the page loads late, empty if it names none. */
export function lateFiles(): Partial<LateFiles> {
  files ??= JSON.parse(element()?.textContent ?? '{}') as Partial<LateFiles>;
  return files;
}

/** Calls back when the page is parsed. */
export function whenParsed(next: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', next);
  else next();
}

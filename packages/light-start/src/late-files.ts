/** Id of the element that names the files a page loads late. */
export const LATE_FILES_ID = 'late-files';

/** What that element contains: scripts in their order, and the whole style sheet where the page has a part of it. */
export interface LateFiles {
  scripts: string[];
  styles?: string;
}

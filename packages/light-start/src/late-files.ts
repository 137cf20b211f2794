/** Id of the element with the names of the files a page loads late. */
export const LATE_FILES_ID = 'late-files';

/** Its content: scripts in order, and the whole style sheet if the page has only a part of it. */
export interface LateFiles {
  scripts: string[];
  styles?: string;
}

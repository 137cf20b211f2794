/** The text that an empty fence with `file="examples/…"` stands for. */
export interface Included {
  text: string;
  /** Line of the file on which the text begins. */
  line: number;
}

/** The repository whose pages are checked, and how its build reads them. */
export interface Site {
  /** The repository's root; all other paths are relative to it. */
  root: string;
  /** Folders of pages. */
  folders: readonly string[];
  /** The file that keeps what the last run of each page found. */
  record: string;
  /** The HTTP server that `needs="backend:…"` starts: `node FILE NAME PORT ADDRESS…`. */
  backend: string;
  /** Fills placeholders in a page's source; throws with `file:line:` on one that it does not know. */
  fill(source: string, file: string): string;
  /** Reads a file that a page shows, or a region of it; throws in plain words. */
  include(file: string, region?: string): Included;
  /** Whether a page must have a walk file. */
  needsWalk(page: string): boolean;
  /** Keys that no Compose file has, with their lines; anything else is docker-compose's business. */
  composeProblems(text: string): readonly { line: number; message: string }[];
}

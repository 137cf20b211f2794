/** The text that fills an empty fence with `file="examples/…"`. */
export interface Included {
  text: string;
  /** Line of the file where the text starts. */
  line: number;
}

/** The repository whose pages are checked, and how its build reads them. */
export interface Site {
  /** The repository's root. All other paths start there. */
  root: string;
  /** Folders of pages. */
  folders: readonly string[];
  /** The file with what the last run of each page found. */
  record: string;
  /** The HTTP server that `needs="backend:…"` starts: `node FILE NAME PORT ADDRESS…`. */
  backend: string;
  /** Fills placeholders in a page's source. Throws with `file:line:` if it doesn't know one. */
  fill(source: string, file: string): string;
  /** Reads a file that a page shows, or a region of it. Throws in plain words. */
  include(file: string, region?: string): Included;
  /** Whether a page must have a walk file. */
  needsWalk(page: string): boolean;
  /** Keys that no Compose file has, with their lines. docker-compose checks the rest. */
  composeProblems(text: string): readonly { line: number; message: string }[];
}

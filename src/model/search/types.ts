/** A page as the search sees it. */
export interface SearchPage {
  /** Site path with slashes at both ends. */
  url: string;
  title: string;
  /** Where the page stands, from the section down, without its own title. */
  path: string[];
  description: string;
  keywords: string;
  sections: SearchSection[];
}

/** A heading with the text up to the next one; the first section of a page has no heading. */
export interface SearchSection {
  heading: string;
  /** `#anchor`, empty for the page's beginning. */
  hash: string;
  text: string;
}

/** Postings of one field: for each term a flat list of document (as difference to the one before) and count. */
export type Postings = number[][];

export interface FieldIndex {
  /** Terms in order of code points, front-coded: `n` shared characters, then the rest. */
  terms: [number, string][];
  postings: Postings;
  /** Number of terms in each document. */
  lengths: number[];
}

/** The first file that the browser fetches: enough to find by titles, headings and descriptions. */
export interface HeadIndex {
  pages: { u: string; t: string; b: string[]; s: number }[];
  sections: { h: string; a: string }[];
  title: FieldIndex;
  heading: FieldIndex;
  about: FieldIndex;
}

/** The second file: the text of every section. */
export interface BodyIndex {
  body: FieldIndex;
}

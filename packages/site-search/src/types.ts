/** A page as the search sees it. */
export interface SearchPage {
  /** Site path with slashes at both ends. */
  url: string;
  title: string;
  /** The page's place, from the section down, without its own title. */
  path: string[];
  description: string;
  keywords: string;
  /** The factor for its score, 1 by default. */
  weight?: number;
  /** The factor for a query about a concept, `weight` by default. */
  concept?: number;
  sections: SearchSection[];
}

/** A heading with the text up to the next one. A page's first section has no heading. */
export interface SearchSection {
  heading: string;
  /** `#anchor`, empty for the start of the page. */
  hash: string;
  text: string;
  /** Other words that people use for it. They're found and never shown. */
  also?: string;
  /** True for a table row whose heading is a message, which is found by several words in a row. */
  row?: boolean;
}

/** The terms of one field with the documents they occur in, as texts, because those compress best. */
export interface FieldIndex {
  /**
   * Terms in order of code points, separated by spaces and front-coded: the number of shared characters as one
   * base-36 digit, then the rest.
   */
  terms: string;
  /** One line a term: its documents, each as the difference from the one before, as one character (see `signs.ts`). */
  documents: string;
  /** How often each term occurs in each of its documents, one character each, in the order of `documents`. */
  counts: string;
  /** Number of terms in each document. */
  lengths: number[];
}

/** The first file that the browser fetches: enough to find by titles, headings and descriptions. */
export interface HeadIndex {
  pages: { u: string; t: string; b: string[]; s: number; w?: number; c?: number }[];
  sections: { h: string; a: string }[];
  title: FieldIndex;
  heading: FieldIndex;
  about: FieldIndex;
}

/** The second file: the text of every section. */
export interface BodyIndex {
  body: FieldIndex;
}

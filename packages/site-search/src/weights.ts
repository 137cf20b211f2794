/** What a match counts in each field of a page or section. */
export const WEIGHTS = { title: 9, heading: 5, about: 5, body: 3 };

/** How a page's score is made of its sections', and what a page without some of the terms loses. */
export const SHARES = {
  /** Of the best section for each term. */
  best: 0.9,
  /** Of the section that has the most of all terms. */
  together: 1,
  /** Power of the share of terms that a page has. */
  coverage: 0.8,
  /** Of title and description against a section, where they have the most of all terms. */
  named: 1.5,
  /** Of a page whose title has all terms. */
  titled: 1,
  /** Of a section whose heading has the query word by word. */
  phrase: 1,
};

/** What other words count in place of the typed one. */
export const EXPAND = {
  synonym: 0.6,
  prefixKnown: 0.5,
  within: 0.5,
  joined: 0.7,
  plain: 0.5,
  edit1: 0.8,
  edit2: 0.7,
  similar: 0.4,
  editSynonym: 0.35,
};

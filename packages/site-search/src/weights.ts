/** What a match counts in each field of a page or section. */
export const WEIGHTS = { title: 9, heading: 5, about: 5, body: 3 };

/** Power of the share of a query that a page has. */
export const COVERAGE = 0.8;

/** Of title and description against a section, where they have the most of all terms. */
export const NAMED = 1.5;

/** What other words count in place of the typed one: one but for a letter, and one of the same meaning or near in another way. */
export const EXPAND = { slip: 0.8, near: 0.5 };

/** What a match counts in each field of a page or section. */
export const WEIGHTS = { title: 9, heading: 5, about: 5, body: 3 };

/** Power of the share of a query that a page contains. */
export const COVERAGE = 0.8;

/** The weight of title and description against a section, if they have most of the terms. */
export const NAMED = 1.5;

/**
 * What other words count instead of the typed one: one that differs by a letter, and a synonym or otherwise
 * similar one.
 */
export const EXPAND = { slip: 0.8, near: 0.5 };

import { glossary as areas } from '#data/glossary';
import { matches } from './match.ts';

export interface GlossaryTerm {
  /** The anchor on the glossary page, which never changes once published. */
  id: string;
  term: string;
  /** One to three sentences of plain text, without markup. */
  definition: string;
  /** A few lines of code. */
  example?: string;
  /** The site path of the page that explains the term. */
  to: string;
}

const pages = areas.flatMap((area) => area.pages);

/** The pages that explain terms: site path → the words of the link to it. */
export const explainingPages: Readonly<Record<string, string>> = Object.fromEntries(
  pages.map(({ page, label }) => [page, label]),
);

/** The letters and digits of a term in lower case, for sorting. */
const sortKey = (entry: GlossaryTerm): string =>
  entry.term.toLowerCase().replace(/[^a-z0-9 ]/g, '');

/** Every term of the glossary in alphabetical order, ignoring punctuation and capitals. */
export const glossary: readonly GlossaryTerm[] = pages
  .flatMap(({ page, terms }) => terms.map((term) => ({ ...term, to: page })))
  .sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));

/**
 * The terms that a query names, in their order. If no name matches, the ones whose definition or example does.
 * An empty query names all.
 */
export function namedBy(query: string): readonly GlossaryTerm[] {
  const named = glossary.filter(({ term }) => matches(term.toLowerCase(), query));
  return named.length > 0
    ? named
    : glossary.filter(({ definition, example = '' }) =>
        matches(`${definition} ${example}`.toLowerCase(), query),
      );
}

/** The term of that id, or undefined. */
export function findTerm(id: string): GlossaryTerm | undefined {
  return glossary.find((entry) => entry.id === id);
}

/** A term's heading: its first letter as a capital, or '0–9'. */
export function letterOf(entry: GlossaryTerm): string {
  const first = sortKey(entry).charAt(0).toUpperCase();
  return /[0-9]/.test(first) ? '0–9' : first;
}

/** A letter of the glossary with its terms, in order. */
export interface GlossaryLetter {
  letter: string;
  /** The anchor of its heading. */
  id: string;
  terms: readonly GlossaryTerm[];
}

/** The letters that terms are under, in order. */
export const lettersOf = (terms: readonly GlossaryTerm[]): readonly GlossaryLetter[] =>
  [...new Set(terms.map(letterOf))].map((letter) => ({
    letter,
    id: `letter-${letter === '0–9' ? 'digits' : letter.toLowerCase()}`,
    terms: terms.filter((entry) => letterOf(entry) === letter),
  }));

/** The letters of all terms. */
export const glossaryLetters = lettersOf(glossary);

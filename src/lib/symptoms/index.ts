import { fold, queryWords, WORD } from 'site-search/words';

/** A page with the rows of its troubleshooting table: id, what one sees, and why. */
export interface SymptomPage {
  to: string;
  label: string;
  rows: (readonly [id: string, see: string, cause: string])[];
}

/** An area of the documentation, as its sidebar names it. */
export interface SymptomArea {
  area: string;
  pages: SymptomPage[];
}

/** A row that was found, with its address and its page's name. */
export interface Found {
  to: string;
  label: string;
  see: string;
  cause: string;
}

/** The most characters of a pasted log that are read. */
const MOST_READ = 4000;
/** The least part of a row's message, or of what was typed, that has to agree. */
const LEAST = 0.6;
const MOST_SHOWN = 20;

const wordsOf = (text: string): Set<string> =>
  new Set([...fold(text).matchAll(WORD)].map(([word]) => word));

interface Row extends Found {
  /** The telling words of the message. */
  telling: string[];
  words: Set<string>;
}

function rowsOf(areas: readonly SymptomArea[]): Row[] {
  return areas.flatMap(({ pages }) =>
    pages.flatMap(({ to, label, rows }) =>
      rows.map(([id, see, cause]) => ({
        to: `${to}#${id}`,
        label,
        see,
        cause,
        telling: queryWords(see).map(({ word }) => word),
        words: wordsOf(`${see} ${cause} ${label}`),
      })),
    ),
  );
}

/**
 * The rows for what was typed or pasted, the best first. A short text has to be in the row; of a
 * pasted log it is enough that most of a row's message is in it. Rare words count for more.
 */
export function findSymptoms(areas: readonly SymptomArea[], text: string): Found[] {
  const rows = rowsOf(areas);
  const counts = new Map<string, number>();
  for (const { words } of rows)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log(1 + rows.length / (counts.get(word) ?? 1));
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weight(word), 0);

  const read = text.slice(0, MOST_READ);
  const pasted = wordsOf(read);
  const typed = queryWords(read);
  const all = sum(typed.map(({ word }) => word));
  if (typed.length === 0) return [];

  return rows
    .map((row) => {
      const begins = (part: string) => [...row.words].some((word) => word.startsWith(part));
      const agree = typed.filter(({ word, last }) => (last ? begins(word) : row.words.has(word)));
      const ofTyped = sum(agree.map(({ word }) => word)) / all;
      const held = row.telling.filter((word) => pasted.has(word));
      // One word in common is no message.
      const ofRow = held.length > 1 ? sum(held) / sum(row.telling) : 0;
      return { row, best: Math.max(ofTyped, ofRow), both: ofTyped + ofRow };
    })
    .filter(({ best }) => best >= LEAST)
    .sort((a, b) => b.both - a.both)
    .slice(0, MOST_SHOWN)
    .map(({ row: { to, label, see, cause } }) => ({ to, label, see, cause }));
}

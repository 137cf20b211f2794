import { editDistance, toleratedEdits } from './distance.ts';
import { wordsToMark } from './message.ts';
import { partsOf } from './terms.ts';
import { bare, fold, isIdle, type QueryWord, WORD } from './words.ts';

/** Places in a text, each with its start and its end. */
export type Places = [number, number][];

/** Finds the places to mark in a text. */
export type Marker = (text: string) => Places;

/** Endings of plurals and of verbs, and what's left without them. */
const ENDINGS: readonly [RegExp, string][] = [
  [/(?<=.\p{L})s$/u, ''],
  [/(?<=s|x|z|ch|sh|o)es$/, ''],
  [/(?<=..)ie[sd]$/, 'y'],
  [/(?<=..e)d$/, ''],
  [/(?<=..)(?:ed|ing)$/, ''],
  [/(?<=..)ing$/, 'e'],
  [/(?<=.(.))\1(?:ed|ing)$/, ''],
];

/** A word as it is, and without one ending: settings are no form of set, nor is a customer one of custom. */
function basesOf(word: string): string[] {
  const name = word.replaceAll('-', '');
  if (!/[sdg]$/.test(name)) return [name];
  return [name, ...ENDINGS.map(([ending, put]) => name.replace(ending, put))];
}

/** A word's forms: its own, and those of each part of a name. The parts of a number such as 2.17.0 aren't words. */
function formsIn(word: string): Set<string> {
  const other = bare(fold(word));
  return new Set([other, ...(/^[\d.]+$/.test(other) ? [] : partsOf(other))].flatMap(basesOf));
}

/** Whether a name may go on from a typed word: 'PostgreSQL' from 'postgres'. */
const goesOn = (word: string, other: string) =>
  3 * word.length >= 2 * other.length && /\p{Lu}/u.test(other.slice(word.length));

/** Whether a word starts with a typed one that's unfinished, or that a name goes on from. */
const isBegun = ({ word, last }: QueryWord, other: string) =>
  fold(other).startsWith(word) && (last || goesOn(word, other));

/** Edits between a typed word and another, or the start that a name goes on from. Infinity if it's no misspelling. */
function slipIn(typed: string, word: string): number {
  const limit = toleratedEdits(typed.length);
  const other = bare(fold(word));
  if (limit === 0 || other[0] !== typed[0]) return Infinity;
  const begun = goesOn(typed, word) ? other.slice(0, typed.length) : other;
  const edits = Math.min(editDistance(typed, other, limit), editDistance(typed, begun, limit));
  return edits <= limit ? edits : Infinity;
}

/**
 * What to mark for a query: in the box, on the results page and on the page that a result opens. `whole` is all
 * the visible text. Marks forms of the typed words and, if a name has none, forms of its parts. Otherwise marks
 * words that start with a typed one. Marks the nearest misspellings only if nothing else is found, because a word
 * of another query is often one letter away from a typed one.
 */
export function marker(query: string, whole: string): Marker {
  const words = [...new Set([...whole.matchAll(WORD)].map(([word]) => word))];
  const typed = wordsToMark(query);
  const byForm = new Map<string, string[]>();
  for (const word of words) {
    for (const form of formsIn(word)) byForm.set(form, [...(byForm.get(form) ?? []), word]);
  }
  const formsOf = (word: string) => basesOf(word).flatMap((base) => byForm.get(base) ?? []);
  const close = typed.flatMap((one) => {
    const parts = partsOf(one.word).filter((part) => !isIdle(part));
    const found = [formsOf(one.word), parts.flatMap(formsOf)].find((list) => list.length > 0);
    // A single letter is the start of a word, even where a text has it on its own.
    const isWhole = found && !(one.last && one.word.length === 1);
    return isWhole ? found : words.filter((word) => isBegun(one, word));
  });
  const slips = () =>
    typed.flatMap((one) => {
      const edits = words.map((word) => slipIn(one.word, word));
      const least = Math.min(...edits);
      return words.filter((_, at) => least < Infinity && edits[at] === least);
    });
  const marked = new Set(close.length > 0 ? close : slips());
  return (text) =>
    [...text.matchAll(WORD)]
      .filter(([word]) => marked.has(word))
      .map((match) => [match.index, match.index + match[0].length]);
}

/** A piece of text, marked where it matches a query's word. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** Cuts a text into marked parts and parts between them. */
export function markParts(text: string, mark: Marker): TextPart[] {
  const parts: TextPart[] = [];
  let reached = 0;
  for (const [from, to] of mark(text)) {
    if (from > reached) parts.push({ text: text.slice(reached, from), marked: false });
    parts.push({ text: text.slice(from, to), marked: true });
    reached = to;
  }
  if (reached < text.length) parts.push({ text: text.slice(reached), marked: false });
  return parts;
}

/**
 * The part of a text around its first match, `reach` characters before it and more after it, with an ellipsis
 * where it was cut. If nothing matches, the start of the text.
 */
export function excerptOf(text: string, mark: Marker, reach: number): string {
  const at = mark(text)[0]?.[0] ?? 0;
  let from = Math.max(0, at - reach);
  if (from > 0) from = Math.max(0, text.lastIndexOf(' ', from) + 1);
  let end = Math.min(text.length, at + reach * 3);
  const lastSpace = text.lastIndexOf(' ', end);
  if (end < text.length && lastSpace > at) end = lastSpace;
  let part = text.slice(from, end).replace(/^[\s·]+|\s+$/g, '');
  if (end < text.length) part = `${part.replace(/[\s.,;:·…]+$/, '')}…`;
  return from > 0 ? `…${part}` : part;
}

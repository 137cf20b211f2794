import { foldForm, MAX_QUERY_LENGTH, queryWords, type QueryWord } from './words.ts';

/** A longer query counts as a pasted log. */
const LONGEST_TYPED = 100;
/** The most characters of a pasted text that are read. */
const MOST_READ = 4000;

const NOISE: readonly RegExp[] = [
  // Times, stack frames, paths with a line, memory addresses.
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S*/g,
  /\b\d\d:\d\d:\d\d\S*/g,
  /\sat (?:[\w.$<>/ [\]]{1,200}\()?[^\s()]{1,300}:\d+\)?/g,
  /(?:\/[\w.@-]+){2,}(?::\d+)+/g,
  /\b0x[0-9a-f]+\b/gi,
];

/** Words that mark the message in a line of a log. */
const TELLING =
  /[\w.]*(?:error|exception)\b|\b(?:fatal|critical|panic|failed|failure|denied|refused|cannot|can't|could not|unable|invalid|missing|killed|not found|no such|does not exist|timed out|timeout)\b/i;

const withoutNoise = (query: string): string =>
  query.length <= LONGEST_TYPED
    ? query
    : NOISE.reduce((text, noise) => text.replace(noise, ' '), query.slice(0, MOST_READ));

/**
 * The message in a pasted log: from the word that marks it, without times, paths and stack. A short query is
 * its own message.
 */
export function messageOf(query: string): string {
  if (query.length <= LONGEST_TYPED) return query;
  const text = withoutNoise(query);
  const at = TELLING.exec(text)?.index ?? 0;
  // A message can start before the word that marks it: 'connection … refused'.
  const [before = ''] = text
    .slice(0, at)
    .split(/[\n:|\]]/)
    .slice(-1);
  return foldForm(before + text.slice(at))
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, MAX_QUERY_LENGTH);
}

/** The words to mark for a query: all that were typed, or those of the message if it's a long log. */
export function wordsToMark(query: string): QueryWord[] {
  const text = withoutNoise(query);
  return queryWords(text.length > MAX_QUERY_LENGTH ? messageOf(query) : text, Infinity);
}

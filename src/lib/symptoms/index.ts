import { fold, queryWords, WORD } from 'site-search/words';

/** A page with the rows of its troubleshooting table: id, symptom and cause. */
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

/** A matching row, with its address and its page's name. */
export interface Found {
  to: string;
  label: string;
  see: string;
  cause: string;
}

/** Messages whose rows the troubleshooting page links to before anything is typed. */
const EXAMPLES = [
  'listen EADDRINUSE',
  'connect ECONNREFUSED 127.0.0.1:5432',
  'FATAL: sorry, too many clients already',
  'OOMKilled',
  '503 Service Unavailable',
  'Permission denied (publickey)',
];

/** The most characters of a pasted log that are read. */
const MOST_READ = 4000;
/** The least share of a row's message, or of the typed text, that has to match. */
const LEAST = 0.6;
/** The least length of a message that is one word, and the most rows that word may be in. */
const LONG_WORD = 6;
const RARE = 6;
/** The least length of a message that counts when a log has it word for word. */
const LONG = 12;
const MOST_SHOWN = 20;

const wordsOf = (text: string): Set<string> =>
  new Set([...fold(text).matchAll(WORD)].map(([word]) => word));

interface Message {
  text: string;
  /** Its meaningful words. */
  telling: string[];
}

interface Row extends Found {
  /** The symptom as a whole, and each message quoted in it. */
  messages: Message[];
  words: Set<string>;
}

const messagesOf = (see: string): Message[] =>
  [see, ...[...see.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)].map((text) => ({
    text: fold(text),
    telling: queryWords(text).map(({ word }) => word),
  }));

function rowsOf(areas: readonly SymptomArea[]): Row[] {
  return areas.flatMap(({ pages }) =>
    pages.flatMap(({ to, label, rows }) =>
      rows.map(([id, see, cause]) => ({
        to: `${to}#${id}`,
        label,
        see,
        cause,
        messages: messagesOf(see),
        words: wordsOf(`${see} ${cause} ${label}`),
      })),
    ),
  );
}

/**
 * The rows for a typed or pasted text, the best first. A short text has to be in the row. For a pasted log,
 * it's enough if it contains most of one of a row's messages. Rare words count for more.
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

  const log = fold(read);
  const heldPart = ({ text: message, telling }: Message) => {
    if (message.length >= LONG && log.includes(message)) return 1;
    const held = telling.filter((word) => pasted.has(word));
    const [word = ''] = telling;
    const alone = word.length >= LONG_WORD && (counts.get(word) ?? 0) <= RARE;
    // A common word isn't a message, nor is one word of a longer message.
    return held.length > 1 || (telling.length === 1 && alone) ? sum(held) / sum(telling) : 0;
  };

  /** How many words beside a row's messages, which say when or where they're printed, the text doesn't have. */
  const unsaid = ({ see }: Row) =>
    queryWords(see.replace(/`[^`]+`/g, ' ')).filter(({ word }) => !pasted.has(word)).length;

  return rows
    .map((row) => {
      const begins = (part: string) => [...row.words].some((word) => word.startsWith(part));
      const agree = typed.filter(({ word, last }) => (last ? begins(word) : row.words.has(word)));
      const ofTyped = sum(agree.map(({ word }) => word)) / all;
      const ofRow = Math.max(...row.messages.map(heldPart));
      return { row, best: Math.max(ofTyped, ofRow), both: ofTyped + ofRow };
    })
    .filter(({ best }) => best >= LEAST)
    .sort((a, b) => b.both - a.both || unsaid(a.row) - unsaid(b.row))
    .slice(0, MOST_SHOWN)
    .map(({ row: { to, label, see, cause } }) => ({ to, label, see, cause }));
}

/** The example messages, each with the address of the first row that quotes it. */
export function exampleSymptoms(areas: readonly SymptomArea[]): { message: string; to: string }[] {
  const pages = areas.flatMap((area) => area.pages);
  return EXAMPLES.flatMap((message) => {
    const quoted = pages.flatMap(({ to, rows }) =>
      rows.filter(([, see]) => see.includes(`\`${message}`)).map(([id]) => `${to}#${id}`),
    );
    return quoted.slice(0, 1).map((to) => ({ message, to }));
  });
}

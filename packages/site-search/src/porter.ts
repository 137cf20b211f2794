/** A word as the letters c (consonant) and v (vowel). After a consonant, y is a vowel. */
function shape(word: string): string {
  let out = '';
  for (const [at, letter] of [...word].entries()) {
    const vowel = 'aeiou'.includes(letter) || (letter === 'y' && at > 0 && out[at - 1] === 'c');
    out += vowel ? 'v' : 'c';
  }
  return out;
}

/** How often a vowel is followed by a consonant: Porter's m. */
const measure = (word: string) => (shape(word).match(/v+c/g) ?? []).length;
const hasVowel = (word: string) => shape(word).includes('v');
const endsDouble = (word: string) =>
  word.length > 1 && word.at(-1) === word.at(-2) && shape(word).endsWith('c');
/** Ends consonant, vowel, consonant, the last not w, x or y. */
const endsShort = (word: string) => shape(word).endsWith('cvc') && !/[wxy]$/.test(word);

type Rules = readonly (readonly [ending: string, becomes: string])[];

const STEP_2: Rules = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
];
const STEP_3: Rules = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const STEP_4 =
  /(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|(?<=[st])ion)$/;

/** Replaces the longest ending in the list if the part before it has a measure above 0. */
function replaceEnding(word: string, rules: Rules): string {
  let best: Rules[number] | undefined;
  for (const rule of rules) {
    if (word.endsWith(rule[0]) && rule[0].length > (best?.[0].length ?? 0)) best = rule;
  }
  if (!best) return word;
  const head = word.slice(0, -best[0].length);
  return measure(head) > 0 ? head + best[1] : word;
}

function plural(word: string): string {
  if (/(?:ss|i)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function pastAndProgressive(word: string): string {
  if (word.endsWith('eed')) {
    return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  }
  const head = word.replace(/(?:ed|ing)$/, '');
  if (head === word || !hasVowel(head)) return word;
  if (/(?:at|bl|iz)$/.test(head)) return `${head}e`;
  if (endsDouble(head) && !/[lsz]$/.test(head)) return head.slice(0, -1);
  return measure(head) === 1 && endsShort(head) ? `${head}e` : head;
}

function lastE(word: string): string {
  let out = word;
  if (out.endsWith('e')) {
    const head = out.slice(0, -1);
    const size = measure(head);
    if (size > 1 || (size === 1 && !endsShort(head))) out = head;
  }
  return endsDouble(out) && out.endsWith('l') && measure(out) > 1 ? out.slice(0, -1) : out;
}

/** The stem of an English word in lower case: M. F. Porter, 'An algorithm for suffix stripping', 1980, with the changes of its official implementation. Words of fewer than three letters stay. */
export function porterStem(word: string): string {
  if (word.length < 3) return word;
  let out = pastAndProgressive(plural(word));
  // Only after a consonant, so that 'day' and 'deploy' stay. This is lunr's rule, not Porter's.
  out = out.replace(/(?<=.[^aeiou])y$/, 'i');
  out = replaceEnding(replaceEnding(out, STEP_2), STEP_3);
  const ending = STEP_4.exec(out)?.[0];
  if (ending !== undefined) {
    const head = out.slice(0, -ending.length);
    if (measure(head) > 1) out = head;
  }
  return lastE(out);
}

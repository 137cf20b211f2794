import lunr from 'lunr';

const cache = new Map<string, string>();

/** The stem of a folded word by lunr's Porter stemmer. */
export function stem(word: string): string {
  let known = cache.get(word);
  if (known === undefined) {
    known = /^[a-z]+$/.test(word) ? lunr.stemmer(new lunr.Token(word, {})).toString() : word;
    cache.set(word, known);
  }
  return known;
}

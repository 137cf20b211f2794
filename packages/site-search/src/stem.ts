import { porterStem } from './porter.ts';

const cache = new Map<string, string>();

/** The stem of a folded word. Words with anything but the letters a to z stay as they are. */
export function stem(word: string): string {
  let known = cache.get(word);
  if (known === undefined) {
    known = /^[a-z]+$/.test(word) ? porterStem(word) : word;
    cache.set(word, known);
  }
  return known;
}

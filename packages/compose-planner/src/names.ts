import { bound, limitText } from './platform.ts';

/** Whether a text may name an app, a database, a volume or a project. */
export function isName(text: string): boolean {
  return new RegExp(`^${limitText('name.pattern')}$`).test(text) && !text.includes('--');
}

/** Joins words and cuts the result between words to a length. Only a first word that's too long is cut inside. */
function cut(words: readonly string[], length: number): string {
  let name = '';
  for (const word of words) {
    const longer = name ? `${name}-${word}` : word;
    if (longer.length > length) return name || word.slice(0, length);
    name = longer;
  }
  return name;
}

/**
 * The name that a service or a volume of a file gets on the platform: lower case, a hyphen for every other
 * character, cut between words if it's too long, and numbered if it's taken. `fallback` is used if no letter is
 * left.
 */
export function adaptName(text: string, taken: ReadonlySet<string>, fallback: string): string {
  const plain = text
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();
  const kept = isName(text.toLowerCase()) ? text.toLowerCase() : plain;
  const words = kept
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .split('-')
    .filter(Boolean);
  const most = bound('name.length');
  const base = cut(words.length > 0 ? words : [fallback], most);
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) {
    const name = `${cut(base.split('-'), most - `${number}`.length - 1)}-${number}`;
    if (!taken.has(name)) return name;
  }
}

/** Keeps valid names and adapts the others around them, so a clash never changes a valid name. */
export function adaptNames(
  names: readonly string[],
  fallback: string,
): ReadonlyMap<string, string> {
  const taken = new Set(names.filter(isName));
  const adapted = new Map<string, string>();
  for (const name of names) {
    if (adapted.has(name)) continue;
    const fit = isName(name) ? name : adaptName(name, taken, fallback);
    taken.add(fit);
    adapted.set(name, fit);
  }
  return adapted;
}

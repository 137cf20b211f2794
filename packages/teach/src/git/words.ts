/**
 * Divides a command line as a shell does, as far as exercises need it: words, quotes, `>` and `>>`.
 * Throws an Error where a quote stays open.
 */
export function wordsOf(line: string): string[] {
  const words: string[] = [];
  const WORD = /\s*(?:(>>?)|((?:[^\s'">]|'[^']*'|"(?:[^"\\]|\\.)*")+)|(['"]))/gy;
  const text = line.trim();
  let at = 0;
  while (at < text.length) {
    WORD.lastIndex = at;
    const match = WORD.exec(text);
    if (!match) break;
    at = WORD.lastIndex;
    if (match[3]) throw new Error('A quote is open: close it with the same sign.');
    words.push(
      match[1] ??
        (match[2] ?? '').replace(
          /'([^']*)'|"((?:[^"\\]|\\.)*)"/g,
          (_all, single?: string, double?: string) =>
            single ?? (double ?? '').replace(/\\(["\\$`])/g, '$1'),
        ),
    );
  }
  return words;
}

/** Number of insertions, deletions, replacements and swaps of neighbours between two words. */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/**
 * The known word that a misspelt one most likely means: at most one edit in four characters, and two in all.
 * Case, `-` and `_` count as equal. Undefined if no word is near.
 */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  if (word.length > 40) return undefined;
  const plain = (text: string) => text.toLowerCase().replace(/[-_ ]/g, '');
  const parts = (text: string) => text.split(/[-_ ]/).length;
  const wanted = plain(word);
  let best: string | undefined;
  let bestDistance = Math.min(2, Math.max(1, Math.floor(word.length / 4))) + 1;
  for (const candidate of known) {
    const distance = editDistance(wanted, plain(candidate));
    // `pre_start` and `restart` are different words, however similar they look.
    if (distance > 0 && parts(word) > parts(candidate)) continue;
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * Edits (insert, delete, replace, swap of neighbours) between two words, or
 * `limit + 1` as soon as there are more: optimal string alignment distance.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let twoBefore: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (before[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (twoBefore[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    twoBefore = before;
    before = current;
  }
  return before[b.length] ?? limit + 1;
}

/** How many edits away from a term a word of that length can be. */
export function toleratedEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** A word's letters and digits as a set of bits. Several characters share a bit. */
export function letters(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at += 1) set |= 1 << (word.charCodeAt(at) & 31);
  return set;
}

/** False if two sets of letters differ by more than `limit` edits can change: each changes two at most. */
export function mayBeWithin(a: number, b: number, limit: number): boolean {
  let different = a ^ b;
  let count = 0;
  while (different !== 0 && count <= 2 * limit) {
    different &= different - 1;
    count += 1;
  }
  return count <= 2 * limit;
}

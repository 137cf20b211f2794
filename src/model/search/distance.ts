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

/** How many edits a word of that length may be away from a term. */
export function toleratedEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

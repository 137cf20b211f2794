/** A line of a comparison of two texts: in both, only in the first, only in the second. */
export interface DiffLine {
  kind: 'same' | 'before' | 'after';
  text: string;
  /** Its number in its text, or in the second text if it's in both. */
  line: number;
  /** Lines that are equal in both were left out before this one. */
  gap?: true;
}

/** Larger differences are shown as one removed and one added block. */
const MAX_CELLS = 1_000_000;

/** The lines in which two texts differ, with `context` equal lines around them. */
export function diffLines(before: string, after: string, context = 2): readonly DiffLine[] {
  const a = before.split('\n');
  const b = after.split('\n');
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let tail = 0;
  while (
    tail < a.length - start &&
    tail < b.length - start &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  )
    tail += 1;
  const all: DiffLine[] = [];
  const same = (from: number, to: number) => {
    for (let at = from; at < to; at += 1)
      all.push({ kind: 'same', text: b[at] ?? '', line: at + 1 });
  };
  same(0, start);
  all.push(...middle(a.slice(start, a.length - tail), b.slice(start, b.length - tail), start));
  same(b.length - tail, b.length);
  const near = (at: number) =>
    all.slice(Math.max(0, at - context), at + context + 1).some(({ kind }) => kind !== 'same');
  const shown: DiffLine[] = [];
  let last = -1;
  all.forEach((line, at) => {
    if (!near(at)) return;
    shown.push(shown.length > 0 && at > last + 1 ? { ...line, gap: true } : line);
    last = at;
  });
  return shown;
}

function middle(a: readonly string[], b: readonly string[], shift: number): DiffLine[] {
  const gone = (at: number): DiffLine => ({
    kind: 'before',
    text: a[at] ?? '',
    line: shift + at + 1,
  });
  const come = (at: number): DiffLine => ({
    kind: 'after',
    text: b[at] ?? '',
    line: shift + at + 1,
  });
  if (a.length * b.length > MAX_CELLS)
    return [...a.map((_, at) => gone(at)), ...b.map((_, at) => come(at))];
  const width = b.length + 1;
  // For each pair of lines, the length of the longest common subsequence from there to the ends.
  const left = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      left[i * width + j] =
        a[i] === b[j]
          ? (left[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(left[(i + 1) * width + j] ?? 0, left[i * width + j + 1] ?? 0);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: 'same', text: b[j] ?? '', line: shift + j + 1 });
      i += 1;
      j += 1;
    } else if (
      i < a.length &&
      (j >= b.length || (left[(i + 1) * width + j] ?? 0) >= (left[i * width + j + 1] ?? 0))
    ) {
      lines.push(gone(i));
      i += 1;
    } else {
      lines.push(come(j));
      j += 1;
    }
  }
  return lines;
}

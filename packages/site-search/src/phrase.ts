/** The length of the longest run of terms that two texts have in common. */
export function sharedRun(a: readonly string[], b: readonly string[]): number {
  let longest = 0;
  let before: number[] = [];
  for (const term of a) {
    const runs = b.map((other, at) => (other === term ? (before[at - 1] ?? 0) + 1 : 0));
    longest = Math.max(longest, ...runs);
    before = runs;
  }
  return longest;
}

/** The place of a value on a logarithmic axis from `start` to `end`, in whole units. */
export const logScale = (from: number, to: number, start: number, end: number) => (value: number) =>
  Math.round(start + (Math.log(value / from) / Math.log(to / from)) * (end - start));

/**
 * 1, 2, 5, 10, 20 and so on, from the last one at or below the least value to the first one at or above the
 * greatest.
 */
export function ticks(values: readonly number[]): number[] {
  const all = [1, 10, 100, 1000, 10_000].flatMap((ten) => [ten, 2 * ten, 5 * ten]);
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  return all.filter((_, at) => (all[at + 1] ?? Infinity) > least && (all[at - 1] ?? 0) < greatest);
}

/** Whether each word of the query starts a word of a lower-case text. An empty query matches everything. */
export function matches(text: string, query: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  return query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => part === '' || words.some((word) => word.startsWith(part)));
}

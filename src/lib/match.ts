/** Whether each word of the query begins a word of a text in lower case; an empty query fits everything. */
export function matches(text: string, query: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  return query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => part === '' || words.some((word) => word.startsWith(part)));
}

/**
 * Replaces the only match of a pattern in a text. Throws if there is none, or a second one, because a
 * replacement that silently matches nothing leaves a page or module as it was. `what` names the text for the
 * message.
 */
export function replaceOnce(
  text: string,
  pattern: string | RegExp,
  by: string | ((match: string) => string),
  what: string,
): string {
  const found =
    typeof pattern === 'string'
      ? text.split(pattern).length - 1
      : [...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))].length;
  if (found !== 1) {
    throw new Error(`${what}: ${String(pattern)} matches ${found} times where once was expected`);
  }
  return text.replace(pattern, (match: string) => (typeof by === 'string' ? by : by(match)));
}

/**
 * Replaces the one place of a text that a pattern names. Throws where there is
 * none, or a second one: a replacement that silently matches nothing leaves a
 * page, or a module, as it was before. `what` names the text for the message.
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

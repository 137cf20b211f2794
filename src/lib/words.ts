/** 'a, b and c'. */
export const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');

/** A text that starts with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

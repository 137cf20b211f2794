/** One word of a line, and whether it was quoted. */
interface Word {
  text: string;
  quoted: boolean;
}

/** The reason why a text can't be read, as a sentence with the line. */
export class Unreadable extends Error {}

/**
 * Splits a line into words as in a Caddyfile: at spaces, with quoted parts together, and up to a `#` at a word's
 * start.
 */
export function wordsOfLine(line: string, number: number): readonly Word[] {
  const words: Word[] = [];
  let text = '';
  let isOpen = false;
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if ('"`'.includes(sign) && !isOpen) {
      const end = closing(line, at);
      if (end === -1)
        throw new Unreadable(`Line ${number}: a quote is opened but not closed on this line.`);
      text += line.slice(at + 1, end);
      quoted = true;
      isOpen = true;
      at = end;
    } else if (/\s/.test(sign)) {
      if (isOpen) words.push({ text, quoted });
      text = '';
      isOpen = false;
      quoted = false;
    } else if (sign === '#' && !isOpen) {
      return words;
    } else {
      text += sign;
      isOpen = true;
    }
  }
  if (isOpen) words.push({ text, quoted });
  return words;
}

function closing(line: string, from: number): number {
  for (let at = from + 1; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1;
    else if (line[at] === line[from]) return at;
  }
  return -1;
}

/** A pattern with `*` and `?` as an expression. Other signs stand for themselves. */
export const globbed = (pattern: string): string =>
  pattern
    .replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\*/g, '.*')
    .replace(/\?/g, '.');

/** Words joined by one space. A word that contains spaces keeps its quotes. */
export const joined = (words: readonly Word[]): string =>
  words.map(({ text, quoted }) => (quoted && /\s/.test(text) ? `"${text}"` : text)).join(' ');

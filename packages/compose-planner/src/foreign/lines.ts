export interface Line {
  text: string;
  /** Offset of its first character. */
  at: number;
  /** From 1. */
  number: number;
  /** Spaces before its first character. */
  indent: number;
  /** It is empty or a comment. */
  blank: boolean;
  /** The key at its start. */
  key: string | undefined;
  /** Nothing but an anchor or a comment follows the key. */
  alone: boolean;
}

/** Longer lines don't contain keys. */
const MAX_LENGTH = 2000;
const KEY = /^ *(?:([\w.-]+)|"([\w.-]+)"):(?=\s|$)/;
const ALONE = /^ *\S+:[ \t]*(?:&[\w-]+)?[ \t]*(?:#.*)?$/;

/** The lines of a text that are short enough to examine, without their ends. */
export function linesOf(text: string): readonly Line[] {
  let start = 0;
  const lines: Line[] = [];
  text.split('\n').forEach((whole, index) => {
    const at = start;
    start += whole.length + 1;
    if (whole.length > MAX_LENGTH) return;
    const line = whole.replace(/\r$/, '');
    const match = KEY.exec(line);
    lines.push({
      text: line,
      at,
      number: index + 1,
      indent: /^ */.exec(line)?.[0].length ?? 0,
      blank: /^\s*(?:#|$)/.test(line),
      key: match?.[1] ?? match?.[2],
      alone: match !== null && ALONE.test(line),
    });
  });
  return lines;
}

/** How a part of a line is coloured. */
export type TokenKind = 'key' | 'string' | 'number' | 'comment' | 'plain';

export interface Token {
  kind: TokenKind;
  text: string;
}

const BLOCK_START = /(?:^|[\s:-])[|>][-+0-9]*[ \t]*(?:#.*)?$/;
const PARTS =
  /(?<comment>(?:^|(?<=\s))#.*$)|(?<quoted>"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?)|(?<space>\s+)|(?<mark>[[\]{},]|[-?:](?=\s|$)|[&*!][^\s,[\]{}]*)|(?<word>(?:\$\{[^{}]*\}|[^\s,[\]{}#:]|:(?!\s|$|[,[\]{}])|(?<!\s)#)(?:\$\{[^{}]*\}|[^,[\]{}#:]|:(?!\s|$|[,[\]{}])|(?<!\s)#)*)|(?<other>.)/g;
const SCALAR =
  /^(?:[-+]?(?:\d[\d_]*)(?:\.\d+)?(?:e[-+]?\d+)?|0x[\da-f]+|0o[0-7]+|true|false|null|~)$/i;

/**
 * For each line, whether it's text of a block scalar (`|` or `>`), which has no keys and no comments. Takes one
 * pass, because a line never depends on a later one.
 */
export function blockLines(lines: readonly string[]): readonly boolean[] {
  let indent = -1;
  return lines.map((line) => {
    const own = line.length - line.trimStart().length;
    if (indent >= 0) {
      if (line.trim() === '' || own > indent) return true;
      indent = -1;
    }
    if (BLOCK_START.test(line) && !line.trimStart().startsWith('#')) indent = own;
    return false;
  });
}

/** Splits a line of YAML into coloured parts, which together are the line. */
export function highlightLine(line: string, inBlock = false): readonly Token[] {
  if (inBlock) return [{ kind: 'string', text: line }];
  const tokens: Token[] = [];
  const push = (kind: TokenKind, text: string) => {
    const last = tokens[tokens.length - 1];
    if (last && last.kind === kind) last.text += text;
    else tokens.push({ kind, text });
  };
  for (const match of line.matchAll(PARTS)) {
    const { comment, quoted, word } = match.groups ?? {};
    const text = match[0];
    if (comment !== undefined) push('comment', text);
    else if (quoted === undefined && word === undefined) push('plain', text);
    else if (/^\s*:(?:\s|$)/.test(line.slice(match.index + text.length))) push('key', text);
    else if (quoted !== undefined) push('string', text);
    else {
      const bare = text.trimEnd();
      push(SCALAR.test(bare) ? 'number' : 'string', bare);
      if (bare.length < text.length) push('plain', text.slice(bare.length));
    }
  }
  return tokens;
}

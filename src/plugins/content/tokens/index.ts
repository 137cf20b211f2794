import { currentTokenValues } from './values.ts';

/** A token path: `product`, or `product.` and more. Every other brace belongs to the content. */
const TOKEN = /(=)?(\\)?\{(product(?:\.[A-Za-z0-9_.-]+)?)\}/g;
const FENCE = /^[ \t>]*(?:[-*+] |\d+[.)] )?[ \t]*(`{3,}|~{3,})/;

interface Position {
  file: string;
  line: number;
}

/** An unknown token. The message names file, line and the nearest known tokens. */
export class UnknownTokenError extends Error {
  constructor(path: string, at: Position, known: readonly string[]) {
    const parts = path.split('.');
    const near = known.filter((name) => name.startsWith(parts.slice(0, 2).join('.')));
    super(
      `${at.file}:${at.line}: unknown token {${path}}. ` +
        `Write one of ${(near.length > 0 && near.length < 40 ? near : known.slice(0, 13)).join(', ')}, ` +
        `or \\{${path}} for the braces themselves.`,
    );
    this.name = 'UnknownTokenError';
  }
}

/** True if the character at `index` of `line` is inside an inline code span. */
function insideCodeSpan(line: string, index: number): boolean {
  let open = 0;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] !== '`') continue;
    let run = 1;
    while (line[at + run] === '`') run += 1;
    const closed = line.indexOf('`'.repeat(run), at + run);
    if (closed === -1) return false;
    open = at;
    if (index > open && index < closed) return true;
    at = closed + run - 1;
  }
  return false;
}

/**
 * Replaces `{product}`, `{product.domain}` and the other tokens in a Markdown
 * or MDX source, front matter and code included, before anything parses it.
 *
 * - `\{product}` stays as it is: in prose the MDX parser drops the backslash,
 *   in code and front matter it is dropped here.
 * - `attribute={product}` becomes `attribute="…"`.
 *
 * Throws `UnknownTokenError` for `{product.…}` paths without a value.
 */
export function fillTokens(
  source: string,
  file: string,
  values: ReadonlyMap<string, string> = currentTokenValues,
): string {
  const lines = source.split('\n');
  let fence = '';
  let inFrontMatter = false;
  return lines
    .map((line, index) => {
      const isRule = /^---\s*$/.test(line);
      if (index === 0 && isRule) inFrontMatter = true;
      else if (inFrontMatter && isRule) inFrontMatter = false;
      const mark = inFrontMatter ? undefined : FENCE.exec(line)?.[1];
      if (mark && fence === '') fence = mark;
      else if (mark && mark.startsWith(fence) && line.trimEnd().endsWith(mark)) fence = '';
      if (!line.includes('{product')) return line;
      return line.replace(
        TOKEN,
        (
          whole: string,
          equals: string | undefined,
          escape: string | undefined,
          path: string,
          at: number,
        ) => {
          const literal =
            inFrontMatter || fence !== '' || insideCodeSpan(line, at + (equals ? 1 : 0));
          if (escape) return literal ? `${equals ?? ''}{${path}}` : whole;
          const value = values.get(path);
          if (value === undefined) {
            throw new UnknownTokenError(path, { file, line: index + 1 }, [...values.keys()]);
          }
          return equals ? `=${literal ? value : JSON.stringify(value)}` : value;
        },
      );
    })
    .join('\n');
}

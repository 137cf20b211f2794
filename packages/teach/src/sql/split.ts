/** One statement of a text, with its place in it. */
export interface Statement {
  text: string;
  /** Characters in front of it. */
  offset: number;
}

/** What hides a semicolon: texts, quoted names, `$tag$ … $tag$`, comments. */
const HIDING =
  /'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|\$([A-Za-z_]\w*)?\$[\s\S]*?(?:\$\1\$|$)|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|;|[^;'"$/-]+|[\s\S]/g;

const isNothing = (text: string) => text.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() === '';

/**
 * Splits SQL at the semicolons that end statements, so that each is sent by itself and
 * commits by itself, as psql does it. A text sent whole would be one transaction.
 */
export function splitStatements(sql: string): readonly Statement[] {
  const statements: Statement[] = [];
  let begin = 0;
  const take = (end: number) => {
    const text = sql.slice(begin, end);
    if (!isNothing(text)) {
      const space = text.length - text.trimStart().length;
      statements.push({ text: text.trim(), offset: begin + space });
    }
    begin = end + 1;
  };
  for (const match of sql.matchAll(HIDING)) if (match[0] === ';') take(match.index);
  take(sql.length);
  return statements;
}

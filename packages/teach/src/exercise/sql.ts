const STATEMENT =
  /^\s*(?:mysql> ?)?(?:UPDATE\s+\S+\s+(?:\w+\s+){0,2}SET|CREATE\s+TABLE|INSERT\s+INTO|SELECT)\s/im;

/** True if a text has statements of SQL. */
export const isSql = (text: string): boolean => STATEMENT.test(text);

/** SQL without prompts of a client, if it was copied with them. */
export const withoutPrompts = (sql: string): string =>
  /^\s*(?:mysql>|\w+=[>#]) /.test(sql) ? sql.replace(/^\s*(?:mysql>|\w+[-=][>#]|->) /gm, '') : sql;

/** Texts, quoted names and comments. `#` starts a comment in MySQL, and an operator of PostgreSQL. */
const PART =
  /'(?:''|\\.|[^'\\])*'|`[^`]*`|"(?<text>(?:""|\\.|[^"\\])*)"|(?<comment>(?<=^|[\s;,()])(?:--[^\n]*|#(?![>-])[^\n]*)|\/\*[\s\S]*?\*\/)/g;

/** SQL without comments. */
export const withoutComments = (sql: string): string =>
  sql.replace(PART, (all, ...rest) => {
    const { comment } = rest.at(-1) as { comment?: string };
    return comment === undefined ? all : ' ';
  });

/** Statements of MySQL without comments, with texts in single quotes. */
export const sqlStatements = (sql: string): string =>
  sql.replace(PART, (all, ...rest) => {
    const { comment, text } = rest.at(-1) as { comment?: string; text?: string };
    if (comment !== undefined) return ' ';
    return text === undefined ? all : `'${text.replaceAll('""', '"').replaceAll("'", "''")}'`;
  });

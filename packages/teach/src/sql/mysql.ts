const PART =
  /(?<=(?:\bAS|\))\s+)(?<quote>['"])(?<alias>[\w ]+)\k<quote>|'(?:''|\\.|[^'\\])*'|--[^\n]*|(?<comment>#[^\n]*)|`(?<name>[\w ]+)`|"(?<text>(?:""|\\.|[^"\\])*)"|\b(?<call>IFNULL)(?=\s*\()/gi;

/** Statements of MySQL as PostgreSQL takes them: quotes of names and texts, comments, and the one function that beginners meet. */
export const fromMysql = (sql: string): string =>
  sql.replace(PART, (all, ...rest) => {
    const parts = rest.at(-1) as Partial<
      Record<'name' | 'alias' | 'call' | 'text' | 'comment', string>
    >;
    const { name, alias = name, call, text, comment } = parts;
    if (comment !== undefined) return `--${comment.slice(1)}`;
    if (alias !== undefined) return `"${alias}"`;
    if (text !== undefined) return `'${text.replaceAll('""', '"').replaceAll("'", "''")}'`;
    return call === undefined ? all : 'COALESCE';
  });

const PART =
  /'(?:''|\\.|[^'\\])*'|--[^\n]*|`(?<name>\w+)`|"(?<text>(?:""|\\.|[^"\\])*)"|\b(?<call>IFNULL)(?=\s*\()/gi;

/** Statements of MySQL as PostgreSQL takes them: quotes of names and texts, and the one function that beginners meet. */
export const fromMysql = (sql: string): string =>
  sql.replace(PART, (all, ...rest) => {
    const { name, call, text } = rest.at(-1) as { name?: string; call?: string; text?: string };
    if (name !== undefined) return `"${name}"`;
    if (text !== undefined) return `'${text.replaceAll('""', '"').replaceAll("'", "''")}'`;
    return call === undefined ? all : 'COALESCE';
  });

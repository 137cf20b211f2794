const PART =
  /(?<=(?:\bAS|\))\s+)(?<quote>['"])(?<alias>\w+)\k<quote>|'(?:''|\\.|[^'\\])*'|--[^\n]*|`(?<name>\w+)`|"(?<text>(?:""|\\.|[^"\\])*)"|\b(?<call>IFNULL)(?=\s*\()/gi;

/** Statements of MySQL as PostgreSQL takes them: quotes of names and texts, and the one function that beginners meet. */
export const fromMysql = (sql: string): string =>
  sql.replace(PART, (all, ...rest) => {
    const parts = rest.at(-1) as Partial<Record<'name' | 'alias' | 'call' | 'text', string>>;
    const { name, alias = name, call, text } = parts;
    if (alias !== undefined) return `"${alias}"`;
    if (text !== undefined) return `'${text.replaceAll('""', '"').replaceAll("'", "''")}'`;
    return call === undefined ? all : 'COALESCE';
  });

const PART = /'(?:''|\\.|[^'\\])*'|--[^\n]*|`(?<name>\w+)`|\b(?<call>IFNULL)(?=\s*\()/gi;

/** Statements of MySQL as PostgreSQL takes them: quotes of names, and the one function that beginners meet. */
export const fromMysql = (sql: string): string =>
  sql.replace(PART, (all, ...rest) => {
    const { name, call } = rest.at(-1) as { name?: string; call?: string };
    if (name !== undefined) return `"${name}"`;
    return call === undefined ? all : 'COALESCE';
  });

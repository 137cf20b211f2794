const PART =
  /(?<=(?:\bAS|\))\s+)(?<quote>['"])(?<alias>[\w ]+)\k<quote>|'(?:''|\\.|[^'\\])*'|--[^\n]*|(?<comment>#[^\n]*)|`(?!chandlery`\.)(?<name>[\w ]+)`|"(?<text>(?:""|\\.|[^"\\])*)"|\b(?<call>IFNULL)(?=\s*\()|\bLIMIT\s+(?<skip>\d+)\s*,\s*(?<count>\d+)|(?<place>(?<=^|;)\s*USE\s+\w+\s*(?:;|$)|(?:\bchandlery|`chandlery`)\.(?=[\w`]))/gi;

/** Statements of MySQL as PostgreSQL takes them: quotes of names and texts, comments, and what beginners meet most. */
export const fromMysql = (sql: string): string =>
  sql.replace(PART, (all, ...rest) => {
    const parts = rest.at(-1) as Partial<
      Record<'name' | 'alias' | 'call' | 'text' | 'comment' | 'skip' | 'count' | 'place', string>
    >;
    const { name, alias = name, call, text, comment, skip, count, place } = parts;
    if (comment !== undefined) return `--${comment.slice(1)}`;
    if (alias !== undefined) return `"${alias}"`;
    if (text !== undefined) return `'${text.replaceAll('""', '"').replaceAll("'", "''")}'`;
    if (skip !== undefined) return `LIMIT ${count} OFFSET ${skip}`;
    // There's one database. Blanks keep the lines and columns of messages.
    if (place !== undefined) return place.replace(/\S/g, ' ');
    return call === undefined ? all : 'COALESCE';
  });

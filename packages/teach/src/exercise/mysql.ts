import { type SqlError } from '../sql/types.ts';
import { withoutComments } from './sql.ts';

/** What MySQL understands and PostgreSQL doesn't, as far as learners write it. */
const OURS =
  /\bLIMIT\s+\d+\s*,|\bINTERVAL\s+\d|\bWITH\s+ROLLUP\b|\b(?:DIV|MOD|XOR|REGEXP|RLIKE|SEPARATOR|STRAIGHT_JOIN|DUAL)\b|\bAS\s+['"]|(?:^|;)\s*(?:USE|SHOW|DESC|DESCRIBE)\b|\\G|\bchandlery\.|\b(?:USE|FORCE|IGNORE)\s+(?:INDEX|KEY)\b|<=>|&&|\|\||\b(?:IF|ISNULL|GROUP_CONCAT|ANY_VALUE|DATE_FORMAT|DATE_ADD|DATE_SUB|DATEDIFF|CURDATE|CURTIME|YEAR|MONTH|DAY|TRUNCATE|FORMAT|RAND|LCASE|UCASE|LOCATE|FIND_IN_SET|FIELD|CONVERT|UTC_TIMESTAMP|UNIX_TIMESTAMP|FROM_UNIXTIME)\s*\(/i;

/** Types that don't fit, and a division by zero: MySQL converts the value, or gives NULL. */
const CONVERTED = new Set(['42804', '42846', '22P02', '22007', '22008', '22012']);

/** True if a column that PostgreSQL doesn't know may be one for MySQL, as an alias or in spite of capitals. */
function isKnown({ message, line = 1, column = 1 }: SqlError, sql: string): boolean {
  const [, name = ''] = /^column (?:"([^"]+)"|\w+\.\w+) /.exec(message) ?? [];
  if (name === '') return false;
  if (name !== name.toLowerCase()) return true;
  const lines = sql.split('\n').slice(0, line);
  const before = [...lines.slice(0, -1), lines.at(-1)?.slice(0, column - 1)].join('\n');
  const part = before.match(/\b(?:SELECT|WHERE|HAVING|ON|BY)\b/gi)?.at(-1);
  const alias = `(?:\\bAS\\s+|[\\w)]\\s+(?<!\\b(?:SELECT|DISTINCT)\\s+))${name}(?:\\s*,|\\s+FROM\\b)`;
  // WHERE knows no alias, and HAVING none of a window function.
  const mayUse = /^(?:HAVING|BY)$/i.test(part ?? '') && !/\bOVER\b/i.test(sql);
  return mayUse && new RegExp(alias, 'i').test(sql);
}

/** What MySQL does with a statement that PostgreSQL refuses, as a sentence. Undefined if only MySQL can say. */
export function onMysql(error: SqlError, text: string): string | undefined {
  const { code, message } = error;
  const sql = withoutComments(text);
  if (/must appear in the GROUP BY|ungrouped column/.test(message)) {
    // MySQL's HAVING also filters single rows.
    if (/\bHAVING\b/i.test(sql) && !/\bGROUP\s+BY\b/i.test(sql))
      return 'MySQL may accept this statement.';
    // With more tables or a condition, MySQL finds out more about which columns depend on which.
    return /\b(?:JOIN|WHERE|sku|SELECT\b[\s\S]*\bSELECT)\b|\bFROM\s+[^()]*?,/i.test(sql)
      ? 'MySQL has a similar rule, ONLY_FULL_GROUP_BY, which is on by default.'
      : 'MySQL refuses this too, because ONLY_FULL_GROUP_BY is on by default.';
  }
  if (code === '42803' || code === '21000') return 'MySQL refuses this too.';
  if (message.startsWith('non-integer constant in ')) {
    const by = message.endsWith('ORDER BY') ? 'ORDER' : 'GROUP';
    const [, name] = new RegExp(`\\b${by}\\s+BY\\s[^;'"]*['"]([^'"]*)['"]`, 'i').exec(sql) ?? [];
    if (name === undefined) return undefined;
    const does = by === 'ORDER' ? " It doesn't sort by that." : '';
    return `In MySQL too, ${name} in quotes is a text, not the column.${does}`;
  }
  const isOperator = code === '42883' && message.startsWith('operator');
  return OURS.test(sql) ||
    isOperator ||
    CONVERTED.has(code) ||
    (code === '42703' && isKnown(error, text))
    ? 'MySQL may accept this statement.'
    : undefined;
}

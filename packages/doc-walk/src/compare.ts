const ESCAPE = /[.*+?^${}()|[\]\\]/g;
/** Command tags that psql prints for statements without rows. */
const TAGS =
  /^(?:(?:CREATE|ALTER|DROP) [A-Z ]+|INSERT \d+ \d+|(?:UPDATE|DELETE|MERGE|COPY|SELECT) \d+|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|SET|RESET|GRANT|REVOKE|COMMENT|TRUNCATE TABLE|VACUUM|ANALYZE|EXPLAIN|DO|PREPARE|LISTEN|NOTIFY|START TRANSACTION|RELEASE|REINDEX|REFRESH MATERIALIZED VIEW)$/;

function linesOf(text: string): string[] {
  const lines = text
    .replace(/\r/g, '')
    .split('\n')
    .map((line) => line.trimEnd());
  while (lines.length > 0 && lines[0] === '') lines.shift();
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  return lines;
}

function lineFits(expected: string, actual: string): boolean {
  if (!expected.includes('…')) return expected === actual;
  const pattern = expected
    .split('…')
    .map((part) => part.replace(ESCAPE, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`, 'u').test(actual);
}

/** Matches lines. A lone `…` is any number of them. Remembers dead ends, so it's fast. */
function fits(expected: readonly string[], actual: readonly string[]): boolean {
  const failed = new Set<number>();
  const width = actual.length + 1;
  const match = (e: number, a: number): boolean => {
    if (e === expected.length) return a === actual.length;
    if (failed.has(e * width + a)) return false;
    const line = expected[e] ?? '';
    const result =
      line.trim() === '…'
        ? match(e + 1, a) || (a < actual.length && match(e, a + 1))
        : a < actual.length && lineFits(line, actual[a] ?? '') && match(e + 1, a + 1);
    if (!result) failed.add(e * width + a);
    return result;
  };
  return match(0, 0);
}

/** How a shown output differs from the real one. */
export interface Difference {
  /** Expected line (from 0) where they differ. */
  line: number;
  message: string;
}

/** Where a person would see the first difference. */
function firstDifference(expected: readonly string[], actual: readonly string[]): number {
  const at = expected.findIndex(
    (line, index) => line.trim() === '…' || !lineFits(line, actual[index] ?? '\u0000'),
  );
  return at === -1 ? Math.max(0, expected.length - 1) : at;
}

/** What's wrong with an output that ends within a line, if it does. */
export const openEnd = (printed: string): string | undefined =>
  /[^\n]$/.test(printed)
    ? "what it prints ends within a line, and a terminal's prompt follows there: let the command end it, as with '; echo' behind it, or curl's -w '\\n'"
    : undefined;

/**
 * Compares a shown output with the real one by line, without spaces at line ends. `…` matches
 * anything. Returns undefined if they agree.
 */
export function compareOutput(
  expectedText: string,
  actualText: string,
  options: { unordered?: boolean } = {},
): Difference | undefined {
  let expected = linesOf(expectedText);
  let actual = linesOf(actualText);
  if (!expected.some((line) => TAGS.test(line))) {
    const rest = actual.filter((line) => !TAGS.test(line));
    if (rest.length > 0) actual = linesOf(rest.join('\n'));
  }
  if (options.unordered) {
    expected = [...expected].sort();
    actual = [...actual].sort();
  }
  if (fits(expected, actual)) return undefined;
  const shown =
    actual.length > 40 ? [...actual.slice(0, 40), `(${actual.length - 40} more lines)`] : actual;
  return {
    line: firstDifference(expected, actual),
    message: `the output shown is not the real one. It is:\n${shown.map((line) => `    ${line}`).join('\n')}`,
  };
}

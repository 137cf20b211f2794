/** What a term of a comparison is for a stock: a number, the stock, or the stock with one added or taken away. */
function valueOf(term: string, stock: number): number | undefined {
  const [, sign, by = '0'] = /^(?:\w+\.)?stock(?: ?([-+]) ?(\d+))?$/i.exec(term) ?? [undefined];
  if (/^(['"]?)-?\d+(?:\.\d+)?\1$/.test(term)) return Number(term.replace(/['"]/g, ''));
  if (!/^(?:\w+\.)?stock\b/i.test(term) || (sign === undefined && !/stock$/i.test(term)))
    return undefined;
  return sign === '-' ? stock - Number(by) : stock + Number(by);
}

const COMPARISONS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
  '!=': (a, b) => a !== b,
};

/** Whether a stock meets the conditions on it in the statement that changes it. Undefined where one can't be read. */
export function passes(statements: readonly string[], stock: number): boolean | undefined {
  const [, where = ''] = /\bUPDATE\b[^;]*?\bWHERE\b([^;]*)/i.exec(statements.join(' ')) ?? [];
  const results = where
    .replace(/\b(?:ORDER BY|LIMIT \d)\b.*$/i, '')
    .replace(/([\w.]*\bstock) BETWEEN (\S+) AND /gi, '$1 >= $2 AND $1 <= ')
    .split(/\bAND\b|&&/i)
    .filter((part) => /\bstock\b/i.test(part))
    .map((part) => {
      const plain = part.replace(/[()]/g, ' ').replace(/ +/g, ' ').trim();
      // A number by itself is true unless it's 0.
      const said = /[<>=!]/.test(plain) ? plain : `${plain} <> 0`;
      const [, not, left = '', sign = '', right = ''] =
        /^(NOT )?([^<>=!]+?) ?(<=|>=|<>|!=|<|>|=) ?([^<>=!]+)$/i.exec(said) ?? [];
      const [a, b] = [valueOf(left, stock), valueOf(right, stock)];
      const is = a === undefined || b === undefined ? undefined : COMPARISONS[sign]?.(a, b);
      return not === undefined || is === undefined ? is : !is;
    });
  if (results.includes(false)) return false;
  return results.length === 0 || results.includes(undefined) ? undefined : true;
}

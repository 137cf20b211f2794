import { Unreadable } from 'teach/exercise';

type Value = string | number | null | readonly Value[];
type Row = Readonly<Record<string, Value>>;
type Term = (row: Row) => Value;

/** Items with a stock of anchors, and others that have to stay. */
const itemsWith = (stock: number): readonly Row[] => [
  { id: 1, sku: 'ROPE-10', name: 'Mooring rope, 10 m', price: 18.9, stock: 40 },
  { id: 2, sku: 'ANCHOR-5', name: 'Anchor, 5 kg', price: 49, stock },
  { id: 9, sku: 'ANCHOR-10', name: 'Anchor, 10 kg', price: 79, stock: 3 },
];

const numberOf = (value: Value): number =>
  typeof value === 'string' ? parseFloat(value) || 0 : Number(value ?? 0);
const is = (value: Value): boolean => numberOf(value) !== 0;
/** Below 0, 0 or above it. Texts are the same in capitals and small letters. */
const order = (a: Value, b: Value): number =>
  typeof a === 'string' && typeof b === 'string'
    ? a.localeCompare(b, 'en', { sensitivity: 'base' })
    : numberOf(a) - numberOf(b);
const isIn = (a: Value, list: Value) => [list].flat().some((one) => order(a, one) === 0);
const isLike = (a: Value, pattern: Value) =>
  new RegExp(
    `^${String(pattern)
      .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replace(/%/g, '.*')
      .replace(/_/g, '.')}$`,
    'i',
  ).test(String(a));

/** Operators: how tightly they join, and what they make of two values. */
const JOINING: Readonly<Record<string, [number, (a: Value, b: Value) => Value | boolean]>> = {
  OR: [1, (a, b) => is(a) || is(b)],
  XOR: [2, (a, b) => is(a) !== is(b)],
  AND: [3, (a, b) => is(a) && is(b)],
  '=': [5, (a, b) => order(a, b) === 0],
  '<>': [5, (a, b) => order(a, b) !== 0],
  '<': [5, (a, b) => order(a, b) < 0],
  '<=': [5, (a, b) => order(a, b) <= 0],
  '>': [5, (a, b) => order(a, b) > 0],
  '>=': [5, (a, b) => order(a, b) >= 0],
  IN: [5, isIn],
  'NOT IN': [5, (a, b) => !isIn(a, b)],
  LIKE: [5, isLike],
  'NOT LIKE': [5, (a, b) => !isLike(a, b)],
  IS: [5, (a, b) => a === b],
  'IS NOT': [5, (a, b) => a !== b],
  '+': [6, (a, b) => numberOf(a) + numberOf(b)],
  '-': [6, (a, b) => numberOf(a) - numberOf(b)],
  '*': [7, (a, b) => numberOf(a) * numberOf(b)],
};
const NOT = 4;
const COMPARING = 5;
const CALLS: Readonly<Record<string, (args: readonly Value[]) => Value>> = {
  IF: ([one = null, yes = null, no = null]) => (is(one) ? yes : no),
  GREATEST: (args) => Math.max(...args.map(numberOf)),
  LEAST: (args) => Math.min(...args.map(numberOf)),
};
const TOKEN = /'(?:''|[^'])*'|\d+(?:\.\d+)?|\b(?:NOT (?:IN|LIKE)|IS NOT)\b|\w+|<=|>=|<>|[^\s\w]/gi;

/** Reads an UPDATE of items: what its WHERE says of a row, and what its SET makes of one. Throws where it can't. */
function updateOf(text: string): { meets: Term; change: (row: Row) => Row } {
  const tokens = [...text.matchAll(TOKEN)];
  let at = 0;
  const fail = (): never => {
    const rest = text.slice(tokens[at]?.index ?? text.length);
    throw new Unreadable(
      `The check can't read the ${rest === '' ? 'end of the statement' : `statement from \`${rest}\` on`}. It knows the columns of items, numbers, and texts in quotes.`,
    );
  };
  const word = () => tokens[at]?.[0].toUpperCase() ?? '';
  const takes = (...words: readonly string[]) => words.includes(word()) && (at += 1) > 0;
  const needs = (one: string) => takes(one) || fail();
  const list = (): readonly Term[] => {
    const terms = [term()];
    while (takes(',')) terms.push(term());
    needs(')');
    return terms;
  };
  const single = (): Term => {
    const [said = ''] = tokens[at] ?? [];
    if (takes('-')) {
      const one = term(7);
      return (row) => -numberOf(one(row));
    }
    if (word() === 'NOT' || word() === '!') {
      const one = term(takes('!') ? 7 : (takes('NOT'), NOT));
      return (row) => (one(row) === null ? null : Number(!is(one(row))));
    }
    if (takes('(')) {
      const isList = / ?IN$/i.test(tokens[at - 2]?.[0] ?? '');
      const terms = list();
      if (terms.length > 1 && !isList) fail();
      return (row) =>
        terms.length === 1 ? (terms[0]?.(row) ?? null) : terms.map((one) => one(row));
    }
    if (takes('NULL')) return () => null;
    if (takes('CASE')) {
      const base = word() === 'WHEN' ? undefined : term();
      const cases: [Term, Term][] = [];
      while (takes('WHEN')) {
        const when = term();
        cases.push([when, needs('THEN') ? term() : when]);
      }
      const other: Term = takes('ELSE') ? term() : () => null;
      needs('END');
      const fits = (when: Term, row: Row) =>
        base ? order(base(row), when(row)) === 0 : is(when(row));
      return (row) => (cases.find(([when]) => fits(when, row))?.[1] ?? other)(row);
    }
    const call = CALLS[word()];
    if (call) {
      at += 1;
      needs('(');
      const args = list();
      return (row) => call(args.map((one) => one(row)));
    }
    const isColumn = Object.keys(itemsWith(0)[0] ?? {}).includes(said.toLowerCase());
    if (!isColumn && !/^['\d]/.test(said)) fail();
    at += 1;
    if (isColumn) return (row) => row[said.toLowerCase()] ?? null;
    const value = said.startsWith("'") ? said.slice(1, -1).replaceAll("''", "'") : Number(said);
    return () => value;
  };
  const term = (tightness = 0): Term => {
    let left = single();
    for (;;) {
      const [a, [joins, join] = [0, undefined]] = [left, JOINING[word()]];
      const mayBeNull = !word().startsWith('IS');
      if (tightness < COMPARING && takes('BETWEEN')) {
        const from = term(COMPARING);
        needs('AND');
        const to = term(COMPARING);
        left = (row) => Number(order(a(row), from(row)) >= 0 && order(a(row), to(row)) <= 0);
      } else if (join === undefined || joins <= tightness) {
        return left;
      } else {
        at += 1;
        const b = term(joins);
        left = (row) => {
          const [one, other] = [a(row), b(row)];
          if (joins === COMPARING && mayBeNull && (one === null || other === null)) return null;
          const value = join(one, other);
          return typeof value === 'boolean' ? Number(value) : value;
        };
      }
    }
  };
  needs('UPDATE');
  needs('ITEMS');
  needs('SET');
  const sets: [string, Term][] = [];
  do {
    const name = word().toLowerCase();
    if (single() && !takes('=')) fail();
    sets.push([name, term()]);
  } while (takes(','));
  const meets = takes('WHERE') ? term() : () => 1;
  if (at < tokens.length) fail();
  const change = (row: Row) => sets.reduce((now, [name, to]) => ({ ...now, [name]: to(now) }), row);
  return { meets, change };
}

/** What an UPDATE of the last anchor does that isn't asked. */
function updateNote(said: string): string | undefined {
  if (/\(\s*SELECT\b/i.test(said))
    return "The check doesn't read subqueries. WHERE can test the row's own stock.";
  const ignored = /^UPDATE\s+(?:LOW_PRIORITY\s+)?IGNORE\b/i.test(said);
  const [, alias = 'items'] = /\bitems\s+(?:AS\s+)?(?!SET\b)(\w+)\s+SET\b/i.exec(said) ?? [];
  const { meets, change } = updateOf(
    said
      .replace(/\s+/g, ' ')
      .replace(
        /^UPDATE (?:LOW_PRIORITY )?(?:IGNORE )?(?:\w+\.)?items (?:(?:AS )?\w+ (?=SET\b))?/i,
        'UPDATE items ',
      )
      .replace(new RegExp(`\\b(?:(?:\\w+\\.)?items|${alias})\\.`, 'gi'), '')
      .replace(/(?: ORDER BY \w+(?: DESC)?)? LIMIT [1-9]\d*$/i, '')
      .replace(/&&/g, 'AND')
      .replace(/\|\|/g, 'OR')
      .replace(/!=/g, '<>')
      .replace(/:=|<=>/g, '='),
  );
  for (const stock of [5, 1, 0]) {
    const met = itemsWith(stock).filter((row) => is(meets(row)));
    const other = met.find(({ sku }) => sku !== 'ANCHOR-5');
    if (other) return `This also changes an item with the sku ${String(other.sku)}.`;
    const value = met[0] && change(met[0]).stock;
    const after = value === undefined ? undefined : numberOf(value);
    if (stock > 0 && after !== stock - 1) {
      const here =
        typeof value === 'string'
          ? `the new stock is the text '${value}'`
          : `the new stock is ${after}`;
      return `With a stock of ${stock}, ${value === undefined ? 'this changes no row' : here}. Asked was ${stock - 1}.`;
    }
    if (stock > 0 || after === undefined) continue;
    if (after >= 0 || ignored)
      return 'A stock of 0 meets the WHERE of this statement. Put the condition there, so that it finds no row then.';
    return `A stock of 0 becomes ${after} here, and the CHECK of the table stops that with an error. The condition belongs in WHERE.`;
  }
  return undefined;
}

/** What statements do to the last anchor that isn't asked. */
export function stockNote(statements: readonly string[]): string | undefined {
  const texts = statements.join('\n').match(/(?:'(?:''|[^'])*'|[^;'])+/g) ?? [];
  const updates = texts.filter((text) => /\bUPDATE\b/i.test(text.replace(/\bFOR\s+UPDATE\b/i, '')));
  return updates.length === 0
    ? 'The check finds no UPDATE.'
    : updates.map((text) => updateNote(text.trim())).find((note) => note !== undefined);
}

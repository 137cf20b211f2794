import { type Exercises, pick, type Rule } from 'teach/exercise';
import { stockNote } from './mysql-stock.ts';
import { inStock, latest } from './shop-queries.ts';

const NOTE =
  'PostgreSQL answers here, and backticks, IFNULL and double-quoted strings are translated for it.';

/** What PostgreSQL understands and MySQL doesn't. */
const OURS: Rule = {
  not: /::|\bDISTINCT ON\b|\bILIKE\b|\bNULLS (?:FIRST|LAST)\b|\bFETCH (?:FIRST|NEXT)\b|\bFULL (?:OUTER )?JOIN\b|\bRETURNING\b|\bFILTER\s*\(/i,
  hint: 'MySQL has no `::`, DISTINCT ON, ILIKE, NULLS FIRST or LAST, FETCH FIRST, FULL JOIN, RETURNING or FILTER.',
};

/** A subquery that stands for a table. */
const UNNAMED: Rule = {
  not: /\b(?:FROM|JOIN)\s*\(\s*SELECT\b(?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)\s*(?:$|[;)]|(?:WHERE|GROUP|ORDER|HAVING|LIMIT)\b)/i,
  hint: 'MySQL wants a name after a subquery in FROM.',
};

/** The column for the codes: its name, and its type with what follows. */
function codeColumn(text: string): readonly [name: string, definition: string] {
  const columns = [
    ...text.matchAll(/[(,] ?(\w+) (\w*(?:CHAR|BINARY|TEXT|BLOB)\b(?: ?\([^()]*\)|[^(),])*)/gi),
  ];
  const [, name = 'code', definition = ''] =
    columns.find(([, one]) => /^(?:coupon_?)?codes?$/i.test(one ?? '')) ?? columns[0] ?? [];
  return [name, definition];
}

/** Whether no code can be there twice. */
function isUnique(text: string): boolean {
  const [name, definition] = codeColumn(text);
  const alone = `(?:PRIMARY KEY|UNIQUE(?: KEY| INDEX)?)(?: \\w+)?(?: ON \\w+)? ?\\( ?${name} ?(?:\\(\\d+\\) ?)?\\)`;
  return /\b(?:UNIQUE|KEY)\b/i.test(definition) || new RegExp(alone, 'i').test(text);
}

/** Two statements that insert Sail. */
const TWICE =
  /[Ii](?:NSERT|nsert)\b[\s\S]*['"]Sail['"][\s\S]*\b[Ii](?:NSERT|nsert)\b(?! ?IGNORE| ?ignore)[^;]*['"]Sail['"](?![^;]*\bDUPLICATE\b)/;

/** One statement that inserts Sail twice, and doesn't go on after an error. */
const IN_ONE =
  /\b[Ii](?:NSERT|nsert)\s+(?!IGNORE|ignore)(?:(?!\b[Ii](?:NSERT|nsert)\b)[^;])*['"]Sail['"](?:(?!\b[Ii](?:NSERT|nsert)\b)[^;])*['"]Sail['"](?![^;]*\bDUPLICATE\b)/;

export default {
  'in-stock': {
    ...inStock,
    rules: [OURS],
    note: NOTE,
  },
  spent: {
    kind: 'sql',
    rules: [OURS, UNNAMED],
    note: NOTE,
    columns: 'customer, number of orders, amount',
    model: `SELECT o.customer, count(DISTINCT o.id), sum(l.quantity * i.price)
FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN items i ON i.id = l.item_id
GROUP BY o.customer ORDER BY 3 DESC`,
    changes: `INSERT INTO orders (id, customer, ordered_at) VALUES (1001, 'Ben', '2026-03-02 10:40');
INSERT INTO order_lines SELECT 1001, id, 5 FROM items WHERE sku IN ('ROPE-10', 'ANCHOR-5');`,
  },
  latest: {
    ...latest,
    rules: [OURS, UNNAMED],
    note: NOTE,
  },
  'last-anchor': {
    kind: 'written',
    language: 'text',
    rules: [
      OURS,
      { not: /^ROLLBACK\b(?! TO\b)/im, hint: 'ROLLBACK takes the change back.' },
      { note: ({ statements }) => stockNote(statements) },
    ],
    also: [
      pick(
        'How does the app notice that the anchor was gone?',
        ['by an error', 'by the number of changed rows', 'by how long it took'],
        'by the number of changed rows',
        'A statement still succeeds when no row meets its condition.',
      ),
    ],
  },
  coupons: {
    kind: 'written',
    language: 'text',
    rules: [
      {
        has: /CREATE\s+(?:TEMPORARY\s+)?TABLE/i,
        hint: 'First create a table for the codes.',
      },
      {
        has: /\bKEY\b|UNIQUE/i,
        hint: 'Asked was a table that refuses a code a second time.',
      },
      {
        ok: ({ statements }) => isUnique(statements.join(' ')),
        hint: 'The code by itself has to be unique, whatever other columns the table has.',
      },
      {
        ok: ({ statements }) => {
          const text = statements.join(' ');
          const [, definition] = codeColumn(text);
          return (
            !/^(?:VAR(?:CHAR|BINARY)(?! ?\()|\w*(?:TEXT|BLOB)\b)/i.test(definition) ||
            /\(\d+\) ?\)/.test(text)
          );
        },
        hint: 'MySQL wants a length after VARCHAR, and for a key on TEXT.',
      },
      {
        note: ({ statements }) => {
          const text = statements.join(' ');
          const [, made = ''] =
            /\bCREATE (?:TEMPORARY )?TABLE (?:IF NOT EXISTS )?(?:\w+\.)?(\w+)/i.exec(text) ?? [];
          const named = [...text.matchAll(/\bINSERT (?:IGNORE )?(?:INTO )?(?:\w+\.)?(\w+)/gi)];
          const other = named.find(([, name]) => name?.toLowerCase() !== made.toLowerCase());
          return other && `The check finds no table ${other[1]}.`;
        },
      },
      {
        ok: ({ statements }) => !/CHAR ?\([0-3]\)/i.test(codeColumn(statements.join(' '))[1]),
        hint: 'Sail has four letters. The number in brackets is how many there is room for.',
      },
      {
        has: /(?:CREATE|ALTER)\b[^;]*(?:_bin\b|_cs\b|VARBINARY|\bBINARY\b)/i,
        hint: 'Sail and SAIL have to be two texts. Choose a collation that tells capitals from small letters.',
      },
      {
        has: /[Ii](?:NSERT|nsert)\b[\s\S]*(?:['"]Sail['"][\s\S]*['"]SAIL['"]|['"]SAIL['"][\s\S]*['"]Sail['"])/,
        hint: 'Show with INSERT that the table takes Sail and SAIL.',
      },
      {
        ok: ({ statements }) =>
          TWICE.test(statements.join('\n')) || !IN_ONE.test(statements.join('\n')),
        hint: 'One INSERT is all or nothing, so the second Sail keeps out all of its rows. Use a statement of its own for it.',
      },
      {
        has: TWICE,
        hint: 'Show that the table refuses Sail a second time.',
      },
    ],
  },
} satisfies Exercises;

import { type Exercises, IN_STOCK, pick } from 'teach/exercise';

const NOTE = 'PostgreSQL answers, so texts have single quotes here.';

export default {
  'in-stock': {
    kind: 'sql',
    note: NOTE,
    later: [IN_STOCK],
    columns: 'name and price',
    rows: [
      ['Bucket, 8 l', '7.20'],
      ['Fender, small', '12.50'],
      ['Mooring rope, 10 m', '18.90'],
      ['Cabin lamp, LED', '31.00'],
      ['Anchor, 5 kg', '49.00'],
    ],
  },
  spent: {
    kind: 'sql',
    note: NOTE,
    columns: 'customer, number of orders, amount',
    rows: [
      ['Ada', '2', '204.70'],
      ['Ben', '1', '49.00'],
    ],
  },
  latest: {
    kind: 'sql',
    note: NOTE,
    columns: 'customer, number of the order',
    rows: [
      ['Ada', '3'],
      ['Ben', '2'],
    ],
    anyOrder: true,
  },
  'last-anchor': {
    kind: 'written',
    language: 'text',
    rules: [
      { has: /\bUPDATE\s+(?:\w+\.)?items\b/i, hint: 'The stock stands in the table items.' },
      {
        has: /stock ?= ?(?:\w+\.)?stock ?- ?1/i,
        hint: 'Let the database take one away from what is there then, not from what the app has read before.',
      },
      {
        has: /WHERE[\s\S]*(?:ANCHOR-5|\bid ?= ?\d|name ?= ?['"]Anchor)/i,
        hint: 'This changes every item. Name the anchor.',
      },
      {
        has: /WHERE[\s\S]*stock ?(?:>= ?1|> ?0|<> ?0|!= ?0)/i,
        hint: 'The second buyer succeeds too. Put the condition into the statement.',
      },
    ],
    also: [
      pick(
        'How does the app notice that it was too late?',
        ['by an error', 'by the number of changed rows', 'by the time that it took'],
        'by the number of changed rows',
        'A statement whose condition no row fulfils succeeds.',
      ),
    ],
  },
  coupons: {
    kind: 'written',
    language: 'text',
    rules: [
      { has: /CREATE TABLE/i, hint: 'First create a table for the codes.' },
      { has: /PRIMARY KEY|UNIQUE/i, hint: 'Nothing refuses the same code twice yet.' },
      {
        has: /_bin\b|_cs\b|VARBINARY|\bBINARY\b/i,
        hint: 'By the collation of the lesson, Sail and SAIL are the same text. Choose one that tells letters apart.',
      },
      {
        has: /(?:INSERT|insert)[\s\S]*(?:['"]Sail['"][\s\S]*['"]SAIL['"]|['"]SAIL['"][\s\S]*['"]Sail['"])/,
        hint: 'Show that the table takes Sail and SAIL.',
      },
      {
        has: /(?:INSERT|insert)[\s\S]*['"]Sail['"][\s\S]*(?:INSERT|insert)[\s\S]*['"]Sail['"]/,
        hint: 'Show that Sail is refused a second time.',
      },
    ],
  },
} satisfies Exercises;

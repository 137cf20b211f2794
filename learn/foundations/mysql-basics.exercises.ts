import { type Exercises, pick, type Rule } from 'teach/exercise';

const NOTE =
  'PostgreSQL answers here, and backticks, IFNULL and double-quoted strings are translated for it.';

/** What PostgreSQL understands and MySQL doesn't. */
const OURS: Rule = {
  not: /::|\bDISTINCT ON\b|\bILIKE\b|\bNULLS (?:FIRST|LAST)\b|\bFETCH (?:FIRST|NEXT)\b|\bFULL (?:OUTER )?JOIN\b|\bRETURNING\b/i,
  hint: 'MySQL refuses this statement, because it contains something that only PostgreSQL understands.',
};

export default {
  'in-stock': {
    kind: 'sql',
    rules: [OURS],
    note: NOTE,
    columns: 'name and price',
    model: 'SELECT name, price FROM items WHERE stock > 0 ORDER BY price',
    changes: `UPDATE items SET stock = 0 WHERE sku = 'LAMP-LED';
UPDATE items SET stock = 1 WHERE sku = 'FENDER-S';
INSERT INTO items (id, sku, name, price, stock) OVERRIDING SYSTEM VALUE
VALUES (1001, 'CLEAT', 'Cleat', 5.50, 3), (1002, 'FLAG', 'Flag', 3.00, 0), (1003, 'BUOY', 'Buoy', 22.00, 2);`,
  },
  spent: {
    kind: 'sql',
    rules: [OURS],
    note: NOTE,
    columns: 'customer, number of orders, amount',
    model: `SELECT o.customer, count(DISTINCT o.id), sum(l.quantity * i.price)
FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN items i ON i.id = l.item_id
GROUP BY o.customer ORDER BY 3 DESC`,
    changes: `INSERT INTO orders (id, customer, ordered_at) VALUES (1001, 'Ben', '2026-04-01 08:00');
INSERT INTO order_lines SELECT 1001, id, 5 FROM items WHERE sku IN ('ROPE-10', 'ANCHOR-5');`,
  },
  latest: {
    kind: 'sql',
    rules: [OURS],
    note: NOTE,
    columns: 'customer, number of the order',
    model: `SELECT customer, id FROM (
  SELECT o.*, row_number() OVER (PARTITION BY customer ORDER BY ordered_at DESC) AS place FROM orders o
) AS ranked WHERE place = 1`,
    changes: `INSERT INTO orders (id, customer, ordered_at) OVERRIDING SYSTEM VALUE
VALUES (1001, 'Ada', '2026-01-01 08:00'), (1002, 'Cleo', '2026-01-02 08:00'), (1003, 'Cleo', '2026-01-01 08:00'),
  (1004, 'Ben', '2026-01-02 08:00');`,
    anyOrder: true,
  },
  'last-anchor': {
    kind: 'written',
    language: 'text',
    rules: [
      OURS,
      { has: /\bUPDATE\s+(?:\w+\.)?items\b/i, hint: 'The stock is in the table items.' },
      {
        has: /stock ?= ?(?:\w+\.)?stock ?- ?1/i,
        hint: "Have the database subtract one from what's there at that moment, not from what the app read earlier.",
      },
      {
        not: /sku ?(?:<>|!=)|sku ?=(?! ?['"]ANCHOR-5['"])|stock ?- ?(?!1\b)\d/i,
        hint: 'This changes an item other than the anchor, or takes away more than one. Text needs quotes.',
      },
      {
        has: /WHERE[\s\S]*(?:ANCHOR-5|\bid ?= ?\d|name ?= ?['"]Anchor)/i,
        hint: 'This changes every item. Name the anchor.',
      },
      {
        not: /\bOR\b/i,
        hint: 'With `OR`, one of the two conditions is enough. Both have to be met.',
      },
      {
        not: /\bstock ?(?:> ?[1-9]|>= ?[2-9])|\bstock ?- ?1 ?(?:> ?0|>= ?[1-9])/i,
        hint: 'With this condition, nobody gets the last one.',
      },
      {
        has: /UPDATE[^;]*WHERE[^;]*(?:stock ?(?:>= ?1|> ?0|<> ?0|!= ?0|BETWEEN 1 AND)|\b(?:0 ?<|1 ?<=) ?(?:\w+\.)?stock\b|stock ?- ?1 ?(?:>= ?0|> ?-1)|\b0 ?<= ?(?:\w+\.)?stock ?- ?1|NOT (?:\w+\.)?stock ?= ?0|\bAND (?:\w+\.)?stock ?(?:[;)]|$|AND\b|LIMIT\b))/im,
        hint: 'With this, the `CHECK` of the table stops the second buyer with an error. Put the condition in the statement.',
      },
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
      { has: /CREATE TABLE/i, hint: 'First create a table for the codes.' },
      {
        has: /PRIMARY KEY|UNIQUE/i,
        hint: 'Nothing stops the same code from getting in twice yet.',
      },
      {
        not: /\bid\b[^,]*PRIMARY KEY(?![\s\S]*UNIQUE)|PRIMARY KEY ?\([^)]*,(?![\s\S]*UNIQUE)/i,
        hint: "Here the number is unique, but the code isn't.",
      },
      {
        not: /CHAR ?\([0-3]\)|BINARY ?\([0-3]\)/i,
        hint: 'The column has no room for the four letters of Sail.',
      },
      {
        has: /_bin\b|_cs\b|VARBINARY|\bBINARY\b/i,
        hint: "With the lesson's collation, Sail and SAIL are the same text. Choose one that tells letters apart.",
      },
      {
        has: /(?:INSERT|insert)[\s\S]*(?:['"]Sail['"][\s\S]*['"]SAIL['"]|['"]SAIL['"][\s\S]*['"]Sail['"])/,
        hint: 'Show that the table takes Sail and SAIL.',
      },
      {
        has: /(?:INSERT|insert)[\s\S]*['"]Sail['"][\s\S]*(?:INSERT|insert)[\s\S]*['"]Sail['"]/,
        hint: 'Show that the table refuses Sail a second time.',
      },
    ],
  },
} satisfies Exercises;

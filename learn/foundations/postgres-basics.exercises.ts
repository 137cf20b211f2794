import { type Exercises, pick, probe } from 'teach/exercise';
import { inStock, latest } from './shop-queries.ts';

export default {
  'in-stock': {
    ...inStock,
    rules: [
      {
        not: /\bdistinct\s+on\s*\(\s*price\s*\)|\bgroup\s+by\s+price\b(?!\s*,)/i,
        hint: 'Two items can have the same price, and both belong in the list.',
      },
    ],
  },
  email: {
    kind: 'sql',
    probe: probe(`  FOR one IN SELECT * FROM (VALUES
    ('ada@example.com', true), ('Ben.King@harbour.test', true), ('root@localhost', true), (NULL, true),
    ('no address', false), ('', false)
  ) AS tries (email, good) LOOP
    BEGIN
      UPDATE orders SET email = one.email;
      IF NOT one.good THEN INSERT INTO wrong VALUES (format('The column accepts %L, which has no @.', one.email)); END IF;
    EXCEPTION
      WHEN undefined_column THEN INSERT INTO wrong VALUES ('The table orders has no column email.');
      WHEN OTHERS THEN
        IF one.good THEN INSERT INTO wrong VALUES (format('The column refuses %L: %s.', one.email, SQLERRM)); END IF;
    END;
  END LOOP;`),
    also: [
      pick(
        "What's in the column for existing rows?",
        ['NULL', 'an empty text', 'they are refused'],
        'NULL',
        'Count the rows WHERE email IS NULL.',
      ),
    ],
  },
  'by-day': {
    kind: 'sql',
    rules: [
      {
        has: /Europe\/Berlin/i,
        hint: "The statement doesn't name Europe/Berlin. When a day starts depends on the time zone, and on summer time.",
      },
    ],
    columns: 'day (as in 2026-03-02), number of orders, amount',
    model: `SELECT (o.ordered_at AT TIME ZONE 'Europe/Berlin')::date,
  count(DISTINCT o.id), sum(l.quantity * i.price)
FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN items i ON i.id = l.item_id GROUP BY 1`,
    changes: `INSERT INTO orders (id, customer, ordered_at) OVERRIDING SYSTEM VALUE
VALUES (1001, 'Cleo', '2026-07-01 22:30+00'), (1002, 'Ben', '2026-01-10 23:30+00'),
  (1003, 'Ben', '2026-01-11 09:00+00');
INSERT INTO order_lines SELECT o, id, 3 FROM items, (VALUES (1001), (1002), (1003)) AS v(o) WHERE sku IN ('ROPE-10', 'ANCHOR-5');`,
    anyOrder: true,
  },
  latest,
  'last-anchor': {
    kind: 'fields',
    fields: [
      pick(
        'What does the second UPDATE do while the first is under way?',
        ['it reads the old stock', 'it waits for the row', 'it fails at once'],
        'it waits for the row',
        "The first change locks something until it's done.",
      ),
      pick(
        'What does the slower one see?',
        ['a stock of −1', 'an error from the CHECK', 'a stock of 0 and no error'],
        'an error from the CHECK',
        'It changes the new value. Which rule does the table have?',
      ),
    ],
  },
  'app-role': {
    kind: 'sql',
    rules: [
      {
        not: /\bON DATABASE (?!postgres\b)/i,
        hint: 'The database in the page has another name, so leave out rights on the database.',
      },
    ],
    probe: probe(`  IF to_regrole('shop_app') IS NULL THEN
    INSERT INTO wrong VALUES ('There is no role shop_app.');
    RETURN;
  END IF;
  IF NOT (SELECT rolcanlogin FROM pg_roles WHERE rolname = 'shop_app') THEN
    INSERT INTO wrong VALUES ('The role shop_app can''t log in.');
  ELSIF (SELECT rolsuper FROM pg_roles WHERE rolname = 'shop_app') THEN
    INSERT INTO wrong VALUES ('The role shop_app is a superuser, so it may do anything.');
  ELSIF (SELECT rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls FROM pg_roles WHERE rolname = 'shop_app') THEN
    INSERT INTO wrong VALUES ('The role shop_app has a power over the whole server, such as CREATEROLE.');
  END IF;
  FOR one IN SELECT unnest(ARRAY['items', 'orders', 'order_lines']) AS place LOOP
    IF has_any_column_privilege('public', one.place, 'SELECT, INSERT, UPDATE')
      OR has_table_privilege('public', one.place, 'DELETE, TRUNCATE') THEN
      INSERT INTO wrong VALUES (format('Every role has rights on %s, not only shop_app.', one.place));
    END IF;
  END LOOP;
  FOR one IN SELECT *, right_to = 'SELECT' OR place <> 'items' AND right_to IN ('INSERT', 'UPDATE', 'DELETE') AS may
    FROM unnest(ARRAY['items', 'orders', 'order_lines']) AS place,
      unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) AS right_to
    WHERE (place, right_to) <> ('items', 'UPDATE')
  LOOP
    IF (CASE WHEN one.right_to IN ('DELETE', 'TRUNCATE', 'TRIGGER') THEN has_table_privilege('shop_app', one.place, one.right_to)
      WHEN NOT one.may THEN has_any_column_privilege('shop_app', one.place, one.right_to)
      ELSE (SELECT bool_and(has_column_privilege('shop_app', attrelid, attnum, one.right_to)) FROM pg_attribute
        WHERE attrelid = one.place::regclass AND attnum > 0 AND NOT attisdropped) END) <> one.may THEN
      INSERT INTO wrong VALUES (format('The role %s %s on %s.',
        CASE WHEN one.may THEN 'lacks' ELSE 'has' END, one.right_to, CASE WHEN one.may AND one.right_to <> 'DELETE'
        AND has_any_column_privilege('shop_app', one.place, one.right_to) THEN 'some columns of ' ELSE '' END || one.place));
    END IF;
  END LOOP;
  IF NOT has_column_privilege('shop_app', 'items', 'stock', 'UPDATE') THEN
    INSERT INTO wrong VALUES ('The role can''t change the stock of items.');
  END IF;
  IF has_table_privilege('shop_app', 'items', 'UPDATE') THEN
    INSERT INTO wrong VALUES ('The role has UPDATE on the whole table items, so it may change every column. A REVOKE of single columns would take nothing away from that.');
  END IF;
  FOR one IN SELECT unnest(ARRAY['sku', 'name', 'price', 'id']) AS place LOOP
    IF has_column_privilege('shop_app', 'items', one.place, 'UPDATE') THEN
      INSERT INTO wrong VALUES (format('The role may also change the %s.', one.place));
    END IF;
  END LOOP;
  FOR one IN SELECT c.oid AS place, c.relname, acl.grantee IS NOT NULL AS may_grant FROM pg_class c
    LEFT JOIN LATERAL (SELECT a.grantee FROM aclexplode(c.relacl) a
        WHERE a.grantee = to_regrole('shop_app') AND a.is_grantable
      UNION SELECT a.grantee FROM pg_attribute t, aclexplode(t.attacl) a
        WHERE t.attrelid = c.oid AND a.grantee = to_regrole('shop_app') AND a.is_grantable) acl ON true
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v')
  LOOP
    IF one.may_grant THEN
      INSERT INTO wrong VALUES (format('The role may pass its rights on %s to others.', one.relname));
    ELSIF one.relname NOT IN ('items', 'orders', 'order_lines')
      AND has_any_column_privilege('shop_app', one.place, 'SELECT, INSERT, UPDATE') THEN
      INSERT INTO wrong VALUES (format('The role has rights on %s too.', one.relname));
    END IF;
  END LOOP;`),
  },
} satisfies Exercises;

import { type Exercises, IN_STOCK, pick, probe } from 'teach/exercise';

export default {
  'in-stock': {
    kind: 'sql',
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
  email: {
    kind: 'sql',
    probe: probe(`  BEGIN
    UPDATE orders SET email = 'ada@example.com' WHERE id = 1;
  EXCEPTION
    WHEN undefined_column THEN
      INSERT INTO wrong VALUES ('The table orders has no column email.');
      RETURN;
    WHEN check_violation THEN
      INSERT INTO wrong VALUES ('The address ada@example.com is refused.');
  END;
  BEGIN
    UPDATE orders SET email = NULL WHERE id = 1;
  EXCEPTION WHEN not_null_violation OR check_violation THEN
    INSERT INTO wrong VALUES ('A row without an address is refused; the column may be empty.');
  END;
  BEGIN
    UPDATE orders SET email = 'no address' WHERE id = 1;
    INSERT INTO wrong VALUES ('A text without the sign @ is accepted.');
  EXCEPTION WHEN check_violation THEN NULL;
  END;`),
    also: [
      pick(
        'What do existing rows have in the column?',
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
        hint: 'A day begins at another moment in each time zone. Say which one counts.',
      },
    ],
    columns: 'day, number of orders, amount',
    rows: [
      ['2026-03-02', '2', '185.80'],
      ['2026-03-05', '1', '67.90'],
    ],
    anyOrder: true,
  },
  latest: {
    kind: 'sql',
    columns: 'customer, number of the order',
    rows: [
      ['Ada', '3'],
      ['Ben', '2'],
    ],
    anyOrder: true,
  },
  'last-anchor': {
    kind: 'fields',
    fields: [
      pick(
        'What does the second UPDATE do while the first is under way?',
        ['it reads the old stock', 'it waits for the row', 'it fails at once'],
        'it waits for the row',
        'The first change locks something until it has ended.',
      ),
      pick(
        'What does the slower one see?',
        ['a stock of −1', 'an error of the CHECK', 'a stock of 0 and no error'],
        'an error of the CHECK',
        'Its change is made to the new value. Which rule does the table have?',
      ),
    ],
  },
  'app-role': {
    kind: 'sql',
    probe: probe(`  IF to_regrole('shop_app') IS NULL THEN
    INSERT INTO wrong VALUES ('There is no role shop_app.');
    RETURN;
  END IF;
  IF NOT (SELECT rolcanlogin FROM pg_roles WHERE rolname = 'shop_app') THEN
    INSERT INTO wrong VALUES ('The role shop_app cannot log in.');
  ELSIF (SELECT rolsuper FROM pg_roles WHERE rolname = 'shop_app') THEN
    INSERT INTO wrong VALUES ('The role shop_app is a superuser: it may do everything.');
  END IF;
  FOR one IN SELECT * FROM (VALUES
    ('items', 'SELECT', true), ('items', 'INSERT', false), ('items', 'DELETE', false),
    ('orders', 'SELECT', true), ('orders', 'INSERT', true),
    ('orders', 'UPDATE', true), ('orders', 'DELETE', true), ('orders', 'TRUNCATE', false),
    ('order_lines', 'SELECT', true), ('order_lines', 'INSERT', true),
    ('order_lines', 'UPDATE', true), ('order_lines', 'DELETE', true)
  ) AS wanted (place, right_to, may) LOOP
    IF has_table_privilege('shop_app', one.place, one.right_to) <> one.may THEN
      INSERT INTO wrong VALUES (format('The role %s %s on %s.',
        CASE WHEN one.may THEN 'lacks' ELSE 'has' END, one.right_to, one.place));
    END IF;
  END LOOP;
  IF NOT has_column_privilege('shop_app', 'items', 'stock', 'UPDATE') THEN
    INSERT INTO wrong VALUES ('The role cannot change the stock of items.');
  END IF;
  IF has_column_privilege('shop_app', 'items', 'price', 'UPDATE') THEN
    INSERT INTO wrong VALUES ('The role may change the price too.');
  END IF;`),
  },
} satisfies Exercises;

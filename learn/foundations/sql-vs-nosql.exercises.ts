import { type Exercises, pick, picks, probe } from 'teach/exercise';

const FORMS = ['tables', 'a table with a jsonb column', 'key-value with an expiry', 'a counter'];

export default {
  spent: {
    kind: 'sql',
    columns: 'name of the customer, amount',
    model: `SELECT c.name, sum(l.quantity * l.price)
FROM customers c JOIN orders o ON o.customer_id = c.id JOIN order_lines l ON l.order_id = o.id
GROUP BY c.id, c.name ORDER BY 2 DESC`,
    changes: `UPDATE order_lines SET quantity = quantity * 9 WHERE order_id IN
  (SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer_id WHERE c.name = 'Ben');
UPDATE order_lines SET quantity = 2, price = 10;
UPDATE order_lines SET quantity = 90 WHERE order_id IN
  (SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer_id WHERE c.name = 'Ben');
INSERT INTO customers VALUES (1001, 'Ben');
INSERT INTO orders VALUES (1001, 1001, '2026-03-02');
INSERT INTO order_lines VALUES (1001, 'rope', 1, 5);`,
  },
  anchor: {
    kind: 'sql',
    rules: [
      {
        not: /jsonb_(?:array_elements|to_recordset|path_query(?:_\w+)?\([^)]*\[)|json_table/i,
        hint: "Asked was to leave the lists whole. One of the lesson's operators looks inside them as they are.",
      },
    ],
    columns: 'the id of the document',
    model: `SELECT doc->>'id' FROM order_docs WHERE doc @> '{"lines": [{"item": "anchor"}]}'`,
    changes: `INSERT INTO order_docs (doc) VALUES
  ('{"id": 21, "customer": "Cleo", "lines": [{"item": "rope"}, {"item": "anchor"}]}'),
  ('{"id": 22, "customer": "anchor", "lines": [{"item": "lamp"}], "item": "anchor"}'),
  ('{"id": 23, "customer": "Cleo", "lines": [{"item": "rope", "for": "anchor"}]}');`,
    anyOrder: true,
  },
  forms: {
    kind: 'fields',
    fields: picks(
      FORMS,
      {
        'Shopping carts of visitors': FORMS[2]!,
        Invoices: FORMS[0]!,
        'Opening hours of 40 harbours': FORMS[1]!,
        'People on a page right now': FORMS[3]!,
      },
      'May it vanish? Does it have one shape? Is it read as a whole? Must it be exact?',
    ),
  },
  shape: {
    kind: 'sql',
    probe:
      probe(`  IF (SELECT count(*) FROM order_docs WHERE doc->>'id' IN ('1', '2', '3')) < 3 THEN
    INSERT INTO wrong VALUES ('The table no longer has all of the valid documents 1, 2 and 3.');
  END IF;
  FOR one IN SELECT * FROM (VALUES
    ('{"id": 11, "customer": "Cleo", "lines": []}'::jsonb, true, 'The table refuses a document whose customer is Cleo and whose lines are an empty list.'),
    ('{"id": 12, "custommer": "Cleo", "lines": []}'::jsonb, false, 'The table accepts a document without a customer.'),
    ('{"id": 13, "customer": 7, "lines": []}'::jsonb, false, 'The table accepts a customer that is a number.'),
    ('{"id": 14, "customer": "Cleo", "lines": "rope"}'::jsonb, false, 'The table accepts lines that are text.'),
    ('{"id": 15, "customer": "Cleo"}'::jsonb, false, 'The table accepts a document without lines.'),
    ('{"id": 16, "customer": "Cleo", "lines": {"item": "rope"}}'::jsonb, false, 'The table accepts lines that are an object.'),
    ('{"id": 17, "customer": null, "lines": []}'::jsonb, false, 'The table accepts a customer that is null.')
  ) AS tries (doc, good, sentence) LOOP
    BEGIN
      INSERT INTO order_docs (doc) VALUES (one.doc);
      IF NOT one.good THEN INSERT INTO wrong VALUES (one.sentence); END IF;
    EXCEPTION WHEN check_violation OR raise_exception OR not_null_violation OR data_exception THEN
      IF one.good THEN INSERT INTO wrong VALUES (one.sentence); END IF;
    END;
  END LOOP;`),
  },
  likes: {
    kind: 'fields',
    fields: [
      pick(
        'What was given up?',
        ['an answer from every server', 'one view that is the same everywhere', 'clicks'],
        'one view that is the same everywhere',
        'What do two visitors see if they reach different servers?',
      ),
      pick(
        'What was kept?',
        [
          'an answer from every server',
          'one view that is the same everywhere',
          'the order of clicks',
        ],
        'an answer from every server',
        "What does a server do when it can't reach the others?",
      ),
      pick(
        'Why is it wrong for the last anchor?',
        ['two servers could each sell it', 'the counter is too slow', 'an anchor has no number'],
        'two servers could each sell it',
        'Adding up later helps with clicks. What would it have to fix here?',
      ),
    ],
  },
} satisfies Exercises;

import { type Exercises, pick, picks, probe } from 'teach/exercise';

const FORMS = ['tables', 'a table with a jsonb column', 'key-value with an expiry', 'a counter'];

export default {
  spent: {
    kind: 'sql',
    columns: 'name of the customer, amount',
    rows: [
      ['Ada King', '155.70'],
      ['Ben', '49.00'],
    ],
  },
  anchor: {
    kind: 'sql',
    rules: [
      {
        not: /jsonb_(?:array_elements|to_record|path_query)/i,
        hint: 'This takes the lists apart. An operator of the lesson looks into them as they are.',
      },
    ],
    columns: 'the id of the document',
    rows: [['2'], ['3']],
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
    probe: probe(`  FOR one IN SELECT * FROM (VALUES
    ('{"id": 11, "customer": "Cleo", "lines": []}'::jsonb, true, 'A document with a customer and a list of lines is refused.'),
    ('{"id": 12, "custommer": "Cleo", "lines": []}'::jsonb, false, 'A document without customer is accepted.'),
    ('{"id": 13, "customer": 7, "lines": []}'::jsonb, false, 'A customer that is a number is accepted.'),
    ('{"id": 14, "customer": "Cleo", "lines": "rope"}'::jsonb, false, 'Lines that are a text are accepted.'),
    ('{"id": 15, "customer": "Cleo"}'::jsonb, false, 'A document without lines is accepted.')
  ) AS tries (doc, good, sentence) LOOP
    BEGIN
      INSERT INTO order_docs (doc) VALUES (one.doc);
      IF NOT one.good THEN INSERT INTO wrong VALUES (one.sentence); END IF;
    EXCEPTION WHEN check_violation OR raise_exception OR not_null_violation THEN
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
        'What do two visitors see who ask different servers?',
      ),
      pick(
        'What was kept?',
        [
          'an answer from every server',
          'one view that is the same everywhere',
          'the order of clicks',
        ],
        'an answer from every server',
        "What does a server do that can't reach the others?",
      ),
      pick(
        'Why is it wrong for the last anchor?',
        ['two servers could each sell it', 'the counter is too slow', 'an anchor has no number'],
        'two servers could each sell it',
        'Adding up later helps with clicks. What would it have to mend here?',
      ),
    ],
  },
} satisfies Exercises;

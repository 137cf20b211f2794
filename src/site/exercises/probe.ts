/**
 * A check of what a learner made of a database: `body` is PL/pgSQL that writes a sentence into the table
 * `wrong` for each thing that is not as asked; `one` is a record for its loops.
 */
export const probe = (body: string): string => `
CREATE TEMP TABLE wrong (sentence text) ON COMMIT DROP;
DO $$
DECLARE
  one record;
BEGIN
${body}
END $$;
SELECT sentence FROM wrong;`;

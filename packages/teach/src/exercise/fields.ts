import { type Field } from './types.ts';

/** A field with a choice among a few options. */
export const pick = (
  label: string,
  options: readonly string[],
  right: string,
  hint: string,
): Field => ({ label, options, accept: [right], hint });

/** Several fields with the same options: label and right answer of each. */
export const picks = (
  options: readonly string[],
  right: Readonly<Record<string, string>>,
  hint: string,
): readonly Field[] => Object.entries(right).map(([label, one]) => pick(label, options, one, hint));

/** A field to type in. */
export const typed = (
  label: string,
  accept: Field['accept'],
  hint: string,
  hints?: Field['hints'],
): Field => ({ label, accept, hint, ...(hints ? { hints } : {}) });

/**
 * A check of what a learner did to a database. `body` is PL/pgSQL that writes a sentence into the table `wrong`
 * for everything that differs from the task. `one` is a record for its loops.
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

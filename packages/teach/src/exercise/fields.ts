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

/** Commands that only look around, which may stand anywhere. */
const LOOKS = String.raw`^(?:cd|pwd|ls|cat|clear|echo|history|whoami)(?: [^>|]*)?$`;

/**
 * A field for a command that may be one of several on a line. `before` and `after` are patterns of other
 * commands that go with it; those that only look around always do.
 */
export const command = (
  label: string,
  accept: Field['accept'],
  hint: string,
  hints: Field['hints'] = [],
  { before = '(?!)', after = '(?!)' }: { before?: string; after?: string } = {},
): Field => ({
  label,
  accept,
  hint,
  hints,
  beside: {
    before: new RegExp(`${LOOKS}|^(?:${before})`),
    after: new RegExp(`${LOOKS}|^(?:${after})`),
  },
});

/**
 * A check of what a learner did to a database. `body` is PL/pgSQL that writes a sentence into the table `wrong`
 * for everything that differs from the task. `one` is a record for its loops. It begins its own transaction if the
 * answer has ended the check's.
 */
export const probe = (body: string): string => `
BEGIN;
CREATE TEMP TABLE wrong (sentence text) ON COMMIT DROP;
DO $$
DECLARE
  one record;
BEGIN
${body}
END $$;
SELECT sentence FROM wrong;`;

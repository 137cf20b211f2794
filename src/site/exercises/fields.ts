import { type Field } from './types.ts';

/** A field in which one of a few options is chosen. */
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

/** A field that is typed. */
export const typed = (
  label: string,
  accept: Field['accept'],
  hint: string,
  hints?: Field['hints'],
): Field => ({ label, accept, hint, ...(hints ? { hints } : {}) });

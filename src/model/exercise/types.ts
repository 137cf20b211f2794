/** What a text is read into: a statement a line, or why it cannot be read. */
export type Reading = { statements: readonly string[] } | { problem: string };

/** What the check of an answer says. `notes` are for the fields in their order, or one for the whole. */
export interface Verdict {
  right: boolean;
  notes: readonly (string | undefined)[];
}

/** The anchor of a note, and of the first mark that links to it. */
export const noteId = (note: number): string => `source-${note}`;
export const markId = (note: number): string => `cited-${note}`;

/** The mark by which each note was last reached. */
const reached = new Map<number, HTMLElement>();

/** Remembers the mark that led to a note, so the note links back to it and not to the first one. */
export function rememberMark(note: number, mark: HTMLElement): void {
  reached.set(note, mark);
}

/** The mark that last led to a note, if it is still on the page. */
export function lastMark(note: number): HTMLElement | undefined {
  const last = reached.get(note);
  return last?.isConnected ? last : undefined;
}

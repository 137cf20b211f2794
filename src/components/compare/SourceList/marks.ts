/** The anchor of a note, and that of the first mark that leads to it. */
export const noteId = (note: number): string => `source-${note}`;
export const markId = (note: number): string => `cited-${note}`;

/** The mark by which each note was reached last. */
const reached = new Map<number, HTMLElement>();

/** Keeps the mark that leads to a note, so that the note leads back to it and not to the first one. */
export function rememberMark(note: number, mark: HTMLElement): void {
  reached.set(note, mark);
}

/** The mark that led to a note last, where it is still on the page. */
export function lastMark(note: number): HTMLElement | undefined {
  const last = reached.get(note);
  return last?.isConnected ? last : undefined;
}

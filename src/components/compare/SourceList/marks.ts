/** The anchor of a note, and the anchor of the first mark that links to it. */
export const noteId = (note: number): string => `source-${note}`;
export const markId = (note: number): string => `cited-${note}`;

/** The last mark that opened each note. */
const reached = new Map<number, HTMLElement>();

/** Remembers the mark that opened a note, so that the note links back to it and not to the first one. */
export function rememberMark(note: number, mark: HTMLElement): void {
  reached.set(note, mark);
}

/** The mark that opened a note last, if it's still on the page. */
export function lastMark(note: number): HTMLElement | undefined {
  const last = reached.get(note);
  return last?.isConnected ? last : undefined;
}

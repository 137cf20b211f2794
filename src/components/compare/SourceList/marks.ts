/** The anchor of a note, and the anchor of the first mark that links to it. */
export const noteId = (note: number): string => `source-${note}`;
export const markId = (note: number): string => `cited-${note}`;

/** The last mark that opened each note. */
const reached = new Map<number, HTMLElement>();

/** Unfolds a note, and remembers the mark that opened it, so that the note links back to it and not to the first one. */
export function rememberMark(note: number, mark: HTMLElement): void {
  reached.set(note, mark);
  const folded = document.getElementById(noteId(note))?.closest('details');
  if (folded) folded.open = true;
}

/** The mark that opened a note last, if it's still on the page. */
export function lastMark(note: number): HTMLElement | undefined {
  const last = reached.get(note);
  return last?.isConnected ? last : undefined;
}

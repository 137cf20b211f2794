/** Line and column, both from 1. Columns count UTF-16 code units. */
export interface Position {
  line: number;
  column: number;
}

/** The text of a file with its line starts, for positions and line edits. */
export interface Source {
  text: string;
  /** Offset of each line's first character, 0 for the first line. */
  starts: readonly number[];
}

/** Indexes a text's lines, which end with LF or CRLF. */
export function makeSource(text: string): Source {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return { text, starts };
}

/** An offset's line and column. A byte order mark at the start doesn't count as a column. */
export function positionAt(source: Source, offset: number): Position {
  const at = Math.max(0, Math.min(offset, source.text.length));
  let low = 0;
  let high = source.starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((source.starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  const column = at - (source.starts[low] ?? 0) + 1;
  const mark = low === 0 && source.text.startsWith('\uFEFF') ? 1 : 0;
  return { line: low + 1, column: Math.max(1, column - mark) };
}

/** Offset of the first character of the line that contains `offset`. */
export function lineStart(source: Source, offset: number): number {
  return source.starts[positionAt(source, offset).line - 1] ?? 0;
}

/** Offset after the line that contains `offset`, including its line end. */
export function lineEnd(source: Source, offset: number): number {
  return source.starts[positionAt(source, offset).line] ?? source.text.length;
}

import type { Draft } from './draft.ts';

/** Changes a file by an expression; throws when it matches nothing, so that no step is left out in silence. */
export function replaceIn(
  draft: Draft,
  file: string,
  pattern: RegExp,
  by: string | ((...match: string[]) => string),
): void {
  const before = draft.read(file);
  const after = before.replace(pattern, by as string);
  if (after === before)
    throw new Error(`${file} has no place for this: ${pattern} matches nothing.`);
  draft.write(file, after);
}

/** Puts text directly behind the last match of a global expression; throws where nothing matches. */
export function insertAfterLast(draft: Draft, file: string, pattern: RegExp, text: string): void {
  const source = draft.read(file);
  const last = [...source.matchAll(pattern)].at(-1);
  if (!last) throw new Error(`${file} has no place for this: ${pattern} matches nothing.`);
  const at = last.index + last[0].length;
  draft.write(file, source.slice(0, at) + text + source.slice(at));
}

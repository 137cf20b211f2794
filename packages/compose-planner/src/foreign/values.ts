import { parseDocuments } from '../parse.ts';
import { makeSource } from '../source.ts';

/** What a YAML text of one document holds, null for an empty one; undefined where it cannot be read within the bounds of the planner. */
export function readValues(text: string): unknown {
  try {
    const [document] = parseDocuments(makeSource(text));
    if (!document) return null;
    return document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 100 });
  } catch {
    return undefined;
  }
}

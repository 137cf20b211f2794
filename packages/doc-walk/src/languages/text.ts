import fs from 'node:fs';
import path from 'node:path';
import { type Problem, type Unit } from '../types.ts';
import { type Context, type Language, problemAt, verdict } from './language.ts';

/** The paths in a drawn folder tree, with their lines. The first line is the folder itself. */
function treePaths(text: string): { path: string; line: number }[] {
  const parents: string[] = [];
  return text.split('\n').flatMap((line, index) => {
    const match = /^([\s│├└─|`-]*)(\S[^#]*?)\/?\s*(?:#.*)?$/.exec(line);
    const name = match?.[2];
    if (index === 0 || !name) return [];
    const depth = Math.ceil((match[1] ?? '').length / 4);
    parents.length = Math.max(0, depth - 1);
    parents.push(name);
    return name === '…' ? [] : [{ path: parents.join('/'), line: index + 1 }];
  });
}

function treeProblems(unit: Unit, context: Context): Problem[] {
  const folder = unit.meta.of ?? '';
  if (!fs.existsSync(path.join(context.root, folder))) {
    return [problemAt(unit, 1, `of="${folder}" does not exist`, 'tree')];
  }
  return treePaths(unit.text)
    .filter((entry) => !fs.existsSync(path.join(context.root, folder, entry.path)))
    .map((entry) => problemAt(unit, entry.line, `${folder}/${entry.path} does not exist`, 'tree'));
}

/** Text: no tool reads it, so it's an output, a folder tree of `examples/`, or exempt. */
export const text: Language = {
  id: 'text',
  names: ['text', 'txt', 'plaintext'],
  reach: (unit) => (unit.meta.kind === 'tree' ? 'checked' : 'parsed'),
  check: (units, context) =>
    Promise.resolve(
      units.map((unit) => {
        if (unit.meta.kind === 'tree' && unit.meta.of) {
          return verdict('checked', 'checked', ['file system'], treeProblems(unit, context));
        }
        const message =
          'text has no state: write "text output" if it is the output of the block before it, ' +
          'kind="tree" of="examples/…" for a folder, its real language, or exempt="reason"';
        return verdict('parsed', 'parsed', [], [problemAt(unit, 1, message, 'text')]);
      }),
    ),
};

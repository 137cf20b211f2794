import { type Commit, type Conflict, type Files, Refusal } from './types.ts';

/** Every name in at least one of the file sets, sorted. */
export function namesOf(...sets: Files[]): string[] {
  return [...new Set(sets.flatMap((files) => Object.keys(files)))].sort();
}

/** A record without one of its names. */
export function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== name));
}

/** The files with one of them set, or removed if `text` is undefined. */
export function withFile(files: Files, name: string, text: string | undefined): Files {
  return text === undefined ? without(files, name) : { ...files, [name]: text };
}

/** Names whose texts differ between two sets. */
export function changed(from: Files, to: Files): string[] {
  return namesOf(from, to).filter((name) => from[name] !== to[name]);
}

export interface Merged {
  /** The resolved files. A conflicting path has the text that Git leaves in the folder. */
  files: Files;
  conflicts: Record<string, Conflict>;
}

const marked = (ours: string, theirs: string, labels: readonly [string, string]) =>
  `<<<<<<< ${labels[0]}\n${ours}=======\n${theirs}>>>>>>> ${labels[1]}\n`;

/**
 * A three-way merge, file by file. A side that didn't change a file gives way to the other. If both changed it
 * differently, it's a conflict (gitglossary, 'merge'). Files here have one line, so Git's merge by lines gives
 * the same result.
 */
export function mergeFiles(
  base: Files,
  ours: Files,
  theirs: Files,
  labels: readonly [string, string],
): Merged {
  const conflicts: Record<string, Conflict> = {};
  let files: Files = {};
  for (const name of namesOf(base, ours, theirs)) {
    const [b, o, t] = [base[name], ours[name], theirs[name]];
    let text = o;
    if (o === t || t === b) text = o;
    else if (o === b) text = t;
    else {
      conflicts[name] = { base: b, ours: o, theirs: t };
      text = o !== undefined && t !== undefined ? marked(o, t, labels) : (o ?? t);
    }
    files = withFile(files, name, text);
  }
  return { files, conflicts };
}

/** The refusal of a command that would overwrite files: `checkout`, `merge` or `reset`. */
export function overwrites(names: readonly string[], what: string, isUntracked = false): Refusal {
  if (what === 'reset')
    return new Refusal(
      isUntracked
        ? `error: Untracked working tree file '${names[0]}' would be overwritten by merge.\nfatal: Could not reset index file.`
        : `error: Entry '${names[0]}' not uptodate. Cannot merge.\nfatal: Could not reset index file.`,
    );
  const list = names.map((name) => `\t${name}\n`).join('');
  const goal = what === 'checkout' ? 'switch branches' : 'merge';
  return new Refusal(
    isUntracked
      ? `error: The following untracked working tree files would be overwritten by ${what}:\n${list}Please move or remove them before you ${goal}.\nAborting`
      : `error: Your local changes to the following files would be overwritten by ${what}:\n${list}Please commit your changes or stash them before you ${goal}.\nAborting`,
  );
}

/**
 * Moves the index and the working tree from one commit's files to another's, as `git switch` does
 * (git-read-tree, 'Two tree merge'). Throws a Refusal with the files that would be lost.
 */
export function moveFiles(
  state: { index: Files; tree: Files },
  from: Files,
  to: Files,
  what: string,
): { index: Files; tree: Files } {
  let { index, tree } = state;
  const overwritten: string[] = [];
  const untracked: string[] = [];
  for (const name of changed(from, to)) {
    const [was, next, staged, here] = [from[name], to[name], index[name], tree[name]];
    if (staged === next && staged !== undefined) continue;
    if (staged === undefined && was === undefined) {
      if (here !== undefined) untracked.push(name);
    } else if (staged !== was || (here !== undefined && here !== staged)) {
      if (staged !== undefined || next !== undefined) overwritten.push(name);
      else if (here !== undefined) untracked.push(name);
      else continue;
    }
    index = withFile(index, name, next);
    tree = withFile(tree, name, next);
  }
  if (overwritten.length > 0) throw overwrites(overwritten, what);
  if (untracked.length > 0) throw overwrites(untracked, what, true);
  return { index, tree };
}

/** Two changes are the same if each turns the same texts into the same texts (git-patch-id). */
export function sameChange(a: readonly [Files, Files], b: readonly [Files, Files]): boolean {
  const names = changed(...a);
  return (
    names.join('\n') === changed(...b).join('\n') &&
    names.every((name) => a[0][name] === b[0][name] && a[1][name] === b[1][name])
  );
}

/** True if a pattern such as `*.log` or `.env*` matches a name. */
export const fits = (pattern: string, name: string): boolean =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*+/g, '.*')
      .replace(/\?/g, '.')}$`,
  ).test(name);

/**
 * True if `.gitignore` matches the file. The last matching pattern decides, and one with `!` includes the file
 * again.
 */
export function isIgnored(tree: Files, name: string): boolean {
  const last = (tree['.gitignore'] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .reverse()
    .find((line) => fits(line.replace(/^!?\/?/, ''), name));
  return last !== undefined && !last.startsWith('!');
}

/** The files of a commit. Empty for undefined, the state before the first commit. */
export const filesOf = (commit: Commit | undefined): Files => commit?.files ?? {};

import { changed, mergeFiles, moveFiles } from './files.ts';
import { commitAt, headId } from './history.ts';
import { headFiles, reset } from './record.ts';
import { type Files, Refusal, type Repository, type Stashed } from './types.ts';

const NONE = 'No stash entries found.';

/** `git stash`: puts staged and other changes aside and goes back to the last commit. Undefined if there are none. */
export function putAside(repository: Repository, message?: string): Repository | undefined {
  const { index, tree, conflicts, head, commits, stash } = repository;
  const base = headId(repository);
  if (base === undefined) throw new Refusal('You do not have the initial commit yet');
  const [unsolved] = Object.keys(conflicts);
  if (unsolved !== undefined)
    throw new Refusal(`${unsolved}: needs merge\nerror: could not write index`);
  const followed = Object.fromEntries(Object.entries(tree).filter(([name]) => name in index));
  if ([index, followed].every((files) => changed(headFiles(repository), files).length === 0))
    return undefined;
  const where = 'branch' in head ? head.branch : '(no branch)';
  const entry: Stashed = {
    base,
    tree: followed,
    message:
      message === undefined
        ? `WIP on ${where}: ${base} ${commitAt(commits, base).message}`
        : `On ${where}: ${message}`,
  };
  return { ...reset(repository, base, 'hard'), stash: [entry, ...stash] };
}

/** The entry that a word such as `stash@{1}` or `1` names, or the newest one. */
export function entryAt({ stash }: Repository, word = '0'): number {
  const at = Number(/^(?:stash@\{)?(\d+)\}?$/.exec(word)?.[1] ?? NaN);
  if (stash.length === 0) throw new Refusal(NONE);
  if (stash[at] === undefined) throw new Refusal(`error: ${word} is not a valid reference`);
  return at;
}

/** `git stash drop`: forgets an entry. */
export const forget = (repository: Repository, at: number): Repository => ({
  ...repository,
  stash: repository.stash.filter((_, place) => place !== at),
});

/** `git stash apply`: repeats an entry's changes on top of what's staged. */
export function bringBack(
  repository: Repository,
  at: number,
): { repository: Repository; conflicts: string[] } {
  const entry = repository.stash[at];
  if (!entry) throw new Refusal(NONE);
  if (Object.keys(repository.conflicts).length > 0)
    throw new Refusal('error: could not write index');
  const { index: ours } = repository;
  const base = commitAt(repository.commits, entry.base).files;
  const merged = mergeFiles(base, ours, entry.tree, ['Updated upstream', 'Stashed changes']);
  const moved = moveFiles(repository, ours, merged.files, 'merge');
  const conflicts = Object.keys(merged.conflicts);
  // New files stay staged, and so does everything if a file is in conflict.
  const kept = ([name]: readonly [string, string]) =>
    conflicts.length > 0 ? !(name in merged.conflicts) : !(name in ours);
  const staged: Files = Object.fromEntries(Object.entries(moved.index).filter(kept));
  const index = conflicts.length > 0 ? staged : { ...ours, ...staged };
  return { repository: { ...repository, ...moved, index, conflicts: merged.conflicts }, conflicts };
}

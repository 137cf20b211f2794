import { switchTo } from './branches.ts';
import { changed, filesOf, mergeFiles, moveFiles, sameChange } from './files.ts';
import { ancestors, baseFiles, commitAt, contains, headId, mergeBases, range } from './history.ts';
import { headFiles, makeCommit, moveHead } from './record.ts';
import { type Files, type Pending, Refusal, type Repository } from './types.ts';

interface Step {
  repository: Repository;
  /** Names in conflict. Empty if the step went through. */
  conflicts: string[];
}

const requireHead = (repository: Repository): string => {
  const id = headId(repository);
  if (id === undefined) throw new Refusal('fatal: your branch has no commits yet');
  return id;
};

/** Refuses while files are in conflict, and while an operation is in progress that Git wouldn't combine with `what`. */
function requireIdle(
  { pending, conflicts }: Repository,
  what: string,
  beside: readonly Pending['kind'][],
): void {
  if (Object.keys(conflicts).length > 0) {
    throw new Refusal(
      `error: ${what} is not possible because you have unmerged files.\nhint: Fix them up in the work tree, and then use 'git add/rm <file>'`,
    );
  }
  if (pending && beside.includes(pending.kind)) {
    throw new Refusal(`fatal: a ${pending.kind} is in progress: finish or --abort it first`);
  }
}

const requireIndex = (repository: Repository, what: string) => {
  const names = changed(headFiles(repository), repository.index);
  if (names.length > 0) {
    throw new Refusal(
      `error: Your local changes to the following files would be overwritten by ${what}:\n${names.map((name) => `\t${name}`).join('\n')}`,
    );
  }
};

/** Applies the change from `base` to `theirs` on HEAD. Leaves conflicts in the index and the folder. */
function apply(
  repository: Repository,
  base: Files,
  theirs: Files,
  labels: readonly [string, string],
): Step {
  const ours = headFiles(repository);
  const merged = mergeFiles(base, ours, theirs, labels);
  const moved = moveFiles(repository, ours, merged.files, 'merge');
  const conflicts = Object.keys(merged.conflicts);
  const index = Object.fromEntries(
    Object.entries(moved.index).filter(([name]) => !(name in merged.conflicts)),
  );
  return {
    repository: { ...repository, ...moved, index, conflicts: merged.conflicts },
    conflicts,
  };
}

/** `git merge`: moves forward if one side has everything, or else makes a commit with two parents, or a conflict. */
export function merge(
  repository: Repository,
  id: string,
  name: string,
  options: {
    ffOnly?: boolean;
    noFf?: boolean;
    squash?: boolean;
    noCommit?: boolean;
    message?: string;
  } = {},
): Step & { how: 'up to date' | 'forward' | 'merge' | 'squash' | 'stopped' } {
  requireIdle(repository, 'Merging', ['merge', 'cherry-pick', 'rebase']);
  const ours = headId(repository);
  if (ours !== undefined && contains(repository.commits, ours, id)) {
    return { repository, conflicts: [], how: 'up to date' };
  }
  const theirs = commitAt(repository.commits, id);
  if (ours === undefined || (!options.noFf && contains(repository.commits, id, ours))) {
    const moved = moveFiles(repository, headFiles(repository), theirs.files, 'merge');
    if (options.squash)
      return { repository: { ...repository, ...moved }, conflicts: [], how: 'squash' };
    return { repository: moveHead({ ...repository, ...moved }, id), conflicts: [], how: 'forward' };
  }
  if (options.ffOnly) throw new Refusal('fatal: Not possible to fast-forward, aborting.');
  if (mergeBases(repository.commits, ours, id).length === 0) {
    throw new Refusal('fatal: refusing to merge unrelated histories');
  }
  requireIndex(repository, 'merge');
  const { head } = repository;
  const into = 'branch' in head && head.branch !== 'main' ? ` into ${head.branch}` : '';
  const kind = name.startsWith('origin/') ? 'remote-tracking branch' : 'branch';
  const message =
    options.message ?? `Merge ${kind} '${name}'${'branch' in head ? into : ' into HEAD'}`;
  const step = apply(repository, baseFiles(repository.commits, ours, id), theirs.files, [
    'HEAD',
    name,
  ]);
  if (options.squash) return { ...step, how: 'squash' };
  if (step.conflicts.length > 0 || options.noCommit) {
    const pending: Pending = { kind: 'merge', theirs: id, message };
    const how = step.conflicts.length > 0 ? 'merge' : 'stopped';
    return { ...step, repository: { ...step.repository, pending }, how };
  }
  return {
    repository: makeCommit(step.repository, [ours, id], step.repository.index, message),
    conflicts: [],
    how: 'merge',
  };
}

const firstParent = (repository: Repository, id: string): Files => {
  const [parent] = commitAt(repository.commits, id).parents;
  return filesOf(parent === undefined ? undefined : commitAt(repository.commits, parent));
};

const label = (repository: Repository, id: string) =>
  `${id} (${commitAt(repository.commits, id).message})`;

/**
 * `git cherry-pick` and `git revert`: repeats one commit's change, or its opposite, on HEAD. With `isStaged` it
 * leaves the commit to you.
 */
export function pick(
  repository: Repository,
  id: string,
  kind: 'cherry-pick' | 'revert',
  isStaged = false,
): Step {
  requireIdle(repository, kind === 'revert' ? 'Reverting' : 'Cherry-picking', ['merge', 'rebase']);
  const ours = requireHead(repository);
  requireIndex(repository, kind);
  const one = commitAt(repository.commits, id);
  if (one.parents.length > 1) {
    throw new Refusal(
      `error: commit ${id} is a merge but no -m option was given.\nfatal: ${kind} failed`,
    );
  }
  const before = firstParent(repository, id);
  const [base, theirs] = kind === 'revert' ? [one.files, before] : [before, one.files];
  const message = kind === 'revert' ? revertMessage(one.message) : one.message;
  const theirLabel =
    kind === 'revert' ? `parent of ${label(repository, id)}` : label(repository, id);
  const step = apply(repository, base, theirs, ['HEAD', theirLabel]);
  const stopped = { ...step.repository, pending: { kind, commit: id, message } as const };
  // Git remembers what it left staged only for a revert.
  if (isStaged) return kind === 'revert' ? { ...step, repository: stopped } : step;
  if (step.conflicts.length > 0) return { ...step, repository: stopped };
  if (changed(headFiles(repository), step.repository.index).length === 0) {
    return { repository: stopped, conflicts: [] };
  }
  const made = makeCommit(step.repository, [ours], step.repository.index, message);
  return { repository: { ...made, pending: undefined }, conflicts: [] };
}

/** Git 2.43 and newer write 'Reapply' for the revert of a revert. */
function revertMessage(message: string): string {
  const again = /^Revert "(.*)"$/.exec(message);
  return again && !again[1]?.startsWith('Revert "')
    ? `Reapply "${again[1]}"`
    : `Revert "${message}"`;
}

/** The commits that a rebase repeats: the ones only on HEAD, without merges and without what `onto` already has. */
function toReplay(repository: Repository, from: string, onto: string): string[] {
  const { commits } = repository;
  const change = (id: string) =>
    [firstParent(repository, id), commitAt(commits, id).files] as const;
  const single = (id: string) => commitAt(commits, id).parents.length < 2;
  const theirs = range(commits, onto, from).filter(single);
  const own = range(commits, from, onto);
  if (!own.every(single)) {
    throw new Refusal(
      "This exercise doesn't rebase a branch that contains a merge. Git would leave the merge out.",
    );
  }
  return own.filter((id) => !theirs.some((other) => sameChange(change(id), change(other))));
}

/**
 * `git rebase`: repeats this branch's commits on top of another commit, one by one. A branch that's named instead
 * isn't checked out before.
 */
export function rebase(
  repository: Repository,
  onto: string,
  named?: string,
): Step & { upToDate: boolean } {
  requireIdle(repository, 'Rebasing', ['rebase']);
  const from = repository.branches[named ?? ''] ?? requireHead(repository);
  const unstaged = changed(repository.index, repository.tree).filter(
    (name) => name in repository.index,
  );
  if (unstaged.length > 0)
    throw new Refusal(
      'error: cannot rebase: You have unstaged changes.\nerror: Please commit or stash them.',
    );
  if (changed(headFiles(repository), repository.index).length > 0) {
    throw new Refusal(
      'error: cannot rebase: Your index contains uncommitted changes.\nerror: Please commit or stash them.',
    );
  }
  const { commits, head } = repository;
  const isOn =
    contains(commits, from, onto) &&
    range(commits, from, onto).every((id) => commitAt(commits, id).parents.length < 2);
  if (isOn) {
    const there = named === undefined ? repository : switchTo(repository, named);
    return { repository: there, conflicts: [], upToDate: true };
  }
  const rest = toReplay(repository, from, onto);
  const moved = moveFiles(
    repository,
    headFiles(repository),
    commitAt(commits, onto).files,
    'checkout',
  );
  const started: Repository = { ...repository, ...moved, head: { commit: onto } };
  const branch = named ?? ('branch' in head ? head.branch : undefined);
  return { ...replay(started, { branch, from, rest }), upToDate: false };
}

/** Makes the remaining commits until one conflicts or the branch can be moved. */
function replay(
  start: Repository,
  { branch, from, rest }: { branch: string | undefined; from: string; rest: readonly string[] },
): Step {
  let repository = start;
  for (const [at, id] of rest.entries()) {
    const one = commitAt(repository.commits, id);
    const ours = requireHead(repository);
    if (one.parents[0] === ours) {
      repository = {
        ...moveHead(repository, id),
        index: one.files,
        tree: { ...repository.tree, ...one.files },
      };
      continue;
    }
    const step = apply(repository, firstParent(repository, id), one.files, [
      'HEAD',
      label(repository, id),
    ]);
    if (step.conflicts.length > 0) {
      const pending: Pending = {
        kind: 'rebase',
        branch,
        from,
        commit: id,
        rest: rest.slice(at + 1),
        message: one.message,
      };
      return { ...step, repository: { ...step.repository, pending } };
    }
    const isEmpty = changed(headFiles(repository), step.repository.index).length === 0;
    repository = isEmpty
      ? step.repository
      : makeCommit(step.repository, [ours], step.repository.index, one.message);
  }
  const id = requireHead(repository);
  const done: Repository = { ...repository, pending: undefined, conflicts: {} };
  if (branch === undefined) return { repository: done, conflicts: [] };
  return {
    repository: {
      ...done,
      head: { branch },
      branches: { ...done.branches, [branch]: id },
      reflog: [id, ...done.reflog],
    },
    conflicts: [],
  };
}

/** `--continue` after a conflict. Throws a Refusal if one is left. */
export function proceed(repository: Repository): Step {
  const { pending, conflicts, index, commits } = repository;
  if (!pending) throw new Refusal('fatal: nothing is in progress');
  if (Object.keys(conflicts).length > 0) {
    throw new Refusal(
      'error: you still have unmerged files.\nhint: Fix them up in the work tree, and then use `git add <file>`',
    );
  }
  const ours = requireHead(repository);
  const isEmpty = changed(commitAt(commits, ours).files, index).length === 0;
  if (pending.kind === 'rebase') {
    const next = isEmpty ? repository : makeCommit(repository, [ours], index, pending.message);
    return replay({ ...next, pending: undefined }, pending);
  }
  if (pending.kind === 'merge') {
    const done = makeCommit(repository, [ours, pending.theirs], index, pending.message);
    return { repository: { ...done, pending: undefined }, conflicts: [] };
  }
  if (isEmpty)
    throw new Refusal(`The previous ${pending.kind} is now empty. Use: git ${pending.kind} --skip`);
  const done = makeCommit(repository, [ours], index, pending.message);
  return { repository: { ...done, pending: undefined }, conflicts: [] };
}

/** `--abort` of a stopped operation: restores the files and the branch. */
export function abort(repository: Repository): Repository {
  const { pending, commits, conflicts } = repository;
  if (!pending) throw new Refusal('fatal: nothing is in progress');
  const id = pending.kind === 'rebase' ? pending.from : requireHead(repository);
  const { files } = commitAt(commits, id);
  const known = new Set([...Object.keys(repository.index), ...Object.keys(conflicts)]);
  const others = Object.entries(repository.tree).filter(([name]) => !known.has(name));
  const clean: Repository = {
    ...repository,
    index: files,
    tree: { ...Object.fromEntries(others), ...files },
    conflicts: {},
    pending: undefined,
  };
  if (pending.kind !== 'rebase') return clean;
  const head = pending.branch === undefined ? { commit: id } : { branch: pending.branch };
  return { ...clean, head, reflog: [id, ...clean.reflog] };
}

/** How many commits each side has that the other doesn't: [own, theirs]. */
export function apart({ commits }: Repository, own: string, theirs: string): [number, number] {
  const a = ancestors(commits, own);
  const b = ancestors(commits, theirs);
  return [[...a].filter((id) => !b.has(id)).length, [...b].filter((id) => !a.has(id)).length];
}

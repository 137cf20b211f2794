import {
  changed,
  filesOf,
  isIgnored,
  moveFiles,
  namesOf,
  overwrites,
  withFile,
  without,
} from './files.ts';
import { commitAt, headId } from './history.ts';
import { type Commit, type Files, Refusal, type Repository } from './types.ts';

/** Seven hexadecimal digits that depend on everything in a commit (FNV-1a), and differ if the commit is made again. */
function newId(repository: Repository, parents: readonly string[], files: Files, message: string) {
  for (let serial = 0; ; serial += 1) {
    const text = JSON.stringify([parents, Object.entries(files).sort(), message, serial]);
    let hash = 0x811c9dc5;
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    }
    const id = (hash >>> 4).toString(16).padStart(7, '0');
    // It has to contain a letter, because an object wouldn't keep the order of names with digits only.
    if (/[a-f]/.test(id) && !(id in repository.commits)) return id;
  }
}

/** HEAD, and the branch it names, moved to a commit. */
export function moveHead(repository: Repository, id: string): Repository {
  const { head, branches, reflog } = repository;
  return {
    ...repository,
    ...('branch' in head
      ? { branches: { ...branches, [head.branch]: id } }
      : { head: { commit: id } }),
    reflog: [id, ...reflog],
  };
}

/** A commit of the given files on top of `parents`, and HEAD moved to it. */
export function makeCommit(
  repository: Repository,
  parents: readonly string[],
  files: Files,
  message: string,
): Repository {
  const id = newId(repository, parents, files, message);
  const commit: Commit = { id, parents, files, message };
  return moveHead({ ...repository, commits: { ...repository.commits, [id]: commit } }, id);
}

/** The files of the commit HEAD is on. */
export function headFiles(repository: Repository): Files {
  const id = headId(repository);
  return filesOf(id === undefined ? undefined : commitAt(repository.commits, id));
}

/** `git add`: puts files of the working tree, or their absence, into the staging area. */
export function add(
  repository: Repository,
  names: readonly string[],
  isForced = false,
): Repository {
  const { tree } = repository;
  let { index, conflicts } = repository;
  const known = namesOf(
    tree,
    index,
    Object.fromEntries(Object.keys(conflicts).map((n) => [n, ''])),
  );
  const wanted = names.flatMap((name) => {
    if (name === '.' || name === '-A' || name === '--all') {
      return known.filter(
        (one) => isForced || one in index || one in conflicts || !isIgnored(tree, one),
      );
    }
    if (!known.includes(name))
      throw new Refusal(`fatal: pathspec '${name}' did not match any files`);
    if (!isForced && isIgnored(tree, name) && !(name in index)) {
      throw new Refusal(
        `The following paths are ignored by one of your .gitignore files:\n${name}\nhint: Use -f if you really want to add them.`,
      );
    }
    return [name];
  });
  for (const name of wanted) {
    index = withFile(index, name, tree[name]);
    conflicts = without(conflicts, name);
  }
  return { ...repository, index, conflicts };
}

/** The files that `git commit -a` adds: the tracked ones that differ. */
export function addTracked(repository: Repository): Repository {
  const { index, conflicts } = repository;
  return add(repository, [...new Set([...Object.keys(index), ...Object.keys(conflicts)])]);
}

/** Names of staged, changed and untracked files. */
export function places(repository: Repository) {
  const { index, tree, conflicts, ignored } = repository;
  const committed = headFiles(repository);
  const isLeftOut = (name: string) => ignored?.includes(name) ?? isIgnored(tree, name);
  const inConflict = Object.keys(conflicts).sort();
  return {
    staged: changed(committed, index).filter((name) => !(name in conflicts)),
    changed: changed(index, tree).filter((name) => name in index),
    conflicts: inConflict,
    untracked: namesOf(tree).filter(
      (name) => !(name in index) && !(name in conflicts) && !isLeftOut(name),
    ),
  };
}

/** Git's last line when a commit would be empty. */
function nothingFor(repository: Repository): string {
  const found = places(repository);
  if (found.changed.length > 0)
    return 'no changes added to commit (use "git add" and/or "git commit -a")';
  return found.untracked.length > 0
    ? 'nothing added to commit but untracked files present (use "git add" to track)'
    : headId(repository) === undefined
      ? 'nothing to commit (create/copy files and use "git add" to track)'
      : 'nothing to commit, working tree clean';
}

/** `git commit`: turns what's staged into a commit, or with `amend` replaces the last one. */
export function commit(
  repository: Repository,
  message: string | undefined,
  amend = false,
  allowEmpty = false,
): Repository {
  const { pending, conflicts, index, commits } = repository;
  if (Object.keys(conflicts).length > 0) {
    throw new Refusal(
      "error: Committing is not possible because you have unmerged files.\nhint: Fix them up in the work tree, and then use 'git add/rm <file>'\nfatal: Exiting because of an unresolved conflict.",
    );
  }
  if (message?.trim() === '') throw new Refusal('Aborting commit due to empty commit message.');
  const id = headId(repository);
  const last = id === undefined ? undefined : commitAt(commits, id);
  if (amend) {
    if (!last) throw new Refusal('fatal: You have nothing to amend.');
    if (pending && pending.kind !== 'rebase') {
      throw new Refusal(`fatal: You are in the middle of a ${pending.kind} -- cannot amend.`);
    }
    const [before] = last.parents;
    const isEmpty =
      changed(filesOf(before === undefined ? undefined : commits[before]), index).length === 0;
    if (isEmpty && !allowEmpty && last.parents.length < 2) {
      throw new Refusal(
        "You asked to amend the most recent commit, but doing so would make it empty.\nYou can remove the commit entirely with 'git reset HEAD^'.",
      );
    }
    return makeCommit(repository, last.parents, index, message ?? last.message);
  }
  const text = message ?? pending?.message;
  if (text === undefined) throw new Refusal("Give the message with -m 'what and why'.");
  const merges = pending?.kind === 'merge' ? [pending.theirs] : [];
  if (!allowEmpty && merges.length === 0 && changed(filesOf(last), index).length === 0) {
    throw new Refusal(nothingFor(repository));
  }
  const done = makeCommit(repository, [...(id === undefined ? [] : [id]), ...merges], index, text);
  return pending?.kind === 'rebase' ? done : { ...done, pending: undefined };
}

/** `git commit FILE`: a commit of these files as they are in the folder, whatever else is staged. */
export function commitFiles(
  repository: Repository,
  names: readonly string[],
  message: string | undefined,
  amend = false,
): Repository {
  const { index, tree, pending } = repository;
  if (pending && pending.kind !== 'revert')
    throw new Refusal(`fatal: cannot do a partial commit during a ${pending.kind}.`);
  const known = { ...headFiles(repository), ...index };
  const unknown = names.find((name) => name !== '.' && !(name in known));
  if (unknown !== undefined)
    throw new Refusal(`error: pathspec '${unknown}' did not match any file(s) known to git`);
  const all = names.includes('.') ? Object.keys(known) : names;
  const taken = (files: Files) =>
    all.reduce((before, name) => withFile(before, name, tree[name]), files);
  const made = commit({ ...repository, index: taken(headFiles(repository)) }, message, amend);
  return { ...made, index: taken(index) };
}

/** `git restore`: the folder's file from the staging area, or with `staged` the staged one from the last commit. */
export function restore(
  repository: Repository,
  names: readonly string[],
  staged: boolean,
): Repository {
  const from = staged ? headFiles(repository) : repository.index;
  let { index, tree, conflicts } = repository;
  const wanted = names.flatMap((name) =>
    name === '.' ? namesOf(from, staged ? index : {}) : [name],
  );
  for (const name of wanted) {
    const isKnown = name in from || (staged && (name in index || name in conflicts));
    if (!staged && name in conflicts) throw new Refusal(`error: path '${name}' is unmerged`);
    if (!isKnown) {
      throw new Refusal(`error: pathspec '${name}' did not match any file(s) known to git`);
    }
    if (staged) {
      index = withFile(index, name, from[name]);
      conflicts = without(conflicts, name);
    } else tree = withFile(tree, name, from[name]);
  }
  return { ...repository, index, tree, conflicts };
}

/**
 * `git restore --source=COMMIT FILE`: the file from a commit in the staging area, in the folder, or in both. A
 * followed file that the commit doesn't have goes.
 */
export function restoreTo(
  repository: Repository,
  names: readonly string[],
  id: string,
  where: { index: boolean; tree: boolean },
): Repository {
  const { files } = commitAt(repository.commits, id);
  let { index, tree, conflicts } = repository;
  for (const name of names.includes('.') ? namesOf(files, index) : names) {
    if (!(name in files) && !(name in index) && !(name in conflicts))
      throw new Refusal(`error: pathspec '${name}' did not match any file(s) known to git`);
    if (where.tree) tree = withFile(tree, name, files[name]);
    if (!where.index) continue;
    index = withFile(index, name, files[name]);
    conflicts = without(conflicts, name);
  }
  return { ...repository, index, tree, conflicts };
}

/** `git checkout --ours FILE` and `--theirs`: one side of a conflict in the folder. It stays open. */
export function restoreSide(
  repository: Repository,
  names: readonly string[],
  side: 'ours' | 'theirs',
): Repository {
  const { index, conflicts } = repository;
  let { tree } = repository;
  for (const name of names.includes('.') ? namesOf(index, conflictNames(conflicts)) : names) {
    const conflict = conflicts[name];
    if (!conflict && !(name in index))
      throw new Refusal(`error: pathspec '${name}' did not match any file(s) known to git`);
    const text = conflict ? conflict[side] : index[name];
    if (text === undefined)
      throw new Refusal(
        `error: path '${name}' does not have ${side === 'ours' ? 'our' : 'their'} version`,
      );
    tree = withFile(tree, name, text);
  }
  return { ...repository, tree };
}

/** `git checkout COMMIT -- FILE`: the file from a commit, staged and in the folder. */
export function restoreFrom(
  repository: Repository,
  names: readonly string[],
  id: string,
): Repository {
  const { files } = commitAt(repository.commits, id);
  const wanted = names.includes('.') ? Object.keys(files) : names;
  const unknown = wanted.find((name) => !(name in files));
  if (unknown !== undefined)
    throw new Refusal(`error: pathspec '${unknown}' did not match any file(s) known to git`);
  return restoreTo(repository, wanted, id, { index: true, tree: true });
}

/**
 * `git reset`: moves the branch. Mixed also empties the staging area, and hard overwrites the folder too. Keep and
 * merge change the folder, but refuse if that would lose a change: keep any change, merge one that isn't staged.
 */
export function reset(
  repository: Repository,
  id: string,
  mode: 'soft' | 'mixed' | 'hard' | 'keep' | 'merge',
): Repository {
  const { files } = commitAt(repository.commits, id);
  const { pending, index, conflicts } = repository;
  if (mode === 'soft' || mode === 'keep') {
    if (Object.keys(conflicts).length > 0 || pending?.kind === 'merge') {
      throw new Refusal(`fatal: Cannot do a ${mode} reset in the middle of a merge.`);
    }
  }
  if (mode === 'soft') return moveHead(repository, id);
  let { tree } = repository;
  if (mode === 'keep') ({ tree } = moveFiles(repository, headFiles(repository), files, 'reset'));
  if (mode === 'merge') {
    for (const name of namesOf(index, files, conflictNames(conflicts))) {
      if (index[name] === files[name] && !(name in conflicts)) continue;
      const isOwn = tree[name] !== undefined && tree[name] !== index[name];
      if (isOwn && !(name in conflicts)) throw overwrites([name], 'reset');
      tree = withFile(tree, name, files[name]);
    }
  }
  if (mode === 'hard') {
    for (const name of namesOf(index, files, headFiles(repository), conflictNames(conflicts))) {
      if (name in files || name in index || name in conflicts) {
        tree = withFile(tree, name, files[name]);
      }
    }
  }
  return moveHead(
    {
      ...repository,
      index: files,
      tree,
      conflicts: {},
      pending: pending?.kind === 'rebase' ? pending : undefined,
    },
    id,
  );
}

const conflictNames = (conflicts: Repository['conflicts']): Files =>
  Object.fromEntries(Object.keys(conflicts).map((name) => [name, '']));

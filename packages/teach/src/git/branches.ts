import { moveFiles, without } from './files.ts';
import { commitAt, contains, headId, resolve } from './history.ts';
import { headFiles } from './record.ts';
import { type Head, Refusal, type Repository } from './types.ts';

/** A valid branch name: no space, and no character that revisions use (git-check-ref-format). */
const NAME = /^(?!-)(?!.*(?:\.\.|@\{|\/\/|\.lock$))[^\s~^:?*[\\]+(?<![./])$/;

/** Refuses names that a branch or a tag can't have. */
export function requireName(name: string, kind = 'branch name'): void {
  if (!NAME.test(name) || name === 'HEAD')
    throw new Refusal(`fatal: '${name}' is not a valid ${kind}`);
}

function moveTo(repository: Repository, head: Head, id: string | undefined): Repository {
  const { pending, commits, reflog } = repository;
  if (pending) throw new Refusal(`fatal: cannot switch branch while ${words[pending.kind]}`);
  if (Object.keys(repository.conflicts).length > 0) {
    throw new Refusal('error: you need to resolve your current index first');
  }
  if (id === undefined) return { ...repository, head, before: repository.head };
  const moved = moveFiles(
    repository,
    headFiles(repository),
    commitAt(commits, id).files,
    'checkout',
  );
  return { ...repository, ...moved, head, before: repository.head, reflog: [id, ...reflog] };
}

const words = {
  merge: 'merging',
  rebase: 'rebasing',
  'cherry-pick': 'cherry-picking',
  revert: 'reverting',
} as const;

/** `git switch NAME`: to a branch, or to a new one that tracks the remote's branch of that name. */
export function switchTo(repository: Repository, name: string): Repository {
  const { branches, remoteBranches, head, upstream } = repository;
  if (name in branches) return moveTo(repository, { branch: name }, branches[name]);
  if ('branch' in head && head.branch === name) return repository;
  const remote = `origin/${name}`;
  const id = remoteBranches[remote];
  if (id !== undefined) {
    const moved = moveTo(repository, { branch: name }, id);
    return {
      ...moved,
      branches: { ...moved.branches, [name]: id },
      upstream: { ...upstream, [name]: remote },
    };
  }
  const isCommit = (() => {
    try {
      return Boolean(resolve(repository, name));
    } catch {
      return false;
    }
  })();
  throw new Refusal(
    isCommit
      ? `fatal: a branch is expected, got commit '${name}'\nhint: If you want to detach HEAD at the commit, try again with the --detach option.`
      : `fatal: invalid reference: ${name}`,
  );
}

/** `git switch --detach`: HEAD names a commit itself. */
export function detach(repository: Repository, revision: string): Repository {
  const id = resolve(repository, revision);
  return moveTo(repository, { commit: id }, id);
}

/** `git branch NAME [START]`, and with `move` `git switch -c`. */
export function create(
  repository: Repository,
  name: string,
  start: string | undefined,
  move: boolean,
): Repository {
  requireName(name);
  const { branches } = repository;
  if (name in branches) throw new Refusal(`fatal: a branch named '${name}' already exists`);
  const id = start === undefined ? headId(repository) : resolve(repository, start);
  if (id === undefined) {
    if (move) return moveTo(repository, { branch: name }, undefined);
    throw new Refusal("fatal: not a valid object name: 'main'");
  }
  // A merge continues if the new branch is where HEAD is.
  const moved = move
    ? start === undefined || id === headId(repository)
      ? stay(repository, name)
      : moveTo(repository, { branch: name }, id)
    : repository;
  const remote = start !== undefined && start in repository.remoteBranches ? start : undefined;
  return {
    ...moved,
    branches: { ...moved.branches, [name]: id },
    upstream: remote ? { ...moved.upstream, [name]: remote } : moved.upstream,
  };
}

/** `git branch -f`: moves a branch that HEAD doesn't name. */
export function force(repository: Repository, name: string, start: string | undefined): Repository {
  const { branches, head } = repository;
  if ('branch' in head && head.branch === name)
    throw new Refusal(
      `fatal: cannot force update the branch '${name}' used by worktree at '/home/you/shop'`,
    );
  const id = resolve(repository, start ?? 'HEAD');
  return { ...repository, branches: { ...branches, [name]: id } };
}

/** `git branch -m`: renames a branch, by default HEAD's. With `isForced` it takes another branch's name. */
export function rename(
  repository: Repository,
  [first = '', second]: readonly string[],
  isForced = false,
): Repository {
  const { branches, head, upstream } = repository;
  const own = 'branch' in head ? head.branch : undefined;
  const [name, next] = second === undefined ? [own, first] : [first, second];
  const id = branches[name ?? ''];
  requireName(next);
  if (name === undefined || id === undefined)
    throw new Refusal(`fatal: no branch named '${name ?? 'HEAD'}'`);
  if (next in branches && next !== name && !isForced)
    throw new Refusal(`fatal: a branch named '${next}' already exists`);
  const follows = upstream[name];
  return {
    ...repository,
    branches: { ...without(branches, name), [next]: id },
    upstream: follows === undefined ? upstream : { ...without(upstream, name), [next]: follows },
    head: own === name ? { branch: next } : head,
  };
}

function stay(repository: Repository, name: string): Repository {
  if (repository.pending) {
    throw new Refusal(`fatal: cannot switch branch while ${words[repository.pending.kind]}`);
  }
  const id = headId(repository);
  return {
    ...repository,
    head: { branch: name },
    before: repository.head,
    reflog: id === undefined ? repository.reflog : [id, ...repository.reflog],
  };
}

/** `git branch -d`, or with `force` `-D`: removes the name, never the commits. */
export function remove(repository: Repository, name: string, force: boolean): Repository {
  const { branches, head, upstream, remoteBranches, commits, pending } = repository;
  const { [name]: id, ...rest } = branches;
  if (id === undefined) throw new Refusal(`error: branch '${name}' not found`);
  // A stopped rebase will move its branch, although HEAD is a commit until then.
  const isRebased = pending?.kind === 'rebase' && pending.branch === name;
  if (isRebased || ('branch' in head && head.branch === name)) {
    throw new Refusal(`error: cannot delete branch '${name}' used by worktree at '/home/you/shop'`);
  }
  const { [name]: remote, ...others } = upstream;
  const reference = (remote ? remoteBranches[remote] : undefined) ?? headId(repository);
  if (!force && (reference === undefined || !contains(commits, reference, id))) {
    throw new Refusal(
      `error: the branch '${name}' is not fully merged\nhint: If you are sure you want to delete it, run 'git branch -D ${name}'`,
    );
  }
  return { ...repository, branches: rest, upstream: others };
}

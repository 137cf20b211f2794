import { rebase, merge } from './combine.ts';
import { without } from './files.ts';
import { contains, headId } from './history.ts';
import { Refusal, type Repository } from './types.ts';

function requireOrigin({ origin }: Repository): NonNullable<Repository['origin']> {
  if (origin) return origin;
  throw new Refusal(
    "fatal: 'origin' does not appear to be a git repository\nfatal: Could not read from remote repository.",
  );
}

/** `git fetch`: looks up where the remote's branches are, without changing anything of yours. */
export function fetch(repository: Repository): Repository {
  const found = Object.entries(requireOrigin(repository)).map(
    ([name, id]) => [`origin/${name}`, id] as const,
  );
  return {
    ...repository,
    remoteBranches: { ...repository.remoteBranches, ...Object.fromEntries(found) },
  };
}

interface Push {
  /** The branch to push, by default HEAD's. */
  branch?: string;
  setUpstream?: boolean;
  force?: false | 'force' | 'with-lease';
}

/** `git push`: moves the remote's branch to yours, only forward unless forced. */
export function push(repository: Repository, { branch, setUpstream, force }: Push): Repository {
  const origin = requireOrigin(repository);
  const { head, branches, upstream, commits, remoteBranches } = repository;
  const own = branch ?? ('branch' in head ? head.branch : undefined);
  if (own === undefined) throw new Refusal('fatal: You are not currently on a branch.');
  const remote = `origin/${own}`;
  if (branch === undefined && upstream[own] === undefined) {
    throw new Refusal(
      `fatal: The current branch ${own} has no upstream branch.\nTo push the current branch and set the remote as upstream, use\n\n    git push --set-upstream origin ${own}`,
    );
  }
  if (branch === undefined && upstream[own] !== remote) {
    throw new Refusal(
      'fatal: The upstream branch of your current branch does not match\nthe name of your current branch.',
    );
  }
  const id = branches[own];
  if (id === undefined) throw new Refusal(`error: src refspec ${own} does not match any`);
  const there = origin[own];
  const rejected = (why: string, hint: string) =>
    new Refusal(
      ` ! [rejected]        ${own} -> ${own} (${why})\nerror: failed to push some refs to 'origin'\nhint: ${hint}`,
    );
  if (there !== undefined && there !== id) {
    if (force === 'with-lease' && remoteBranches[remote] !== there) {
      throw rejected('stale info', 'The remote has moved since your last fetch.');
    }
    if (!force && !contains(commits, id, there)) {
      const known = remoteBranches[remote] === there;
      throw rejected(
        known ? 'non-fast-forward' : 'fetch first',
        "The remote has commits that you don't have. Pull, then push again.",
      );
    }
  }
  return {
    ...repository,
    origin: { ...origin, [own]: id },
    remoteBranches: { ...remoteBranches, [remote]: id },
    upstream: setUpstream ? { ...upstream, [own]: remote } : upstream,
  };
}

/** `git push origin --delete`: removes a branch or a tag from the remote. */
export function pushAway(repository: Repository, name: string): Repository {
  const origin = requireOrigin(repository);
  const { originTags, remoteBranches } = repository;
  if (name in origin)
    return {
      ...repository,
      origin: without(origin, name),
      remoteBranches: without(remoteBranches, `origin/${name}`),
    };
  if (name in originTags) return { ...repository, originTags: without(originTags, name) };
  throw new Refusal(`error: unable to delete '${name}': remote ref does not exist`);
}

/** `git push origin TAG` and `--tags`. */
export function pushTags(repository: Repository, names: readonly string[]): Repository {
  requireOrigin(repository);
  const { tags, originTags } = repository;
  const apart = names.filter((name) => originTags[name] !== tags[name]);
  const known = apart.find((name) => name in originTags);
  if (known !== undefined)
    throw new Refusal(` ! [rejected]        ${known} -> ${known} (already exists)`);
  const added = Object.fromEntries(apart.map((name) => [name, tags[name] ?? '']));
  return apart.length === 0
    ? repository
    : { ...repository, originTags: { ...originTags, ...added } };
}

/** `git pull`: a fetch, then a merge or a rebase with the upstream branch, or with `branch` of the remote. */
export function pull(
  repository: Repository,
  how: 'merge' | 'rebase' | 'ff-only' | undefined,
  branch?: string,
) {
  const fetched = fetch(repository);
  const { head, upstream, remoteBranches, commits, pending, conflicts } = fetched;
  if (pending?.kind === 'merge' || Object.keys(conflicts).length > 0)
    throw new Refusal('error: Pulling is not possible because you have unmerged files.');
  const own = 'branch' in head ? head.branch : undefined;
  if (own === undefined && branch === undefined)
    throw new Refusal('You are not currently on a branch.');
  const remote = branch === undefined ? upstream[own ?? ''] : `origin/${branch}`;
  if (branch !== undefined && !(`origin/${branch}` in remoteBranches))
    throw new Refusal(`fatal: couldn't find remote ref ${branch}`);
  const theirs = remote === undefined ? undefined : remoteBranches[remote];
  if (remote === undefined || theirs === undefined) {
    return {
      repository: fetched,
      conflicts: [],
      refused: `There is no tracking information for the current branch.\nPlease specify which branch you want to merge with.\n\n    git branch --set-upstream-to=origin/<branch> ${own}`,
    };
  }
  const id = headId(fetched);
  const isApart =
    id !== undefined && !contains(commits, theirs, id) && !contains(commits, id, theirs);
  if (isApart && how === undefined) {
    return {
      repository: fetched,
      conflicts: [],
      refused:
        'hint: You have divergent branches and need to specify how to reconcile them:\nhint:   git pull --no-rebase   merge\nhint:   git pull --rebase      rebase\nfatal: Need to specify how to reconcile divergent branches.',
    };
  }
  try {
    const step =
      how === 'rebase' && id !== undefined
        ? rebase(fetched, theirs)
        : merge(fetched, theirs, remote, {
            ffOnly: how === 'ff-only',
            message: `Merge branch '${remote.replace('origin/', '')}' of ../shop`,
          });
    return { ...step, refused: undefined };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { repository: fetched, conflicts: [], refused: error.message };
  }
}

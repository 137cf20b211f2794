import { mergeFiles } from './files.ts';
import { type Commit, type Files, Refusal, type Repository } from './types.ts';

type Commits = Repository['commits'];

/** The commit with an id that the repository contains. */
export function commitAt(commits: Commits, id: string): Commit {
  const commit = commits[id];
  if (!commit) throw new Error(`no commit ${id}`);
  return commit;
}

/** The ids of a commit and all its ancestors. */
export function ancestors(commits: Commits, ...ids: string[]): Set<string> {
  const found = new Set<string>();
  const todo = [...ids];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    todo.push(...commitAt(commits, id).parents);
  }
  return found;
}

/** True if `old` is `id` or one of its ancestors. */
export const contains = (commits: Commits, id: string, old: string): boolean =>
  ancestors(commits, id).has(old);

/** The best common ancestors of two commits (git-merge-base --all). */
export function mergeBases(commits: Commits, a: string, b: string): string[] {
  const ofB = ancestors(commits, b);
  const common = [...ancestors(commits, a)].filter((id) => ofB.has(id));
  return common.filter(
    (id) => !common.some((other) => other !== id && contains(commits, other, id)),
  );
}

/**
 * The files to compare both sides of a merge with. If there are several common ancestors, they're merged first,
 * as Git's strategies do. A path that conflicts in that merge equals neither side.
 */
export function baseFiles(commits: Commits, a: string, b: string): Files {
  const [first, ...others] = mergeBases(commits, a, b).sort();
  if (first === undefined) return {};
  let files = commitAt(commits, first).files;
  for (const other of others) {
    const { files: merged } = mergeFiles(
      baseFiles(commits, first, other),
      files,
      commitAt(commits, other).files,
      ['base', 'base'],
    );
    files = merged;
  }
  return files;
}

/** Commits that `id` has and `without` doesn't, oldest first. */
export function range(commits: Commits, id: string, without: string): string[] {
  const known = ancestors(commits, without);
  const found: string[] = [];
  const visit = (at: string) => {
    if (known.has(at) || found.includes(at)) return;
    for (const parent of commitAt(commits, at).parents) visit(parent);
    found.push(at);
  };
  visit(id);
  return found;
}

/** The commit HEAD is on. Undefined before the first one. */
export function headId({ head, branches }: Repository): string | undefined {
  return 'branch' in head ? branches[head.branch] : head.commit;
}

/** The commit that a revision names (gitrevisions): a name, an id, HEAD@{n}, then any of ~n, ^ and ^2. */
export function resolve(repository: Repository, revision: string): string {
  const [, name = '', steps = ''] = /^(.*?)((?:[~^]\d*)*)$/.exec(revision) ?? [];
  const unknown = () =>
    new Refusal(
      /^\w+_HEAD$|^(?!HEAD)[^@]+@\{\d/.test(name)
        ? `This exercise doesn't know '${revision}'. For an earlier position, use HEAD@{n}.`
        : `fatal: bad revision '${revision}'`,
    );
  const { branches, remoteBranches, tags, commits, reflog, head, before, upstream } = repository;
  const back = /^(?:HEAD)?@\{(\d+)\}$/.exec(name);
  if (/^@\{-1\}$/.test(name) && before)
    return resolve(repository, ('branch' in before ? before.branch : before.commit) + steps);
  const [, followed] = /^(.*)@\{u(?:pstream)?\}$/i.exec(name) ?? [];
  if (followed !== undefined) {
    const own = 'branch' in head ? head.branch : '';
    const remote = upstream[/^(?:HEAD)?$/.test(followed) ? own : followed];
    if (remote === undefined) throw unknown();
    return resolve(repository, remote + steps);
  }
  let id =
    name === 'HEAD' || name === '@'
      ? headId(repository)
      : back
        ? reflog[Number(back[1])]
        : (tags[name] ??
          branches[name] ??
          remoteBranches[name] ??
          (/^[0-9a-f]{4,}$/.test(name)
            ? Object.keys(commits).find((one) => one.startsWith(name))
            : undefined));
  for (const [, sign, digits = ''] of steps.matchAll(/([~^])(\d*)/g)) {
    const count = digits === '' ? 1 : Number(digits);
    if (id === undefined) break;
    if (sign === '^') id = count === 0 ? id : commitAt(commits, id).parents[count - 1];
    else
      for (let step = 0; step < count && id !== undefined; step += 1) id = commits[id]?.parents[0];
  }
  if (id === undefined) throw unknown();
  return id;
}

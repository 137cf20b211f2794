import { type GitExercise } from '../exercise/types.ts';
import { changed, filesOf } from './files.ts';
import { ancestors, commitAt, headId } from './history.ts';
import { places } from './record.ts';
import { namesOn } from './status.ts';
import { type Repository } from './types.ts';

export interface Node {
  id: string;
  message: string;
  parents: readonly string[];
  /** Branches and HEAD that name this commit. */
  names: readonly string[];
  /** Column, oldest first, and lane, counted from 0. */
  column: number;
  lane: number;
}

/** What's drawn: the commits that a name reaches, each in its own column and in its line's lane. */
export interface Graph {
  nodes: readonly Node[];
  lanes: number;
}

/** Where the commits of your repository, or with `isOrigin` the remote one, are in a drawing. */
export function graphOf(repository: Repository, isOrigin = false): Graph {
  const { commits, branches, remoteBranches, tags, origin = {} } = repository;
  const head = headId(repository);
  const tips = isOrigin
    ? Object.values(origin)
    : [...[branches, remoteBranches, tags].flatMap(Object.values<string>), ...(head ? [head] : [])];
  const reached = ancestors(commits, ...tips);
  const order = Object.keys(commits).filter((id) => reached.has(id));
  const lanes = new Map<string, number>();
  const main = isOrigin ? origin.main : branches.main;
  const starts = [...(main === undefined ? [] : [main]), ...tips];
  let next = 0;
  for (const start of starts) {
    if (lanes.has(start)) continue;
    for (let id: string | undefined = start; id !== undefined && !lanes.has(id);) {
      lanes.set(id, next);
      id = commitAt(commits, id).parents[0];
    }
    next += 1;
  }
  // Commits that only the second parent of a merge reaches.
  for (const id of [...order].reverse()) {
    if (lanes.has(id)) continue;
    for (let at: string | undefined = id; at !== undefined && !lanes.has(at);) {
      lanes.set(at, next);
      at = commitAt(commits, at).parents[0];
    }
    next += 1;
  }
  const named = (id: string) =>
    isOrigin ? Object.keys(origin).filter((name) => origin[name] === id) : namesOn(repository, id);
  return {
    nodes: order.map((id, column) => ({
      id,
      message: commitAt(commits, id).message,
      parents: commitAt(commits, id).parents,
      names: named(id),
      column,
      lane: lanes.get(id) ?? 0,
    })),
    lanes: next,
  };
}

/** The graph in words, one line a commit, newest first, for readers who don't see the drawing. */
export function graphText({ nodes }: Graph): string[] {
  return [...nodes].reverse().map(({ id, message, parents, names }) => {
    const on = names.length > 0 ? ` (${names.join(', ')})` : '';
    const before = parents.map((one) => one.slice(0, 7)).join(' and ');
    const from = before === '' ? ', the first commit' : `, after ${before}`;
    return `${id.slice(0, 7)}${on} ${message}${from}`;
  });
}

/**
 * What commits are compared by: the files that each touches, and the commits before it. Messages, texts and
 * hashes are up to the learner.
 */
export function shapesOf(commits: Repository['commits']): (id: string) => string {
  const memo = new Map<string, string>();
  const of = (id: string): string => {
    const known = memo.get(id);
    if (known !== undefined) return known;
    const text = `[${touched(commits, id).join(' ')}|${commitAt(commits, id).parents.map(of).join()}]`;
    memo.set(id, text);
    return text;
  };
  return of;
}

/** The files that a commit changes. In a merge, they differ from all sides. */
export function touched(commits: Repository['commits'], id: string): string[] {
  const { parents, files } = commitAt(commits, id);
  const sides = parents.length > 0 ? parents.map((one) => commitAt(commits, one)) : [undefined];
  return sides
    .map((side) => changed(filesOf(side), files))
    .reduce((all, own) => all.filter((name) => own.includes(name)));
}

/**
 * What two repositories are compared by when a goal is checked: names, and the shape of each name's history,
 * except for what the exercise leaves open.
 */
export function shapeOf(
  repository: Repository,
  { anyHead, free }: Pick<GitExercise, 'anyHead' | 'free'>,
): string {
  const { commits, branches, remoteBranches, upstream, origin, head, pending } = repository;
  const of = shapesOf(commits);
  const all = (names: Readonly<Record<string, string>> = {}) =>
    Object.entries(names)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, id]) => [name, of(id)]);
  const { staged, changed: edited, conflicts, untracked } = places(repository);
  return JSON.stringify({
    head: !anyHead && ('branch' in head ? head.branch : of(head.commit)),
    branches: all(branches).filter(([name]) => name !== free),
    upstream: Object.entries(upstream).sort(),
    remoteBranches: all(remoteBranches),
    origin: origin && all(origin),
    staged,
    edited,
    conflicts,
    untracked,
    pending: pending?.kind,
  });
}

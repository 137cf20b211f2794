import { type GitExercise } from '../exercise/types.ts';
import { ancestors, commitAt } from './history.ts';
import { headFiles } from './record.ts';
import { EMPTY, runLine } from './shell.ts';
import { type Commit, type Repository } from './types.ts';
import { shapeOf, shapesOf, touched } from './graph.ts';

/** Someone else's commit on the remote's `main`, which this repository hasn't fetched yet. */
function colleague(repository: Repository, file: string, message: string): Repository {
  const from = repository.origin?.main;
  if (from === undefined) throw new Error('colleague: the remote has no branch main yet');
  const lines = [
    `git switch -q --detach ${from}`,
    `echo by a colleague > ${file}`,
    'git add .',
    `git commit -m '${message}'`,
  ];
  const made = runAll(
    {
      ...repository,
      index: commitAt(repository.commits, from).files,
      tree: commitAt(repository.commits, from).files,
    },
    lines,
  );
  if (!('commit' in made.head)) throw new Error('colleague: HEAD is a branch');
  return {
    ...repository,
    commits: made.commits,
    origin: { ...repository.origin, main: made.head.commit },
  };
}

/** Runs lines that must all succeed. Throws an Error that names the first that fails. */
export function runAll(start: Repository, lines: readonly string[]): Repository {
  return lines.reduce((repository, line) => {
    const [word, file, ...message] = line.split(' ');
    if (word === 'colleague' && file) return colleague(repository, file, message.join(' '));
    const mayConflict = line.endsWith(' # conflict');
    const { repository: next, ok, output } = runLine(repository, line.replace(' # conflict', ''));
    if (ok === mayConflict) throw new Error(`'${line}': ${output || 'was expected to stop'}`);
    return next;
  }, start);
}

/** A typed line and its output. */
export interface Entry {
  line: string;
  output: string;
  ok: boolean;
}

/** A repository after some lines. */
export interface Played {
  repository: Repository;
  entries: readonly Entry[];
}

/** The same after one more line. */
export function typeLine({ repository, entries }: Played, line: string): Played {
  const { repository: next, output, ok } = runLine(repository, line);
  return { repository: next, entries: [...entries, { line, output, ok }] };
}

/** Runs lines on a repository. */
export const playLines = (repository: Repository, lines: readonly string[]): Played =>
  lines.reduce<Played>(typeLine, { repository, entries: [] });

/** The repository at the start of an exercise. */
export const startOf = ({ start }: GitExercise): Repository => runAll(EMPTY, start);

/** The repository that the exercise's answer produces. */
export const goalOf = (exercise: GitExercise): Repository =>
  runAll(startOf(exercise), exercise.solution);

/** What a conflict leaves in a file until someone resolves it. */
const MARK = /^(?:<{7}|={7}|>{7})/m;

const hasMarks = ({ tree }: Pick<Repository, 'tree'>): boolean =>
  Object.values(tree).some((text) => MARK.test(text));

/** True if a commit that a branch reaches contains the file. */
const isCommitted = ({ branches, commits }: Repository, name: string): boolean =>
  [...ancestors(commits, ...Object.values(branches))].some(
    (id) => name in commitAt(commits, id).files,
  );

/** A file that the goal has in the folder but not in Git, and that's gone. */
export const lost = ({ tree }: Repository, goal: Repository): string | undefined =>
  Object.keys(goal.tree).find((name) => !(name in goal.index) && !(name in tree));

/** The first commit on your branches that's neither in the task's start nor in its goal. */
function astray(
  { commits, branches, head }: Repository,
  goal: Repository,
  exercise: GitExercise,
): Commit | undefined {
  const start = startOf(exercise);
  const known = new Set(
    [start, goal].flatMap((one) => Object.keys(one.commits).map(shapesOf(one.commits))),
  );
  const own = Object.entries(branches).filter(([name]) => name !== exercise.free);
  const tips = [...own.map(([, id]) => id), ...('commit' in head ? [head.commit] : [])];
  const reached = ancestors(commits, ...tips);
  const of = shapesOf(commits);
  const found = Object.keys(commits).find((id) => reached.has(id) && !known.has(of(id)));
  return found === undefined ? undefined : commits[found];
}

/**
 * What keeps a repository from its goal, if its graph doesn't show it or can't get there from here. Undefined
 * if the graph shows everything.
 */
export function missing(
  repository: Repository,
  goal: Repository,
  exercise: GitExercise,
): string | undefined {
  if (hasMarks(repository) && !repository.pending)
    return hasMarks({ tree: headFiles(repository) })
      ? "You committed a file that still has the conflict's markers. Write the line, and commit with --amend."
      : "A file in the folder still has the conflict's markers.";
  const revealed = Object.keys(goal.tree).find(
    (name) => !isCommitted(goal, name) && isCommitted(repository, name),
  );
  if (revealed !== undefined)
    return `${revealed} is in a commit, and deleting it in a later one leaves it in the history. Step back to before the first.`;
  const gone = lost(repository, goal);
  if (gone !== undefined)
    return `${gone} is gone from the folder, where it has to stay. Step back.`;
  const wrong = repository.pending ? undefined : astray(repository, goal, exercise);
  if (wrong) {
    const files = touched(repository.commits, wrong.id).join(', ');
    const what = wrong.parents.length > 1 ? 'is a merge that itself changes' : 'changes';
    return `The commit '${wrong.message}' ${what} ${files || 'nothing'}, but the goal has no such commit there. Step back.`;
  }
  const apart = Object.keys(goal.upstream).find(
    (name) =>
      repository.branches[name] !== undefined &&
      repository.upstream[name] !== goal.upstream[name] &&
      repository.origin?.[name] === repository.branches[name],
  );
  return apart === undefined
    ? undefined
    : `${apart} doesn't follow ${goal.upstream[apart]} yet, so Git would refuse a plain git push.`;
}

/** True if a repository has the goal's names, history and folder, and no conflict markers. */
export function isReached(
  repository: Repository,
  goal: Repository,
  open: Pick<GitExercise, 'anyHead' | 'free'> = {},
): boolean {
  const shape = (one: Repository) => shapeOf(one, open);
  return (
    'branch' in repository.head &&
    shape(repository) === shape(goal) &&
    !hasMarks(repository) &&
    lost(repository, goal) === undefined
  );
}

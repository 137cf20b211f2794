import { type GitExercise } from '../exercise/types.ts';
import { ancestors, commitAt } from './history.ts';
import { EMPTY, runLine } from './shell.ts';
import { type Repository } from './types.ts';
import { shapeOf } from './graph.ts';

/** Someone else's commit on the remote's `main`, of which this repository does not know yet. */
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

/** Runs lines that must all succeed; throws an Error that names the one that did not. */
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

/** The repository that an exercise begins with. */
export const startOf = ({ start }: GitExercise): Repository => runAll(EMPTY, start);

/** The repository that its answer produces. */
export const goalOf = (exercise: GitExercise): Repository =>
  runAll(startOf(exercise), exercise.solution);

/** What a conflict leaves in a file until somebody decides. */
const MARK = /^(?:<{7}|={7}|>{7})/m;

const hasMarks = ({ tree }: Repository): boolean =>
  Object.values(tree).some((text) => MARK.test(text));

/** True if a commit that a branch reaches contains the file. */
const isCommitted = ({ branches, commits }: Repository, name: string): boolean =>
  [...ancestors(commits, ...Object.values(branches))].some(
    (id) => name in commitAt(commits, id).files,
  );

/** What keeps a repository from its goal and is not visible in its graph. Undefined if the graph shows the rest. */
export function missing(repository: Repository, goal: Repository): string | undefined {
  if (hasMarks(repository) && !repository.pending)
    return "You committed a file with the conflict's markers still in it. Write the line, and commit with --amend.";
  const revealed = Object.keys(goal.tree).find(
    (name) => !isCommitted(goal, name) && isCommitted(repository, name),
  );
  if (revealed !== undefined)
    return `${revealed} is in a commit, and a later commit leaves it in the history. Step back to before the first one.`;
  const apart = Object.keys(goal.upstream).find(
    (name) =>
      repository.branches[name] !== undefined &&
      repository.upstream[name] !== goal.upstream[name] &&
      repository.origin?.[name] === repository.branches[name],
  );
  return apart === undefined
    ? undefined
    : `${apart} doesn't follow ${goal.upstream[apart]} yet, so a plain git push would be refused.`;
}

/** True when a repository has the goal's names, history and clean folder, and no marks of a conflict. */
export function isReached(
  repository: Repository,
  goal: Repository,
  open: Pick<GitExercise, 'anyHead' | 'free'> = {},
): boolean {
  const shape = (one: Repository) => shapeOf(one, open);
  return 'branch' in repository.head && shape(repository) === shape(goal) && !hasMarks(repository);
}

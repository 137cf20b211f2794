import { goalOf, isReached, startOf } from '../git/exercise.ts';
import { runLine } from '../git/shell.ts';
import { places } from '../git/status.ts';
import { brokenRule, EMPTY } from './check.ts';
import { commandsOf } from './shell.ts';
import { type GitTask, type Verdict } from './types.ts';

/** Runs lines on the repository of a task and compares what they make with its goal. */
export function judgeGit(exercise: GitTask, text: string): Verdict {
  let repository = startOf(exercise);
  let lines: readonly string[];
  try {
    lines = commandsOf(text).map((command) => command.text.replace(/ (?:&&|;)$/, ''));
  } catch (error) {
    return { right: false, notes: [error instanceof Error ? error.message : String(error)] };
  }
  if (lines.length === 0) return { right: false, notes: [EMPTY] };
  for (const line of lines) {
    const { repository: next, output, ok } = runLine(repository, line);
    if (!ok) return { right: false, notes: [`${line}: ${output}`] };
    repository = next;
  }
  const broken = brokenRule(exercise.rules ?? [], { statements: lines, commands: [] });
  if (broken) return { right: false, notes: [broken] };
  if (isReached(repository, goalOf(exercise), exercise)) return { right: true, notes: [] };
  return { right: false, notes: [difference(exercise, repository)] };
}

type Repository = ReturnType<typeof startOf>;

/** In which part the repository differs from the goal, without saying how. */
function difference(exercise: GitTask, repository: Repository): string {
  const goal = goalOf(exercise);
  const headOf = ({ head }: Repository) => ('branch' in head ? head.branch : undefined);
  const names = ({ branches }: Repository) => Object.keys(branches).sort().join(', ');
  if (repository.pending)
    return 'Every command ran, but a merge, rebase or cherry-pick is still open.';
  if (names(repository) !== names(goal))
    return `Every command ran, but the branches at the end are ${names(repository) || 'none'}. The task asks for others.`;
  if (!exercise.anyHead && headOf(repository) !== headOf(goal))
    return `Every command ran, but at the end you're on ${headOf(repository) ?? 'no branch'}, not where the task wants you.`;
  if (places(repository).staged.length > 0 && places(goal).staged.length === 0)
    return "Every command ran, but what's staged at the end isn't committed yet.";
  const isClean = ({ index, tree }: Repository) =>
    Object.keys(index).sort().join() === Object.keys(tree).sort().join();
  if (isClean(goal) !== isClean(repository))
    return "Every command ran, but at the end the files in the folder or the staging area aren't the ones the task asks for.";
  return "Every command ran, but the history isn't the one the task asks for. Compare which commits each branch has.";
}

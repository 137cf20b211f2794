import { goalOf, isReached, lost, type Played, playLines, startOf } from '../git/exercise.ts';
import { places } from '../git/record.ts';
import { brokenRule, EMPTY } from './check.ts';
import { commandsOf } from './shell.ts';
import { type GitTask, type Verdict } from './types.ts';

/** The lines of an answer, or what's wrong with them. */
export function linesOf(text: string): readonly string[] | { problem: string } {
  try {
    const lines = commandsOf(text).map((command) => command.text.replace(/ (?:&&|;)$/, ''));
    return lines.length === 0 ? { problem: EMPTY } : lines;
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Compares a task's repository after some lines with its goal. */
export function judgePlayed(exercise: GitTask, { repository, entries }: Played): Verdict {
  const failed = entries.find(({ ok }) => !ok);
  if (failed) return { right: false, notes: [`${failed.line}: ${failed.output}`] };
  const statements = entries.map(({ line }) => line.replace(/(['"])([\w./-]+)\1/g, '$2'));
  const broken = brokenRule(exercise.rules ?? [], { statements, commands: [] });
  if (broken) return { right: false, notes: [broken] };
  const goal = goalOf(exercise);
  if (isReached(repository, goal, exercise)) return { right: true, notes: [] };
  return { right: false, notes: [difference(exercise, repository)] };
}

/** Runs lines on a task's repository in the page's own Git. */
export const playOwn = (exercise: GitTask, lines: readonly string[]): Played =>
  playLines(startOf(exercise), lines);

/** Runs lines on a task's repository and compares the result with its goal. */
export function judgeGit(exercise: GitTask, text: string): Verdict {
  const lines = linesOf(text);
  return 'problem' in lines
    ? { right: false, notes: [lines.problem] }
    : judgePlayed(exercise, playOwn(exercise, lines));
}

type Repository = ReturnType<typeof startOf>;

/** Says which part of the repository differs from the goal, but not how. */
function difference(exercise: GitTask, repository: Repository): string {
  const goal = goalOf(exercise);
  const headOf = ({ head }: Repository) => ('branch' in head ? head.branch : undefined);
  const names = ({ branches }: Repository) => Object.keys(branches).sort().join(', ');
  if (repository.pending)
    return 'Every command ran, but a merge, rebase or cherry-pick is still open.';
  if (names(repository) !== names(goal))
    return `Every command ran, but the branches at the end are ${names(repository) || 'none'}. Asked for: ${names(goal)}.`;
  const on = headOf(repository);
  if (on === undefined || (!exercise.anyHead && on !== headOf(goal)))
    return `Every command ran, but at the end you're on ${on ?? 'no branch'}. Asked for: ${exercise.anyHead ? 'any branch' : headOf(goal)}.`;
  const { staged, changed, untracked } = places(repository);
  if (staged.length > 0)
    return "Every command ran, but what's staged at the end isn't committed yet.";
  const gone = lost(repository, goal);
  if (gone !== undefined)
    return `Every command ran, but ${gone} is gone from the folder, where it has to stay.`;
  const listed = [...changed, ...untracked].sort().join(', ');
  if (listed !== '') return `Every command ran, but at the end git status still lists ${listed}.`;
  const tracked = [repository, goal].map(({ index }) => Object.keys(index));
  const name = tracked.flat().find((one) => tracked.some((all) => !all.includes(one)));
  if (!exercise.anyHead && name !== undefined)
    return `Every command ran, but at the end Git ${name in goal.index ? "doesn't track" : 'tracks'} ${name}.`;
  return "Every command ran, but the history isn't the one the task asks for. Compare which commits each branch has, and which files they change.";
}

import { describe, expect, it } from 'vitest';
import {
  goalOf,
  graphOf,
  graphText,
  isReached,
  missing,
  playLines,
  runAll,
  runLine,
  startOf,
} from 'teach/git';
import { type GitExercise } from 'teach/exercise';
import branching from '../../../learn/foundations/git-branching.git.ts';
import firstSteps from '../../../learn/foundations/git-first-steps.git.ts';
import shipBack from '../../../learn/ship-it/the-way-back.git.ts';
import shipBranch from '../../../learn/ship-it/a-second-developer.git.ts';
import shipPush from '../../../learn/ship-it/git-push.git.ts';
import { answers, misjudged } from '../exercises/answers.ts';

const gitExercises = { ...firstSteps, ...branching, ...shipPush, ...shipBack, ...shipBranch };

describe.each(Object.entries<GitExercise>(gitExercises))('the exercise %s', (_id, exercise) => {
  it('is not done at its start, and done after its answer', () => {
    const goal = goalOf(exercise);
    expect(isReached(startOf(exercise), goal)).toBe(false);
    expect(isReached(runAll(startOf(exercise), exercise.solution), goal)).toBe(true);
  });

  it('is not done before the last line of its answer', () => {
    const before = runAll(startOf(exercise), exercise.solution.slice(0, -1));
    expect(isReached(before, goalOf(exercise))).toBe(false);
  });

  it('has a goal that can be drawn', () => {
    const graph = graphOf(goalOf(exercise));
    const places = new Set(graph.nodes.map(({ column, lane }) => `${column}/${lane}`));
    expect(graph.nodes.length).toBeGreaterThan(0);
    expect(places.size).toBe(graph.nodes.length);
    expect(graphText(graph)).toHaveLength(graph.nodes.length);
  });
});

describe('a goal', () => {
  it.each(Object.entries(gitExercises))(
    'of %s is known for each answer of its table',
    (id, exercise: GitExercise) => {
      const rows = answers.filter(({ of }) => of.endsWith(`/${id}`));
      const judged = misjudged(rows, ({ answer }) => {
        const end = answer
          .split('\n')
          .reduce((repository, line) => runLine(repository, line).repository, startOf(exercise));
        return isReached(end, goalOf(exercise), exercise) ? undefined : 'not reached';
      });
      expect(judged).toEqual([]);
    },
  );

  it('is reached with other messages and texts', () => {
    const exercise = gitExercises['first-push'];
    const lines = [
      'git add .',
      "git commit -m 'Mine'",
      'git remote add origin ../x',
      'git push --set-upstream origin main',
    ];
    expect(isReached(runAll(startOf(exercise), lines), goalOf(exercise))).toBe(true);
  });

  it.each([
    ['conflict', ['git merge summer', 'git add home.txt', 'git commit -m x'], "conflict's markers"],
    ['conflict', ['git merge summer', 'git reset'], 'A file in the folder still has'],
    [
      'first-push',
      ['git add .', 'git commit -m x', 'git remote add origin ../shop.git', 'git push origin main'],
      "main doesn't follow origin/main yet",
    ],
    ['first-push', ['git add .', 'git commit -m x'], undefined],
  ] as const)('of %s says what its graph does not show', (of, lines, said) => {
    const exercise = gitExercises[of];
    const end = lines.reduce(
      (repository, line) => runLine(repository, line).repository,
      startOf(exercise),
    );
    const text = missing(end, goalOf(exercise), exercise);
    if (said === undefined) expect(text).toBeUndefined();
    else expect(text).toContain(said);
  });

  it.each([
    ['git log --oneline main..contact', 'Add contact'],
    ['git log contact..', 'Add opening hours'],
    ['git log --oneline --graph -n 1', 'Add opening hours'],
    ['git log -1 contact', 'Add contact'],
  ])('is looked at by the log as the lesson asks it: %s', (line, message) => {
    const { output } = runLine(startOf(gitExercises['rebase-your-branch']), line);
    expect(output.split('\n').map((one) => one.replace(/^\w+ (?:\(.*\) )?/, ''))).toEqual([
      message,
    ]);
  });

  it('is not reached with the secret committed', () => {
    const exercise = gitExercises['first-commit'];
    const lines = ['git init', 'git add .', "git commit -m 'All'"];
    expect(isReached(runAll(startOf(exercise), lines), goalOf(exercise))).toBe(false);
  });
});

describe('a dead end', () => {
  it('is said: the secret is in the history', () => {
    const exercise = gitExercises['first-commit'];
    const end = runAll(startOf(exercise), [
      'git init',
      'git add .',
      "git commit -m 'All'",
      'git rm --cached .env',
      "git commit -m 'Less'",
    ]);
    expect(missing(end, goalOf(exercise), exercise)).toContain('.env is in a commit');
  });

  it.each([
    ['first-commit', ['rm .env'], '.env is gone from the folder'],
    ['undo', ['git add .', 'git commit -m x'], "'x' changes home.txt, notes.txt"],
    ['two-ways-to-merge', ['echo a > a', 'git add .', 'git commit -m a'], "'a' changes a"],
    ['wrong-branch', ['git branch idea', 'git revert HEAD'], '\'Revert "Add idea"\' changes'],
    ['rebase-your-branch', ['git merge contact'], "'Merge branch 'contact'' is a merge"],
    ['after-review', ['git fetch', 'git merge origin/main'], 'is a merge'],
  ] as const)('is said in %s after %j', (of, lines, said) => {
    const exercise = gitExercises[of];
    const { repository } = playLines(startOf(exercise), lines);
    expect(missing(repository, goalOf(exercise), exercise)).toContain(said);
  });

  it.each(Object.entries<GitExercise>(gitExercises))(
    'is nowhere on the way to the goal of %s',
    (_id, exercise) => {
      const goal = goalOf(exercise);
      const said = exercise.solution.map((_, at) =>
        missing(runAll(startOf(exercise), exercise.solution.slice(0, at)), goal, exercise),
      );
      expect(said.filter((text) => text !== undefined)).toEqual([]);
    },
  );
});

describe('what is typed', () => {
  it.each([
    ['gti status', 'gti: not part of this exercise'],
    ['git stauts', "git: 'stauts' isn't a command in this exercise"],
    ['git commit -m "open', 'A quote is still open'],
    ['git status', 'fatal: not a git repository'],
    ['cat nothing', 'cat: nothing: No such file or directory'],
    ['echo a > ../b', 'Name a file in this folder'],
    ['git constructor', "git: 'constructor' isn't a command"],
  ])('%s says %s and changes nothing', (line, said) => {
    const start = startOf(gitExercises['first-commit']);
    const { repository, output, ok } = runLine(start, line);
    expect({ ok, same: repository === start }).toEqual({ ok: false, same: true });
    expect(output).toContain(said);
  });
});

import { EMPTY, runLine } from './shell.ts';
import { places } from './record.ts';
import { type Repository } from './types.ts';

/** A generator of numbers that a seed repeats (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** A repository with one commit and a remote. */
export const start = [
  'git init -q -b main',
  'git remote add origin ../shop.git',
  'echo first > a',
  'git add a',
  "git commit -q -m 'c0'",
];

/** From here on, seeds draw from more commands. Lower ones keep their sequences. */
export const MORE = 100_000;

/** From here on, from even more. */
export const MOST = 200_000;

/** What a learner may type, drawn at random, with each text and message used once. */
export function randomLines(seed: number, count: number): string[] {
  const random = seeded(seed);
  const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T;
  const names = ['main', 'x', 'y'];
  const lines: string[] = [];
  for (let at = 0; lines.length < count; at += 1) {
    const file = pick(['a', 'b', 'c']);
    const name = pick(names);
    const revision = pick([...names, 'HEAD~1', 'HEAD', 'origin/main', 'origin/x', 'HEAD~2']);
    lines.push(
      ...pick<string[]>([
        [`echo t${seed}-${at} > ${file}`, 'git add .', `git commit -m 'c${at}'`],
        [`echo t${seed}-${at} > ${file}`, `git commit -am 'c${at}'`],
        [`echo t${seed}-${at} > ${file}`, 'git add .', `git commit -m 'c${at}'`],
        [`echo t${seed}-${at} > ${file}`],
        [`rm ${file}`],
        [`git add ${pick([file, '.'])}`],
        [`git rm ${file}`],
        [`git commit -m 'c${at}'`],
        [`git commit --amend -m 'c${at}'`],
        [`git switch ${name}`],
        [`git switch -c ${name}`],
        [`git switch -c ${name} ${revision}`],
        [`git switch --detach ${revision}`],
        [`git branch ${name}`],
        [`git branch -d ${name}`],
        [`git branch -D ${name}`],
        [`git merge ${name}`],
        [`git merge ${name}`],
        [`git merge --ff-only ${revision}`],
        [`git merge --no-ff ${name}`],
        [`git rebase ${name}`],
        [`git rebase ${name}`],
        [`git cherry-pick ${revision}`],
        [`git revert --no-edit ${revision}`],
        [`git ${pick(['merge', 'rebase', 'cherry-pick', 'revert'])} --abort`],
        [
          `echo solved${seed}-${at} > ${file}`,
          'git add .',
          `git ${pick(['merge', 'rebase', 'cherry-pick', 'revert'])} --continue`,
        ],
        ['git add .', `git commit -m 'c${at}'`],
        [`git reset ${pick(['--soft', '--mixed', '--hard'])} ${revision}`],
        ['git reset --hard'],
        [`git restore ${file}`],
        [`git restore --staged ${file}`],
        [`git push -u origin ${name}`],
        ['git push'],
        ['git push --force-with-lease'],
        ['git fetch'],
        [`git pull ${pick(['--rebase', '--no-rebase', '--ff-only', ''])}`.trim()],
        ...(seed < MORE
          ? []
          : [
              [`git checkout ${name}`],
              [`git checkout -b ${name}`],
              [`git checkout -b ${name} ${revision}`],
              [`git checkout -- ${file}`],
              [`git checkout HEAD -- ${file}`],
              [`git branch -f ${name} ${revision}`],
              [`git rebase ${name} ${pick(names)}`],
              [`git reset ${file}`],
              [`git reset HEAD ${file}`],
              [`git rm -f ${file}`],
              [`git restore -SW ${file}`],
              [`rm -f ${file}`],
              [`git add --all`, `git commit -qm 'c${at}'`],
              [`git pull --rebase origin ${name}`],
              ['git push origin HEAD'],
              [`git merge -m 'm${at}' ${name}`],
              [`echo t${seed}-${at} > ${file} && git add ${file} && git commit -m 'c${at}'`],
              [`git restore --staged ${file}; git restore ${file}`],
            ]),
        ...(seed < MOST
          ? []
          : [
              [`git reset ${pick(['--keep', '--merge'])} ${revision}`],
              [`git reset ${pick(['--keep', '--merge'])}`],
              [`git rm -r --cached .`],
              [`git rm --cached ${file}`],
              [`git merge ${pick(['--ff', '--no-commit'])} ${name}`],
              [`git commit -m 'c${at}' ${file}`],
              [`git switch ${pick(['-C', '-fc'])} ${name} ${revision}`],
              [`git restore --source=${revision} ${pick(['', '-S', '-SW'])} ${file}`],
              [`git checkout ${pick(['--ours', '--theirs'])} ${file}`],
              ['git clean -f'],
            ]),
      ]),
    );
  }
  return lines.slice(0, count);
}

/** The model's result for some lines: the repository, and each line's status and output. */
export function play(lines: readonly string[]) {
  let repository: Repository = EMPTY;
  const statuses: number[] = [];
  const outputs: string[] = [];
  for (const line of lines) {
    const outcome = runLine(repository, line);
    repository = outcome.repository;
    statuses.push(outcome.ok ? 0 : 1);
    outputs.push(outcome.output);
  }
  return { repository, statuses, outputs };
}

/**
 * What both sides spell the same: no text with a hash was added, and no branch with merges rebased. An empty
 * pick ends a sequence, and so does `git checkout` in the middle of an operation, because the model doesn't
 * cover everything that Git allows there.
 */
export function playable(lines: readonly string[]): string[] {
  let repository: Repository = EMPTY;
  for (const [at, line] of lines.entries()) {
    if (repository.pending && line.startsWith('git checkout')) return lines.slice(0, at);
    const outcome = runLine(repository, line);
    const isTold = Object.values(outcome.repository.index).some((text) =>
      text.includes('>>>>>>> '),
    );
    if (isTold || outcome.output.startsWith("This exercise doesn't rebase"))
      return lines.slice(0, at);
    repository = outcome.repository;
    if (isEmptyPick(repository)) return lines.slice(0, at + 1);
  }
  return [...lines];
}

function isEmptyPick(repository: Repository): boolean {
  const { pending, conflicts } = repository;
  const isPick = pending?.kind === 'cherry-pick' || pending?.kind === 'revert';
  return isPick && Object.keys(conflicts).length === 0 && places(repository).staged.length === 0;
}

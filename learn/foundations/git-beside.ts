import { commandsOf } from 'teach/exercise';

/* Commands that may go with the Git command that an exercise asks for, as patterns. */

/** Commands that only look. */
export const LOOKS = 'git (?:log|show|status|diff)\\b';

/** A push that overwrites nothing. */
const PUSH = 'git push(?!.*(?: -f| --force| \\+))';

/** What may follow a new commit. */
export const AFTER = `${LOOKS}|${PUSH}`;

/** What goes with a revert of a commit on main. */
export const BESIDE_REVERT = {
  before: `${LOOKS}|git (?:pull|fetch)\\b|git (?:switch|checkout) main$`,
  after: `${AFTER}|git commit\\b(?=.* --amend)`,
};

/** True for a revert of the one commit that a pattern names, and after `-n` the commit that's left to make. */
export function isRevert(said: string, commit: RegExp): boolean {
  const plain = said.replace(/<(hash)>/, '$1').replace(/"?\$\(git rev-parse (\S+)\)"?/, '$1');
  const [first, second, third] = commandsOf(plain);
  const [git, revert, ...args] = first?.words ?? [];
  const [named = '', ...others] = args.filter((arg) => !arg.startsWith('-'));
  return (
    `${git} ${revert}` === 'git revert' &&
    args.every((arg) => /^(?!-)|^-[ens]$|^--(?:edit|no-edit|signoff|no-commit)$/.test(arg)) &&
    commit.test(named) &&
    others.length === 0 &&
    third === undefined &&
    (args.some((arg) => /^(?:-n|--no-commit)$/.test(arg))
      ? /^git (?:commit\b|revert --continue$)/.test(second?.text ?? '')
      : second === undefined)
  );
}

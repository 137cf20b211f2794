import { type Field } from 'teach/exercise';

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

/** What to say to a revert that isn't right. */
export const ON_REVERT: NonNullable<Field['hints']> = [
  [/^git push\b.*git revert/, 'The push comes before the change is undone.'],
  [
    /git revert.*git push\b.*(?: -f| --force| \+)/,
    'A revert adds a commit, so the push that follows needs no force.',
  ],
  [/^git revert [^&;|]*\.\./, 'This names a range. Name only the commit that has to be undone.'],
  [
    /^git revert (?!.*git commit)[^&;|]*(?<= )(?:-n|--no-commit)\b/,
    'With this option, Git makes no commit.',
  ],
  [
    /^git revert (?!.*(?:-n|--no-commit)\b).*git commit\b/,
    "git revert makes the commit itself, so there's nothing left to commit.",
  ],
  [/^git revert(?: -(?!-(?:abort|continue|quit|skip)$)\S+)*$/, 'Name the commit too.'],
  [
    /\bgit revert\b(?!.*\breset\b)/,
    'git revert is the right command. Compare the rest of the line with the task.',
  ],
];

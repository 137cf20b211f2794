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
  after: AFTER,
};

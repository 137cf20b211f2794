import { type Rule } from './rule.ts';

/** Cuts a list of variables at `=`, but leaves in the other lines of a value. */
const CUT_NAMES = /\bcut\s+-d\s*(['"]?)=\1\s+-f\s*1\b/;

/** Names of variables are shown without any of their values. */
export const names: Rule = () => ({
  see({ text, isShell, wrong }) {
    if (isShell && CUT_NAMES.test(text))
      wrong(
        "'cut' shows the further lines of a value, such as those of a key: take the names with grep -oE '^[A-Z_][A-Z0-9_]*='",
      );
  },
});

/** Without input, xargs still runs its command, which complains. */
export const emptyLists: Rule = () => ({
  see({ text, isShell, wrong }) {
    if (isShell && /\|\s*xargs\s+(?:sudo\s+)?(?:kill|rm|docker)\b/.test(text))
      wrong("where there is none, its reader sees a program's usage: write 'xargs -r'");
  },
});

import { type Rule } from './rule.ts';

/** The first field of a list of variables; a value of several lines goes on without a sign to cut at. */
const CUT_NAMES = /\bcut\s+-d\s*(['"]?)=\1\s+-f\s*1\b/;

/** Names of variables are shown without a line of their values. */
export const names: Rule = () => ({
  see({ text, isShell, wrong }) {
    if (isShell && CUT_NAMES.test(text))
      wrong(
        "'cut' shows the further lines of a value, such as those of a key: take the names with grep -oE '^[A-Z_][A-Z0-9_]*='",
      );
  },
});

/** How many of a script's lines ask Redis something whose answer the terminal shows as it is. */
const rawReplies = (script: string) =>
  script
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /\bredis-cli\b.*(?:--raw\b|[|>])/.test(line)).length;

/** In a terminal redis-cli prints `(integer) 2`, and `2` to a file, a pipe and the check. */
export const replies: Rule = () => ({
  see({ unit, text, isShell, wrong }) {
    if (!isShell || !/^\s*redis-cli\b/m.test(text)) return;
    const numbers = unit.output?.text.split('\n').filter((line) => /^\d+$/.test(line)) ?? [];
    if (numbers.length > rawReplies(text))
      wrong("in a terminal redis-cli prints '(integer)' before this number: add --raw");
  },
});

/** Without input xargs runs its command too, which then complains. */
export const emptyLists: Rule = () => ({
  see({ text, isShell, wrong }) {
    if (isShell && /\|\s*xargs\s+(?:sudo\s+)?(?:kill|rm|docker)\b/.test(text))
      wrong("where there is none, its reader sees a program's usage: write 'xargs -r'");
  },
});

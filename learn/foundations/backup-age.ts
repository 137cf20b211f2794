import { type Command } from 'teach/exercise';

const DAY = 86_400;
/** What the check doesn't follow: loops, functions, and programs that do the sums or the test. */
const OTHER =
  /\b(?:awk|python3?|perl|bc|expr|let|for|while|until|case|function)\b|\(\) ?\{|-mmin|-newermt|\bgrep -\w*q|\bjq -\w*e/;
const COMPARED =
  /^((?:(?:if|then|else|\{) )*)(! )?(?:test|\[\[?|\(\() ?(! )?(.*?) ?(-[lg][te]|[<>]=?) ?(.*?)(?: ?(?:\]\]?|\)\)))?( (?:&&|\|\|))?$/;

const SAY = String.raw`(?:(?:(?:then|\{) )?(?:echo|printf) .*\n)*`;
const FAIL = String.raw`(?:(?:then|\{) )?(?:false|(?:exit|return) [1-9]\d*)\b`;
/** Scripts that fail for an old copy only. A test stands in them as YOUNG or OLD, by the copies it's true of. */
const FAILING = new RegExp(
  [
    String.raw`^YOUNG(?: &&\n(?:echo|printf) .*)?(?:\n\}|\nexit(?: \$\?)?)?(?![\s\S])`,
    String.raw`^set -\w*e[\s\S]*\nYOUNG$`,
    String.raw`^YOUNG (?:&&\n(?:echo|printf) .* )?\|\|\n(?:(?:exit|return)$|${SAY}${FAIL})`,
    String.raw`^OLD &&\n${SAY}${FAIL}(?: \|\|)?\n(?:\}(?: \|\|)?\n)?.`,
    String.raw`^if OLD\n${SAY}${FAIL}`,
    String.raw`^if YOUNG\n${SAY}(?:then .*\n)?else ${SAY}${FAIL}`,
    String.raw`^if YOUNG\n${SAY}(?:then )?exit 0\nfi\n${SAY}${FAIL}`,
  ].join('|'),
  'm',
);

/** What a script that prints the age of a copy and fails after a day hasn't got, as far as its parts can be read. */
export function ageNote(commands: readonly Command[]): string | undefined {
  const text = commands
    .map((command) => command.text.replace(/["']/g, ''))
    .join('\n')
    .replace(/(?<= \|)\n|(?<=^(?:then|else|\{))\n/gm, ' ');
  const NO_AGE = 'Asked was to print the age in minutes. The check finds nothing that does.';
  if (OTHER.test(text) && !/\b(?:echo|print\w*|bc|expr|jq)\b/.test(text)) return NO_AGE;
  if (OTHER.test(text))
    return /1440|24 ?\*|\* ?24|86400|1 day|24 hours|yesterday/.test(text) &&
      /\bfalse\b|\bexit\b|\breturn\b|\bjq -\w*e|^(?:test|\[)/m.test(text)
      ? undefined
      : "The check can't follow all of this, and finds no comparison with a day, or nothing that fails.";
  const units = new Map<string, number>();
  const numbers = new Map<string, number>();
  /** How many seconds a 1 of a value stands for. NaN where now is taken away from the copy's time. */
  const unitOf = (value: string): number =>
    [...value.matchAll(/\/ ?(\d+)|- ?(\$\(date (?:-u )?\+%s\)|\$?now\b)|[a-z_]\w*/gi)]
      .map(([name, by, back]) => (back ? NaN : Number(by ?? units.get(name) ?? 1)))
      .reduce((a, b) => a * b, 1);
  const numberOf = (value: string): number => {
    const said = value.replace(/[\s$(){}]/g, '');
    const factors = /^\d+(?:[*/]\d+)*$/.test(said) ? said.split(/(?=[*/])/) : ['NaN'];
    const product = factors.reduce(
      (all, one) =>
        one.startsWith('/') ? all / Number(one.slice(1)) : all * Number(one.replace('*', '')),
      1,
    );
    return numbers.get(said) ?? product;
  };
  let prints = false;
  const lines = text.split('\n').map((line) => {
    const [, name, value = ''] =
      /^(?:(?:local|export|declare|readonly) )?(\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      units.set(name, unitOf(value));
      numbers.set(name, numberOf(value));
    }
    const shown =
      /\b(?:echo|printf) (.*)/.exec(line)?.[1]?.match(/\$\(\(.*?\)\)|\$\{?\w+\}?/g) ?? [];
    prints ||= shown.some((one) => unitOf(one) === 60);
    const [, before = '', no = '', inner = '', left = '', sign = '', right = '', then = ''] =
      COMPARED.exec(line) ?? [];
    const isTurned = !Number.isNaN(numberOf(left));
    const [limit, age] = isTurned ? [left, right] : [right, left];
    if (numberOf(limit) * unitOf(age) !== DAY) return line;
    const isNot = isTurned !== (no !== inner);
    return `${before}${/l|</.test(sign) === isNot ? 'OLD' : 'YOUNG'}${then}`;
  });
  if (!prints) return NO_AGE;
  return FAILING.test(lines.join('\n'))
    ? undefined
    : 'Asked was to fail if the copy is more than a day old, and only then. The check finds no comparison that does that.';
}

import { type Command } from 'teach/exercise';

const NOW = 1_800_000_000;
/** What the check doesn't follow: loops, functions, and programs that do the sums or the test. */
const OTHER =
  /\b(?:awk|python3?|perl|bc|expr|let|for|while|until|case|function)\b|\(\) ?\{|-mmin|-newermt|\bgrep -\w*q|\bjq -\w*e/;

/** The value of a sum without brackets. Divisions are of whole numbers, as in a shell. */
function sum(text: string): string {
  let said = text;
  for (const signs of ['*/%', '+-']) {
    const pair = new RegExp(`(?<![\\d.])(-?[\\d.]+)([${signs.replace('-', '\\-')}])(-?[\\d.]+)`);
    for (let found = pair.exec(said); found; found = pair.exec(said)) {
      const [all, a, sign, b] = [found[0], Number(found[1]), found[2], Number(found[3])];
      const value =
        sign === '*'
          ? a * b
          : sign === '/'
            ? a / b
            : sign === '%'
              ? a % b
              : sign === '+'
                ? a + b
                : a - b;
      said = said.replace(all, String(Math.trunc(value)));
    }
  }
  return said;
}

/** The number that a word of a shell stands for. NaN if the check can't tell. */
function numberOf(word: string, age: number, values: ReadonlyMap<string, number>): number {
  let said = word
    .replace(/\$\(date (?:-u )?["']?\+%s["']?\)/g, String(NOW))
    // Any other command gives the time of the copy.
    .replace(/\$\((?!\()(?:[^()]|\([^()]*\))*(?:\)|$)/g, String(NOW - age))
    .replace(/\$?\{?\b([a-z_]\w*)(?:%[^}]*)?\}?/gi, (_, name: string) =>
      String(values.get(name) ?? '?'),
    )
    .replace(/[\s"'$]/g, '');
  while (/\([^()]*\)/.test(said))
    said = said.replace(/\(([^()]*)\)/, (_, inner: string) => sum(inner));
  return /\?|^$/.test(said) ? NaN : Number(sum(said));
}

const COMPARISONS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '-lt': (a, b) => a < b,
  '-le': (a, b) => a <= b,
  '-gt': (a, b) => a > b,
  '-ge': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};
const COMPARED = /^(?:test|\[\[?|\(\() ?(! )?(.*?) ?(-[lg][te]|[<>]=?) ?(.*?)(?: ?\]\]?| ?\)\))?$/;

/** A script's exit status with a copy of an age, and whether it prints the minutes. Undefined if it can't be followed. */
function run(commands: readonly Command[], age: number) {
  const values = new Map([['EPOCHSECONDS', NOW]]);
  const minutes = Math.trunc(age / 60);
  /** The conditions around a command: whether its branch runs, and whether one has run. */
  const around: { isOn: boolean; isDone: boolean; asks: boolean }[] = [];
  let [status, before, prints, isStrict] = [0, '', false, false];
  for (const { text, then } of commands) {
    const sign = before;
    before = then;
    const [, words = '', said = ''] =
      /^((?:(?:if|then|elif|else|fi|[{}!(])(?: |$))*)(.*?)(?: (?:&&|\|\|?|&))?$/s.exec(text) ?? [];
    const isSkipped = (sign === '&&' && status !== 0) || (sign === '||' && status === 0);
    let isNot = false;
    for (const word of words.trim().split(' ')) {
      const top = around.at(-1);
      if (word === 'if') around.push({ isOn: !isSkipped, isDone: isSkipped, asks: true });
      else if (/^[{(]$/.test(word)) around.push({ isOn: !isSkipped, isDone: true, asks: false });
      else if (word === 'fi') status = around.pop()?.isDone ? status : 0;
      else if (word === '}') around.pop();
      else if (word === '!') isNot = true;
      else if (top && word !== '') {
        top.isOn = word === 'then' ? status === 0 && !top.isDone : !top.isDone;
        top.isDone ||= /^(?:then|else)$/.test(word) && top.isOn;
        top.asks = word === 'elif';
      }
    }
    if (said === '' || !around.every(({ isOn }) => isOn)) continue;
    if (isSkipped && !/^(?:if|then|[{(])\b/.test(words.trim() || ' ')) continue;
    const [, name, value = ''] =
      /^(?:(?:local|export|declare|readonly)(?: -\w+)* )?(\w+)=(.*)$/s.exec(said) ?? [];
    const [, program = '', argument = ''] = /^(\S+) ?(\S*)/.exec(said) ?? [];
    const [, no, left = '', compares = '', right = ''] = COMPARED.exec(said) ?? [];
    const compare = COMPARISONS[compares];
    status = 0;
    if (name !== undefined) values.set(name, numberOf(value, age, values));
    else if (/^set -\w*e/.test(said)) isStrict = true;
    else if (/^(?:exit|return)$/.test(program))
      return argument === '$?' || argument === ''
        ? undefined
        : { status: Number(argument), prints };
    else if (program === 'false') status = 1;
    else if (/^(?:echo|printf)$/.test(program)) {
      const shown = said.replace(/'[^']*'/g, '').match(/\$\(\(.*?\)\)|\$\{?\w+\}?/g) ?? [];
      prints ||= shown.some((word) => numberOf(word, age, values) === minutes);
    } else if (compare) {
      const [a, b] = [left, right].map((word) => numberOf(word, age, values));
      if (a === undefined || b === undefined || Number.isNaN(a + b)) return undefined;
      status = compare(a, b) !== (no !== undefined) ? 0 : 1;
    } else if (/^(?:test|\[\[?|\(\()/.test(said)) return undefined;
    if (isNot) status = 1 - status;
    const isAsked = around.some(({ asks }) => asks) || /[&|]/.test(then);
    if (isStrict && status !== 0 && !isAsked) return { status, prints };
  }
  return { status, prints };
}

/** What a script does with a fresh copy and with an old one, if it isn't what's asked. */
export function ageNote(commands: readonly Command[]): string | undefined {
  const text = commands.map((command) => command.text).join('\n');
  const [fresh, old] = OTHER.test(text) ? [] : [run(commands, 36_000), run(commands, 180_000)];
  if (!fresh || !old)
    return /1440|24 ?\*|\* ?24|86400|1 day|24 hours|yesterday/.test(text) &&
      /\bfalse\b|\bexit\b|\breturn\b|\bjq -\w*e|^(?:test|\[)/m.test(text)
      ? undefined
      : "The check can't follow all of this, and finds no comparison with a day, or nothing that fails.";
  if (!fresh.prints)
    return 'With a copy from 600 minutes ago, the check finds nothing that prints 600.';
  if (fresh.status !== 0)
    return `With a copy from 600 minutes ago, the check arrives at status ${fresh.status}.`;
  return old.status === 0
    ? 'With a copy from 3,000 minutes ago, the check arrives at status 0.'
    : undefined;
}

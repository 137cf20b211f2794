import { Refusal } from './types.ts';

const QUIET = ['-q', '--quiet'];

/** A command line's flags, and the rest. Letters may be joined, as in `-rf`. Refuses an unknown flag by name. */
export function options(args: readonly string[], known: readonly string[]) {
  const flags = new Set<string>();
  const all = [...known, ...QUIET];
  const rest: string[] = [];
  const dashes = args.indexOf('--');
  const end = dashes === -1 ? args.length : dashes;
  for (const arg of args.slice(0, end)) {
    if (!arg.startsWith('-') || arg === '-' || arg === '-A') {
      rest.push(arg);
      continue;
    }
    const isJoined = !all.includes(arg) && /^-[a-zA-Z]{2,}$/.test(arg);
    const own = isJoined ? [...arg.slice(1)].map((letter) => `-${letter}`) : [arg];
    if (!own.every((flag) => flag === '-A' || all.includes(flag)))
      throw new Refusal(`This exercise doesn't know the option '${arg}' here.`);
    for (const flag of own) {
      if (flag === '-A') rest.push(flag);
      else flags.add(flag);
    }
  }
  rest.push(...args.slice(end + 1));
  return { has: (...names: string[]) => names.some((name) => flags.has(name)), rest };
}

/**
 * Takes an option with a value out of the words: `-m X`, `-mX`, `-am X`, `--message X` or `--message=X`. Letters
 * before it stay as flags. Refuses a missing value.
 */
export function valued(
  args: readonly string[],
  letter: string,
  long: string,
): { values: readonly string[]; others: readonly string[] } {
  const values: string[] = [];
  const others: string[] = [];
  const short = new RegExp(`^-(?!-)([a-zA-Z]*?)${letter || '(?!)'}(.*)$`, 's');
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '--') return { values, others: [...others, ...args.slice(at)] };
    const [isShort, before = '', joined = ''] = short.exec(arg) ?? [];
    const isLong = arg === `--${long}` || arg.startsWith(`--${long}=`);
    if (!isShort && !isLong) {
      others.push(arg);
      continue;
    }
    if (before !== '') others.push(`-${before}`);
    let value: string | undefined = isShort ? joined : arg.slice(long.length + 3);
    if (value === '' && !arg.includes('=')) {
      at += 1;
      value = args[at];
    }
    if (value === undefined)
      throw new Refusal(
        isShort
          ? `error: switch \`${letter}' requires a value`
          : `error: option \`${long}' requires a value`,
      );
    values.push(value);
  }
  return { values, others };
}

/** Takes `-n 3`, `-n3`, `-3` or `--max-count=3` out of the words of a log. */
export function limited(args: readonly string[]): { limit?: number; others: readonly string[] } {
  const at = args.findIndex((arg) => /^-n?\d+$|^-n$|^--max-count=/.test(arg));
  if (at === -1) return { others: args };
  const length = args[at] === '-n' ? 2 : 1;
  const words = args.slice(at, at + length);
  const limit = /\d+$/.exec(words.join(''))?.[0];
  if (limit === undefined) throw new Refusal("fatal: '-n' wants a number");
  return { limit: Number(limit), others: [...args.slice(0, at), ...args.slice(at + length)] };
}

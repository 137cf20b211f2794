import { commandsOf } from './shell.ts';
import { Unreadable } from './words.ts';

/** Letters and names of options of `docker run` that have a value. */
const VALUED_LETTERS = 'acehlmpuvw';
const SWITCHES = new Set(
  `detach disable-content-trust help init interactive no-healthcheck oom-kill-disable privileged
  publish-all quiet read-only rm sig-proxy tty use-api-socket`.split(/\s+/),
);

export interface DockerRun {
  /** Options by their long or short name without dashes, such as `rm` or `i`, each with its values. */
  options: ReadonlyMap<string, readonly string[]>;
  /** Empty if nothing comes after the options. */
  image: string;
  args: readonly string[];
}

/** What `docker run` gets, given its words from `docker` on. Undefined for another command. */
function dockerRun(words: readonly string[]): DockerRun | undefined {
  const [docker, run, ...rest] = words;
  if (docker !== 'docker' || (run !== 'run' && run !== 'create')) return undefined;
  const options = new Map<string, string[]>();
  const take = (name: string, value: string | undefined) =>
    options.set(name, [...(options.get(name) ?? []), value ?? '']);
  let at = 0;
  for (; at < rest.length; at += 1) {
    const word = rest[at] ?? '';
    const [, long, given] = /^--([\w-]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (long !== undefined) {
      if (given === undefined && !SWITCHES.has(long)) at += 1;
      take(long, given ?? (SWITCHES.has(long) ? '' : rest[at]));
    } else if (/^-\w/.test(word)) {
      const valued = [...word.slice(1)].findIndex((letter) => VALUED_LETTERS.includes(letter));
      const letters = word.slice(1, valued === -1 ? undefined : valued + 2);
      for (const letter of letters.slice(0, valued === -1 ? undefined : -1)) take(letter, '');
      if (valued === -1) continue;
      const joined = word.slice(valued + 2).replace(/^=/, '');
      if (joined === '') at += 1;
      take(letters.slice(-1), joined === '' ? rest[at] : joined);
    } else break;
  }
  return { options, image: rest[at] ?? '', args: rest.slice(at + 1) };
}

/** The command of an answer that's `docker run`. Undefined if there's none, or none that can be read. */
export function dockerRunOf(answer: string): DockerRun | undefined {
  try {
    for (const { words } of commandsOf(answer)) {
      const run = dockerRun(words);
      if (run) return run;
    }
    return undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

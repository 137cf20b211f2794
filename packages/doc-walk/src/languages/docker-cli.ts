import cli from './docker-cli.json' with { type: 'json' };
import { type SimpleCommand } from './shell-lexer.ts';

const commands: Readonly<Record<string, string>> = cli.commands;

/** The flags of one Docker command. */
interface Flags {
  long: ReadonlyMap<string, boolean>;
  short: ReadonlyMap<string, boolean>;
}

function flagsOf(command: string): Flags | undefined {
  const table = commands[command];
  if (table === undefined) return undefined;
  const long = new Map([['help', false]]);
  const short = new Map([['h', false]]);
  for (const entry of table.split(' ').filter(Boolean)) {
    const match = /^(?:(\w)\/)?([\w-]+)(=?)$/.exec(entry);
    if (!match?.[2]) continue;
    long.set(match[2], match[3] === '=');
    if (match[1]) short.set(match[1], match[3] === '=');
  }
  return { long, short };
}

/** Checks the flags from `words[from]` to the first argument. Returns its place or a problem. */
function readFlags(words: readonly string[], from: number, command: string): number | string {
  const flags = flagsOf(command);
  const name = `docker ${command}`.trim();
  if (!flags) return words.length;
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--') return at + 1;
    if (!word.startsWith('-') || word === '-') return at;
    if (word.startsWith('--')) {
      const [flag = '', value] = word.slice(2).split(/=(.*)/s);
      const takes = flags.long.get(flag);
      if (takes === undefined) return `'${name}' has no flag --${flag}`;
      if (takes && value === undefined) at += 1;
      if (at >= words.length) return `'${name} --${flag}' needs a value`;
      continue;
    }
    for (let letter = 1; letter < word.length; letter += 1) {
      const takes = flags.short.get(word[letter] ?? '');
      if (takes === undefined) return `'${name}' has no flag -${word[letter]}`;
      if (takes) {
        if (letter === word.length - 1) at += 1;
        break;
      }
    }
  }
  return words.length;
}

const GROUPS = new Set([
  '',
  'compose',
  'buildx',
  'container',
  'image',
  'volume',
  'network',
  'system',
  'builder',
  'context',
]);

/** Says what's wrong with a `docker` command line, by the client's own commands and flags. */
export function dockerProblem(command: SimpleCommand): string | undefined {
  const { words } = command;
  let path = '';
  let at = 1;
  for (;;) {
    const next = readFlags(words, at, path);
    if (typeof next === 'string') return next;
    const word = words[next];
    if (word === undefined) return undefined;
    const longer = `${path} ${word}`.trim();
    if (commands[longer] !== undefined) {
      path = longer;
      at = next + 1;
      continue;
    }
    if (GROUPS.has(path)) return `'${`docker ${path}`.trim()}' has no command '${word}'`;
    return trailing(words, next, path);
  }
}

/** Commands whose arguments after the first go to another program. */
const PASSES_ON = new Set([
  'run',
  'exec',
  'compose run',
  'compose exec',
  'container run',
  'container exec',
  'create',
  'container create',
  'top',
  'compose top',
]);

/** Flags may also follow arguments, unless those belong to the program in the container. */
function trailing(words: readonly string[], from: number, path: string): string | undefined {
  if (PASSES_ON.has(path)) return undefined;
  for (let at = from + 1; at < words.length; at += 1) {
    const next = readFlags(words, at, path);
    if (typeof next === 'string') return next;
    at = next;
  }
  return undefined;
}

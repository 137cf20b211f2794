import { caddyStatements } from './caddy.ts';
import { dockerfileStatements } from './dockerfile.ts';
import { nginxStatements } from './nginx.ts';
import { commandLine, commandsOf, shellStatements } from './shell.ts';
import { isSql, sqlStatements } from './sql.ts';
import { shortened } from './synonyms.ts';
import {
  type Beside,
  type Field,
  type FieldsExercise,
  type Language,
  type Read,
  type Reading,
  type Rule,
  type Verdict,
  type WrittenExercise,
} from './types.ts';
import { Unreadable } from './words.ts';

type Reader = (text: string) => readonly string[];

const PROMPT =
  /^(?:[$>] )?(?:(?:redis|mysql|127\.0\.0\.1:\d+|\w+=[#>])>? |(?:docker exec (?:-\w+ )*\S+ )?(?:redis|valkey)-cli (?:-[hpan] \S+ )*)?/;

/** Lines without prompts, comments, blank lines and spaces at their ends. */
const textStatements: Reader = (text) =>
  (isSql(text) ? sqlStatements(text) : text)
    .split(/\n| ?(?:&&|;) ?(?=(?:redis|valkey)-cli )/)
    .map((line) =>
      line
        .replace(/^\s*(?:#|--|\/\/).*$|(?<=[\s;{}])\/\/ .*$/, '')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(PROMPT, '')
        // MySQL's quotes around names.
        .replace(/`(\w+)`/g, '$1'),
    )
    .filter((line) => line !== '');

const READERS: Readonly<Record<Exclude<Language, 'shell' | 'compose' | 'yaml'>, Reader>> = {
  nginx: nginxStatements,
  caddy: caddyStatements,
  dockerfile: dockerfileStatements,
  text: textStatements,
};

/** Reads YAML, from a Compose file or another. It's a parameter so that only exercises that need the parser load it. */
export type YamlReader = (text: string, isCompose: boolean) => readonly string[];

/** The statements of a text in a language, one a line, or a sentence that says why it can't be read. */
export function statementsOf(language: Language, text: string, yaml?: YamlReader): Reading {
  try {
    if (language === 'shell') {
      const said = shortened(text);
      return { statements: shellStatements(said), commands: commandsOf(said) };
    }
    if (language !== 'yaml' && language !== 'compose')
      return { statements: READERS[language](text), commands: [] };
    if (!yaml) throw new Error('No reader of YAML was given');
    return { statements: yaml(text, language === 'compose'), commands: [] };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}

/**
 * An answer in the form used for comparing: lower case except for options, single spaces, and no prompt, quotes
 * or full stop around it.
 */
const normalised = (answer: string): string =>
  shortened(
    answer
      .normalize('NFKC')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^([`'"‘“])(.*)[`'"’”]$/, '$2')
      .replace(/^\$ |^(?:use |with )?(?:the |a )(?:option|command|file)(?: called)? /i, '')
      .replace(/^sudo /, '')
      .replace(/ ?\.$/, ''),
  )
    // An option by itself.
    .replace(/^(--?[a-z][a-z-]*)=true(?= |$)/i, '$1')
    // Options mean something else in capitals.
    .replace(/(?<= |^)(?!-)\S+/g, (word) => word.toLowerCase());

const NUMBER =
  /^(?!not? )[a-z (~≈]*?(-?\d(?:[\d.,]*\d)?|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten)\b)(?:[,)]*(?: ?\(?[a-z][a-z ]*\)?)?)$/;

/**
 * The number in an answer that says more: '32 addresses', 'two rows', '137 (128 + 9)', '9, SIGKILL', '2^5 = 32'.
 * Undefined if there's none, or another one.
 */
const numberIn = (given: string): string | undefined =>
  NUMBER.exec(
    given
      .replace(/^(\d+)(?: =|, of which) .*$/, '$1')
      .replace(/(?<=\d(?: [a-z]+)?) ?\([^()]*\)$|(?<=\(\d+\)) \d+ \w+ ago$/, '')
      .replace(/^[^=]*= ?(?:.*\bso )?/, ''),
  )?.[1];

/** The command that a field asks for, without the others on its line that go with it. */
function asked(said: string, { before, after }: Beside): string {
  let commands: readonly string[];
  try {
    commands = commandLine(said).map((command) => command.replace(/^sudo /, ''));
  } catch (error) {
    if (error instanceof Unreadable) return said;
    throw error;
  }
  let [from, to] = [0, commands.length];
  while (from < to - 1 && before.test(commands[from] ?? '')) from += 1;
  while (from < to - 1 && after.test(commands[to - 1] ?? '')) to -= 1;
  return commands.slice(from, to).join(' && ');
}

/** The note on an empty answer. */
export const EMPTY = "You haven't answered this yet.";

/** The note on an answer to a field, or undefined if it's right. */
export function noteOn(field: Field, answer: string): string | undefined {
  const { accept, beside, hints = [], hint } = field;
  if (answer.trim() === '') return EMPTY;
  // Lines of commands, which a field shows as one.
  const lines = answer.trim().replace(/\\\n/g, ' ').replace(/\n+/g, '; ');
  const plain = normalised(beside ? lines : answer);
  const said = beside ? asked(plain, beside) : plain;
  // When the answer is a number, a unit or a word next to it doesn't matter.
  const isNumber = Array.isArray(accept) && accept.some((one: string) => /^\d+$/.test(one));
  const given = (isNumber ? numberIn(said) : undefined) ?? said;
  const fits = (is: RegExp | ((one: string) => boolean)) => {
    if (typeof is !== 'function') return is.test(given);
    try {
      return is(given);
    } catch (error) {
      if (error instanceof Unreadable) return false;
      throw error;
    }
  };
  const isListed = (one: string) =>
    Array.isArray(accept) && accept.some((other: string) => normalised(other) === one);
  // Several right answers side by side are right.
  const parts = given.split(/ (?:or|and|\/|=) | ?[,()] ?/).filter(Boolean);
  const isRight =
    typeof accept === 'function' || accept instanceof RegExp
      ? fits(accept)
      : isListed(given) || (parts.length > 1 && parts.every(isListed));
  if (isRight) return undefined;
  return hints.find(([is]) => fits(is))?.[1] ?? hint;
}

/** The note of the first rule that an answer breaks, or undefined if it keeps all of them. */
export function brokenRule(rules: readonly Rule[], read: Read): string | undefined {
  const text = read.statements.join('\n');
  const noteOf = (rule: Rule) => {
    if ('note' in rule) return rule.note(read);
    const keeps =
      'has' in rule ? rule.has.test(text) : 'not' in rule ? !rule.not.test(text) : rule.ok(read);
    return keeps ? undefined : rule.hint;
  };
  try {
    for (const rule of rules) {
      const note = noteOf(rule);
      if (note !== undefined) return note;
    }
    return undefined;
  } catch (error) {
    // Some problems only show in the whole, such as a name that isn't defined anywhere.
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}

/** Judges short answers, each by itself. */
export const judgeFields = (fields: readonly Field[], answers: readonly string[]): Verdict => {
  const notes = fields.map((field, at) => noteOn(field, answers[at] ?? ''));
  return { right: notes.every((note) => note === undefined), notes };
};

/** Judges a text in a language and the short answers after it. The first note is about the text. */
export function judge(
  exercise: FieldsExercise | WrittenExercise,
  answers: readonly string[],
  yaml?: YamlReader,
): Verdict {
  if (exercise.kind === 'fields') return judgeFields(exercise.fields, answers);
  const [text = '', ...rest] = answers;
  const also = judgeFields(exercise.also ?? [], rest);
  if (text.trim() === '') return { right: false, notes: [EMPTY, ...also.notes] };
  const read = statementsOf(exercise.language, text, yaml);
  const note = 'problem' in read ? read.problem : brokenRule(exercise.rules, read);
  return {
    right: note === undefined && also.right,
    notes: [note, ...also.notes],
    looked: 'problem' in read ? [] : read.statements,
  };
}

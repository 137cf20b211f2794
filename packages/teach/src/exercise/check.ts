import { caddyStatements } from './caddy.ts';
import { dockerfileStatements } from './dockerfile.ts';
import { nginxStatements } from './nginx.ts';
import { commandsOf, shellStatements } from './shell.ts';
import {
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

const PROMPT = /^(?:\$ )?(?:(?:redis|mysql|127\.0\.0\.1:\d+|\w+=[#>])>? |(?:redis|valkey)-cli )?/;

/** Lines without prompts, comments, blank lines and spaces at their ends. */
const textStatements: Reader = (text) =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:#|--|\/\/).*$/, '')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(PROMPT, '')
        // MySQL's quotes around names.
        .replace(/`(\w+)`/g, '$1'),
    )
    .filter((line) => line !== '');

const READERS: Readonly<Record<Exclude<Language, 'compose' | 'yaml'>, Reader>> = {
  shell: shellStatements,
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
    if (language !== 'yaml' && language !== 'compose')
      return {
        statements: READERS[language](text),
        commands: language === 'shell' ? commandsOf(text) : [],
      };
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
  answer
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^([`'"‘“])(.*)[`'"’”]$/, '$2')
    .replace(/^\$ /, '')
    .replace(/^sudo /, '')
    .replace(/ ?\.$/, '')
    // Options mean something else in capitals.
    .replace(/(?<= |^)(?!-)\S+/g, (word) => word.toLowerCase());

/**
 * The number in an answer that says more: '32 addresses', 'port 5432', '9 (SIGKILL)', '2^5 = 32'. Undefined if
 * there's none, or another one.
 */
const numberIn = (given: string): string | undefined =>
  /^(?!not? )[a-z (]*?(-?\d[\d.,]*)(?: ?\(?[a-z][a-z ]*\)?)?$/.exec(
    given.replace(/^[^=]*= ?/, ''),
  )?.[1];

/** The note on an empty answer. */
export const EMPTY = "You haven't answered this yet.";

/** The note on an answer to a field, or undefined if it's right. */
export function noteOn({ accept, hints = [], hint }: Field, answer: string): string | undefined {
  const said = normalised(answer);
  if (said === '') return EMPTY;
  // When the answer is a number, a unit or a word next to it doesn't matter.
  const isNumber = Array.isArray(accept) && accept.some((one: string) => /^\d+$/.test(one));
  const given = (isNumber ? numberIn(said) : undefined) ?? said;
  const isRight = Array.isArray(accept)
    ? accept.some((one: string) => normalised(one) === given)
    : (accept as RegExp).test(given);
  if (isRight) return undefined;
  return hints.find(([pattern]) => pattern.test(given))?.[1] ?? hint;
}

/** The hint of the first rule that an answer breaks, or undefined if it keeps all of them. */
export function brokenRule(rules: readonly Rule[], read: Read): string | undefined {
  const text = read.statements.join('\n');
  const keeps = (rule: Rule) =>
    'has' in rule ? rule.has.test(text) : 'not' in rule ? !rule.not.test(text) : rule.ok(read);
  try {
    return rules.find((rule) => !keeps(rule))?.hint;
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

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

/** Lines without prompts, spaces at their ends, comments and empty ones. */
const textStatements: Reader = (text) =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:#|--|\/\/).*$/, '')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(PROMPT, '')
        // The quotes of names in MySQL.
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

/** Reads YAML, a Compose file's or another; given, since the parser is loaded for those who need it. */
export type YamlReader = (text: string, isCompose: boolean) => readonly string[];

/** The statements of a text in a language, one a line, or a sentence that says why it cannot be read. */
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

/** An answer as it is compared: small letters but for options, one space, no prompt and quotes around it and no full stop. */
const normalised = (answer: string): string =>
  answer
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^([`'"‘“])(.*)[`'"’”]$/, '$2')
    .replace(/^\$ /, '')
    .replace(/^sudo /, '')
    .replace(/ ?\.$/, '')
    // Options have another meaning in capitals.
    .replace(/(?<= |^)(?!-)\S+/g, (word) => word.toLowerCase());

/** The number of an answer that says more: '32 addresses', 'port 5432', '9 (SIGKILL)', '2^5 = 32'; undefined where there is none or another one. */
const numberIn = (given: string): string | undefined =>
  /^(?!not? )[a-z (]*?(-?\d[\d.,]*)(?: ?\(?[a-z][a-z ]*\)?)?$/.exec(
    given.replace(/^[^=]*= ?/, ''),
  )?.[1];

/** What to say where nothing is answered. */
export const EMPTY = "You haven't answered this yet.";

/** What to say to the answer of a field; undefined when it is right. */
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

/** What to say to what was read: the hint of the first rule that it breaks; undefined where it keeps all. */
export function brokenRule(rules: readonly Rule[], read: Read): string | undefined {
  const text = read.statements.join('\n');
  const keeps = (rule: Rule) =>
    'has' in rule ? rule.has.test(text) : 'not' in rule ? !rule.not.test(text) : rule.ok(read);
  try {
    return rules.find((rule) => !keeps(rule))?.hint;
  } catch (error) {
    // What only a question to the whole finds, such as a name that is defined nowhere.
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

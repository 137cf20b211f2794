import { type MachineExercise, type Outcome } from 'practice-machine';
import { type Command } from './shell.ts';

/** The right answer to an exercise, and what to say to other answers. Hints help without giving the answer away. */

/** Commands that may go with the one a field asks for. */
export interface Beside {
  before: RegExp;
  after: RegExp;
}

/** A short answer: typed, or chosen among options. */
export interface Field {
  label: string;
  /** Accepted values, a pattern or a test. Case, spaces and quotes around them don't matter. */
  accept: RegExp | readonly string[] | ((answer: string) => boolean);
  /** For a command: other commands on its line that don't count, in front of it and after it. */
  beside?: Beside;
  /** Choices, if the answer isn't typed. `accept` has the right one, spelt the same. */
  options?: readonly string[];
  /** What to say to common wrong answers. The first that matches wins. */
  hints?: readonly (readonly [RegExp | ((answer: string) => boolean), string])[];
  /** What to say to any other wrong answer. */
  hint: string;
}

/** Languages whose grammar is read. `text` is lines without comments. */
export type Language = 'shell' | 'nginx' | 'caddy' | 'dockerfile' | 'compose' | 'yaml' | 'text';

/** An answer as the check reads it. */
export interface Read {
  /** One statement a line, as `statementsOf` makes them. */
  statements: readonly string[];
  /** The commands of a shell text. Empty in other languages. */
  commands: readonly Command[];
}

/**
 * A pattern that an answer's statements have to match, or mustn't match, or a test of the whole. A `note` says what the
 * check has worked out itself, or nothing if that's as asked.
 */
export type Rule =
  | { note: (read: Read) => string | undefined }
  | ({ hint: string } & ({ has: RegExp } | { not: RegExp } | { ok: (read: Read) => boolean }));

interface Asked {
  /** Short answers that belong to it. */
  also?: readonly Field[];
}

/** Short answers only. */
export interface FieldsExercise {
  kind: 'fields';
  fields: readonly Field[];
}

/** A text in a language. */
export interface WrittenExercise extends Asked {
  kind: 'written';
  language: Language;
  /** The editor's text at the start. */
  start?: string;
  /** In the order in which they're checked. */
  rules: readonly Rule[];
}

/** Statements that run in the lesson's database, in its state before the answer. */
export interface SqlExercise extends Asked {
  kind: 'sql';
  /** Patterns that the statements have to match, or mustn't. */
  rules?: readonly Rule[];
  /** What to know about the database that answers. */
  note?: string;
  /** The first columns of the last result, in words. */
  columns?: string;
  /** A statement whose rows are right in these columns. */
  model?: string;
  /** Statements that change the data, because an answer has to be right for other rows too. */
  changes?: string;
  /** The rows can be in any order. */
  anyOrder?: true;
  /**
   * For an answer that changes data: run afterwards, it returns sentences about what's wrong. There are no `changes`
   * then, because the answer may have committed.
   */
  probe?: string;
}

/** A task for a repository: lines that set it up, and lines that get it from there to its goal. */
export interface GitExercise {
  /** `colleague FILE MESSAGE` is a commit that someone else pushes to `main` of the remote. */
  start: readonly string[];
  /** One way to the goal, shown as the folded answer. */
  solution: readonly string[];
  /** You may end on any branch. */
  anyHead?: true;
  /** A branch that can be anywhere, because the task doesn't mention it. */
  free?: string;
}

/** Commands that run on a repository of the page's Git until it matches the goal. */
export interface GitTask extends GitExercise {
  kind: 'git';
  /** Requirements that the goal doesn't show. */
  rules?: readonly Rule[];
}

/** Commands or a configuration that run in the practice machine. */
export interface MachineTask extends MachineExercise, Asked {
  kind: 'machine';
}

/** Done on your own machine, which the page can't see. Its name is `lab`. */
export interface OwnExercise {
  kind: 'own';
  /** What you see when it's done. */
  seen: string;
}

export type Exercise =
  FieldsExercise | WrittenExercise | SqlExercise | GitTask | MachineTask | OwnExercise;

/** The exercises of a lesson by the second part of their id. */
export type Exercises = Readonly<Record<string, Exercise>>;

/** A text after reading, or the reason why it can't be read. */
export type Reading = Read | { problem: string };

/** The check's verdict on an answer. `notes` are for the fields in order, or one for the whole. */
export interface Verdict {
  right: boolean;
  notes: readonly (string | undefined)[];
  /** The statements that were checked, if a text was read instead of run. */
  looked?: readonly string[];
  /** What the answer printed in the practice machine. */
  ran?: Outcome['ran'];
}

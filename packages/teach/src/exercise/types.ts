import { type MachineExercise, type Outcome } from 'practice-machine';
import { type Command } from './shell.ts';

/** What a right answer to an exercise is, and what to say to others. Hints help and do not give the answer away. */

/** A short answer: typed, or chosen among options. */
export interface Field {
  label: string;
  /** Accepted values, or a pattern; compared without regard to case, spaces and quotes around it. */
  accept: RegExp | readonly string[];
  /** Choices, for an answer that is not typed. `accept` has the right one, spelt as here. */
  options?: readonly string[];
  /** What to say to common wrong answers. The first that matches wins. */
  hints?: readonly (readonly [RegExp, string])[];
  /** What to say to any other wrong answer. */
  hint: string;
}

/** Languages whose grammar is read; `text` is lines without comments. */
export type Language = 'shell' | 'nginx' | 'caddy' | 'dockerfile' | 'compose' | 'yaml' | 'text';

/** What is read from an answer. */
export interface Read {
  /** A statement a line, as `statementsOf` makes them. */
  statements: readonly string[];
  /** The commands of a shell text; none in other languages. */
  commands: readonly Command[];
}

/** A pattern that the statements of an answer match or do not match, or a test of what was read. */
export type Rule = { hint: string } & (
  { has: RegExp } | { not: RegExp } | { ok: (read: Read) => boolean }
);

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
  /** What the editor contains at the start. */
  start?: string;
  /** In the order in which the reader gets them. */
  rules: readonly Rule[];
}

/** Statements that run in the lesson's database, in the state that it has before the answer. */
export interface SqlExercise extends Asked {
  kind: 'sql';
  /** What the statements have or do not have. */
  rules?: readonly Rule[];
  /** What to know about the database that answers. */
  note?: string;
  /** What the first columns of the last result are, in words. */
  columns?: string;
  /** A statement whose rows are right in these columns. */
  model?: string;
  /** Statements that change the data: an answer has to be right with other rows too. */
  changes?: string;
  /** The task does not want an order. */
  anyOrder?: true;
  /** For an answer that changes data: run afterwards, it returns sentences that say what is wrong. */
  probe?: string;
}

/** A task for a repository: lines that set it up, and lines that get it from there to its goal. */
export interface GitExercise {
  /** `colleague FILE MESSAGE` is a commit that someone else pushes to `main` of the remote. */
  start: readonly string[];
  /** One way to the goal; the answer that is folded away. */
  solution: readonly string[];
  /** You may end on any branch. */
  anyHead?: true;
  /** A branch that may be anywhere, because the task does not mention it. */
  free?: string;
}

/** Commands that run on a repository of the page's Git until it is the goal. */
export interface GitTask extends GitExercise {
  kind: 'git';
  /** What the goal does not show. */
  rules?: readonly Rule[];
}

/** Commands or a configuration that run in the practice machine. */
export interface MachineTask extends MachineExercise, Asked {
  kind: 'machine';
}

/** Done on your own machine, which the page cannot see. Its name is `lab`. */
export interface OwnExercise {
  kind: 'own';
  /** What you have seen when it is done. */
  seen: string;
}

export type Exercise =
  FieldsExercise | WrittenExercise | SqlExercise | GitTask | MachineTask | OwnExercise;

/** The exercises of a lesson by the second part of their id. */
export type Exercises = Readonly<Record<string, Exercise>>;

/** What a text is read into, or why it cannot be read. */
export type Reading = Read | { problem: string };

/** What the check of an answer says. `notes` are for the fields in their order, or one for the whole. */
export interface Verdict {
  right: boolean;
  notes: readonly (string | undefined)[];
  /** What was looked at, where a text was read and not run. */
  looked?: readonly string[];
  /** What the answer printed in the practice machine. */
  ran?: Outcome['ran'];
}

import { type Unit } from '../../types.ts';

/** A page whose rules are looked at. */
export interface RuledPage {
  /** Path of the page's source. */
  file: string;
  source: string;
  units: readonly Unit[];
}

/** A block of the page, as a rule sees it. */
export interface Seen {
  unit: Unit;
  text: string;
  isShell: boolean;
  /** Whether it is pasted into a shell: its title, if it has one, names no file. */
  isPasted: boolean;
  /** The heading and the words between the code before and this block. */
  before: string;
  /** The words behind it, up to the next code or heading. */
  after: string;
  /** Refuses the block. */
  wrong(message: string): void;
}

/** A rule begins anew with each page, sees its blocks in their order, and may refuse one of them at the end. */
export type Rule = (page: RuledPage) => { see(block: Seen): void; end?(): void };

/** What the first group of a pattern takes in a text, word by word. */
export const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap((match) => (match[1] ?? '').trim().split(/\s+/));

/** Whether these words are apt's, with this verb. */
export const isApt = (words: readonly string[], verb: string) =>
  /^apt(?:-get)?$/.test(words[0] ?? '') && words.includes(verb);

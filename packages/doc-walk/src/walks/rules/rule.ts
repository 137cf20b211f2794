import { type Unit } from '../../types.ts';

/** A page that rules look at. */
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
  /** Whether it's pasted into a shell: no title makes it a file. */
  isPasted: boolean;
  /** The heading and the words between the code before and this block. */
  before: string;
  /** The words after it, up to the next code or heading. */
  after: string;
  /** Refuses the block. */
  wrong(message: string): void;
}

/** A rule starts fresh on each page, sees its blocks in order, and may refuse one at the end. */
export type Rule = (page: RuledPage) => { see(block: Seen): void; end?(): void };

/** What a pattern's first group matches in a text, word by word. */
export const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap((match) => (match[1] ?? '').trim().split(/\s+/));

/** Whether these words call apt with this verb. */
export const isApt = (words: readonly string[], verb: string) =>
  /^apt(?:-get)?$/.test(words[0] ?? '') && words.includes(verb);

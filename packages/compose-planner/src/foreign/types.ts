import type { Edit } from '../types.ts';

/** What a text is that is no Compose file, and what to do with it. */
export interface Foreign {
  /** Stable name of what it was taken for, such as `dockerfile`. */
  code: string;
  /** Offset of what tells it. */
  at: number;
  sentence: string;
  hint: string;
  /** The Compose file that it becomes by one click. */
  becomes?: {
    label: string;
    text: string;
    /** Something of the text isn't in it. */
    loses?: true;
  };
}

/** A typing mistake in a Compose file, and the edits that fix it. */
export interface Slip {
  code: string;
  at: number;
  sentence: string;
  hint: string;
  label: string;
  edits: readonly Edit[];
}

/** Says what kind of file a text is, or undefined if it isn't that kind. */
export type Recogniser = (text: string) => Foreign | undefined;

import type { Edit } from '../types.ts';

/** What a text that isn't a Compose file is, and what to do with it. */
export interface Foreign {
  /** Stable name of what it was taken for, such as `dockerfile`. */
  code: string;
  /** Offset of the part that shows it. */
  at: number;
  sentence: string;
  hint: string;
  /** The Compose file that one click makes of it. */
  becomes?: {
    label: string;
    text: string;
    /** It leaves out some of the text. */
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

import { type Meta } from './meta.ts';

/** What became of a block. `skipped` means that its tool is missing. */
export type State = 'run' | 'checked' | 'parsed' | 'exempt' | 'skipped' | 'failed';

/** The best state that a block's kind can reach on the checking machine. */
export type Reach = 'run' | 'checked' | 'parsed';

/** A place in a source file. Lines start at 1. */
export interface Place {
  file: string;
  line: number;
}

/** One thing that's wrong, in the words of the tool that says so. */
export interface Problem extends Place {
  message: string;
  tool?: string;
}

/** A fenced block of a page, or a file of `examples/`. */
export interface Block {
  /** Path of the page (or example file) from the repository's root. */
  page: string;
  /** Line of the opening fence. 0 for a whole file. */
  line: number;
  lang: string;
  meta: Meta;
  /** The content with tokens filled in and includes resolved. */
  text: string;
  /** Where the content's first line is: in the page itself or an included file. */
  origin: Place;
  /** True for a file of `examples/` that's checked even if not shown. */
  isFile?: boolean;
}

/** What's checked as one piece: a block, or several joined by `name`. */
export interface Unit {
  id: string;
  lang: string;
  meta: Meta;
  text: string;
  blocks: readonly Block[];
  /** What the page's walk file adds to the block in its session. Readers never see it. */
  hidden?: { before?: string; after?: string };
  /** The output block that follows, if there is one. */
  output?: Block;
  /** Where line `line` (from 1) of `text` is. */
  at: (line: number) => Place;
}

/** What a checker says about a unit. */
export interface Verdict {
  state: State;
  reach: Reach;
  /** The tools that looked at it: keys of the tool table, or packages. */
  tools: readonly string[];
  problems: readonly Problem[];
  /** Facts for the report: mismatches of versions, sources, reasons. */
  notes: readonly string[];
  /** A package to install, for `skipped`. */
  install?: string;
}

/** Merges verdicts on a unit: the worst failure wins, else the best state. */
export function mergeVerdicts(first: Verdict, second: Verdict): Verdict {
  const order: readonly State[] = ['failed', 'skipped', 'run', 'checked', 'parsed', 'exempt'];
  const state =
    order.find((candidate) => candidate === first.state || candidate === second.state) ?? 'failed';
  return {
    state,
    reach: second.reach === 'run' || first.reach === 'run' ? 'run' : first.reach,
    tools: [...new Set([...first.tools, ...second.tools])],
    problems: [...first.problems, ...second.problems],
    notes: [...new Set([...first.notes, ...second.notes])],
    install: first.install ?? second.install,
  };
}

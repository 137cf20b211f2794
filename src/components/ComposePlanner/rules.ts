import '@site/src/model/planner';
import {
  planCore,
  type Advice,
  type Choices,
  type DiffLine,
  type GivenFile,
  type Merged,
  type Plan,
  type Shared,
} from 'compose-planner';

/** What mending in one go made of a file. */
export interface Mending {
  text: string;
  /** How many findings were mended. */
  count: number;
  lines: readonly DiffLine[];
}

/** A fragment that holds a plan, or why there is none. */
export type Sharing = { hash: string } | { message: string };

const UNREADABLE =
  "The file cannot be read, so its values cannot be told from the rest. Mend it first, or tick 'include values'.";

let advice: Advice | undefined;
const tools = () => import('./tools');

/** The questions of the planner's page. What only some of them need is loaded with the first one that does. */
const rules = {
  plan: async (text: string, choices: Choices): Promise<Plan> => {
    const plan = planCore(text, choices, advice);
    if (!plan.incomplete) return plan;
    ({ advice } = await import('./advice'));
    return planCore(text, choices, advice);
  },
  mend: async (before: string, choices: Choices, code?: string): Promise<Mending> => {
    const { diffLines, mendAll } = await tools();
    const { text, mended } = mendAll(before, choices, code);
    return { text, count: mended.length, lines: diffLines(before, text) };
  },
  merge: async (files: readonly GivenFile[]): Promise<Merged | undefined> =>
    (await tools()).mergeFiles(files),
  share: async ({ text, choices }: Shared, values: boolean): Promise<Sharing> => {
    const { encodeShared, redactValues, tooLong } = await tools();
    const file = values ? text : redactValues(text);
    if (file === undefined) return { message: UNREADABLE };
    const hash = await encodeShared({ text: file, choices });
    const message = tooLong(hash);
    return message ? { message } : { hash };
  },
  open: async (hash: string): Promise<Shared | undefined> => (await tools()).decodeShared(hash),
  asMarkdown: async (text: string, choices: Choices): Promise<string> => {
    const { plan, planAsMarkdown } = await tools();
    return planAsMarkdown(plan(text, choices));
  },
};

type Rules = typeof rules;
export type Call = keyof Rules;
export type Ask = <Name extends Call>(
  call: Name,
  ...args: Parameters<Rules[Name]>
) => ReturnType<Rules[Name]>;

/** Asks the rules in this thread. */
export const askHere = ((call: Call, ...args: never[]) =>
  (rules[call] as (...given: never[]) => unknown)(...args)) as Ask;

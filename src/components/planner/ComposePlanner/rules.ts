import '@site/src/lib/planner';
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

/** A file after fixing everything in one go. */
export interface Mending {
  text: string;
  /** How many findings were fixed. */
  count: number;
  lines: readonly DiffLine[];
}

/** A fragment that contains a plan, or the reason why there is none. */
export type Sharing = { hash: string; hidden?: string } | { message: string };

const UNREADABLE =
  "The file can't be read, so the planner can't tell its values from the rest. Fix it first, or tick 'include values'.";

const HIDDEN = 'It hides the values.';
const CHANGED =
  "Anyone who opens it sees a different total or other problems. Tick 'include values' to share the plan as you see it.";

let advice: Advice | undefined;
const tools = () => import('./tools');

/** The questions of the planner's page. Code that only some of them need is loaded with the first one that does. */
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
    const { encodeShared, plan, redactValues, tooLong } = await tools();
    const file = values ? text : redactValues(text);
    if (file === undefined) return { message: UNREADABLE };
    const { environment, ...others } = choices;
    const sent = values ? choices : others;
    const hash = await encodeShared({ text: file, choices: sent });
    const message = tooLong(hash);
    if (message) return { message };
    if (file === text && (values || !environment?.size)) return { hash };
    const [mine, theirs] = [plan(text, choices), plan(file, sent)];
    const same = mine.problems === theirs.problems && mine.total === theirs.total;
    return { hash, hidden: same ? HIDDEN : `${HIDDEN} ${CHANGED}` };
  },
  handOver: async (text: string, choices: Choices) => (await tools()).handover(text, choices),
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

/** Calls the rules in this thread. */
export const askHere = ((call: Call, ...args: never[]) =>
  (rules[call] as (...given: never[]) => unknown)(...args)) as Ask;

import '@site/src/lib/planner';
import {
  givenValues,
  planCore,
  type Advice,
  type Choices,
  type DiffLine,
  type GivenFile,
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

/** What files that were given together are: one text, if one of them is a Compose file, and what they choose. */
export interface Given {
  text: string | undefined;
  choices: Partial<Choices>;
  used: readonly string[];
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

/** The plan with the places in the files that its text was merged from, until the text is edited. */
async function inPlace(plan: Plan, text: string, { places }: Choices): Promise<Plan> {
  return places?.of === text ? (await tools()).placed(plan, places.parts) : plan;
}

/** The questions of the planner's page. Code that only some of them need is loaded with the first one that does. */
const rules = {
  plan: async (text: string, choices: Choices): Promise<Plan> => {
    let plan = planCore(text, choices, advice);
    if (plan.incomplete) {
      ({ advice } = await import('./advice'));
      plan = planCore(text, choices, advice);
    }
    return inPlace(plan, text, choices);
  },
  mend: async (before: string, choices: Choices, code?: string): Promise<Mending> => {
    const { diffLines, mendAll } = await tools();
    const { text, mended } = mendAll(before, choices, code);
    return { text, count: mended.length, lines: diffLines(before, text) };
  },
  merge: async (files: readonly GivenFile[]): Promise<Given | undefined> => {
    const { givenChoices, mergeFiles } = await tools();
    const merged = mergeFiles(files);
    return merged && { text: merged.text, choices: givenChoices(merged), used: merged.used };
  },
  share: async ({ text, choices }: Shared, values: boolean): Promise<Sharing> => {
    const { encodeShared, plan, redactValues, tooLong } = await tools();
    const file = values ? text : redactValues(text);
    if (file === undefined) return { message: UNREADABLE };
    const sent = values ? choices : { ...choices, environment: new Map(), envFiles: new Map() };
    const hash = await encodeShared({ text: file, choices: sent });
    const message = tooLong(hash);
    if (message) return { message };
    if (file === text && (values || givenValues(choices) === 0)) return { hash };
    const [mine, theirs] = [plan(text, choices), plan(file, sent)];
    const same = mine.problems === theirs.problems && mine.total === theirs.total;
    return { hash, hidden: same ? HIDDEN : `${HIDDEN} ${CHANGED}` };
  },
  handOver: async (text: string, choices: Choices) => (await tools()).handover(text, choices),
  open: async (hash: string): Promise<Shared | undefined> => (await tools()).decodeShared(hash),
  asMarkdown: async (text: string, choices: Choices): Promise<string> => {
    const { plan, planAsMarkdown } = await tools();
    return planAsMarkdown(await inPlace(plan(text, choices), text, choices));
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

import fs from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { type Problem } from '../types.ts';

/** What a walk does differently at one block of the page. */
export interface WalkStep {
  /** Text that only this block contains. */
  at: string;
  /** Line of the walk file. */
  line: number;
  /** What a reader does before it, because the page says so in words. */
  before?: string;
  /** The page's own words for it, which must be on the page. */
  says?: string;
  /** What must be true after the block. */
  after?: string;
  /** Why the block isn't run. */
  skip?: string;
  /** Run, with `why`, instead of a block that a stand-in can't do. */
  instead?: string;
  why?: string;
  /** Why the shown output isn't compared. */
  output?: string;
  /** The page's own words about what the block prompts for, or prints that looks like an error. */
  tells?: string;
  /** The name of a second terminal. */
  terminal?: string;
  /** The block stays in the foreground. The reader goes on when this command succeeds. */
  stays?: string;
  /** Ends what stays in the foreground, as Ctrl-C does. */
  interrupt?: boolean;
  /** The block's last line, if it opens a client for the blocks after it. */
  opens?: string;
  /** The same with the password that a reader would type. */
  as?: string;
  /** The file that a reader saves the block as, if its title doesn't say so. */
  save?: string;
  /** A command that reads this block's SQL or Redis lines. */
  into?: string;
  timeout?: number;
}

/** How a page is walked, from the file beside it. */
export interface WalkFile {
  file: string;
  /** Debian packages, each with the page's words that say it's needed. */
  has: ReadonlyMap<string, string>;
  /** Files and folders of the repository in the reader's home, with the page's words for each. */
  files: ReadonlyMap<string, string>;
  /** Names of stand-ins for images. Undefined without an engine. */
  docker?: readonly string[];
  /** Whether systemd is the machine's first process, for pages about services. */
  systemd: boolean;
  /** Volumes of the project behind the stand-in for the platform's bastion, if there is one. */
  bastion?: readonly string[];
  /** Debian packages on the platform's side, which the reader doesn't have. */
  servers: readonly string[];
  /**
   * Programs of other companies that need an account there, and titles of files for a library that
   * we can't get. Blocks of nothing else can't be run.
   */
  elsewhere: readonly string[];
  /** What root runs before the first block: the platform's side, a domain, a second machine. */
  world?: string;
  /** The program that reads blocks of SQL or Redis, by language. */
  into: ReadonlyMap<string, string>;
  steps: readonly WalkStep[];
  /** Commands around blocks in the sandbox that checks them one session at a time. */
  sandbox: readonly WalkStep[];
  /** False for a page that only has commands for the sandbox. */
  isWalked: boolean;
  /** What the walk doesn't prove, for the line at the page's end. */
  caveats: readonly string[];
}

/** The path of a page's walk file. */
export const walkFileOf = (page: string) => page.replace(/\.mdx?$/, '.walk.yaml');

const KEYS = [
  'has',
  'files',
  'docker',
  'systemd',
  'bastion',
  'servers',
  'elsewhere',
  'world',
  'into',
  'steps',
  'sandbox',
  'caveats',
];
const TEXTS = [
  'at',
  'before',
  'says',
  'tells',
  'after',
  'skip',
  'instead',
  'why',
  'output',
  'terminal',
  'stays',
  'into',
  'opens',
  'as',
  'save',
] as const;
const STEP_KEYS = [...TEXTS, 'interrupt', 'timeout'];

const PAIRS: readonly (readonly [keyof WalkStep, keyof WalkStep, string])[] = [
  ['before', 'says', "the page's words that tell the reader to do it"],
  ['instead', 'why', 'why the block itself cannot be run'],
];

/** Reads the walk file of a page, if there is one. */
export function readWalkFile(
  root: string,
  page: string,
): { walk?: WalkFile; problems: readonly Problem[] } {
  const file = walkFileOf(page);
  const full = path.join(root, file);
  if (!fs.existsSync(full)) return { problems: [] };
  const lines = new LineCounter();
  const document = parseDocument(fs.readFileSync(full, 'utf8'), { lineCounter: lines });
  const problems: Problem[] = [];
  const wrong = (line: number, message: string) => problems.push({ file, line, message });
  for (const error of document.errors) wrong(error.linePos?.[0].line ?? 1, error.message);
  if (problems.length > 0) return { problems };
  const lineOf = (node: unknown) =>
    lines.linePos((node as { range?: [number] } | null)?.range?.[0] ?? 0).line;
  const contents = document.contents;
  if (isMap(contents))
    for (const { key } of contents.items)
      if (isScalar(key) && !KEYS.includes(String(key.value)))
        wrong(lineOf(key), `unknown key '${String(key.value)}'. Known: ${KEYS.join(', ')}`);
  const plain = (document.toJS() ?? {}) as Record<string, unknown>;
  const readSteps = (section: 'steps' | 'sandbox') =>
    ((plain[section] ?? []) as Record<string, unknown>[]).map((raw, index) => {
      const nodes = document.get(section) as { items?: unknown[] } | undefined;
      const line = lineOf(nodes?.items?.[index]);
      const step = { ...raw, line } as unknown as WalkStep;
      for (const key of Object.keys(raw))
        if (!STEP_KEYS.includes(key))
          wrong(line, `unknown key '${key}' of a step. Known: ${STEP_KEYS.join(', ')}`);
      for (const key of TEXTS)
        if (raw[key] !== undefined && typeof raw[key] !== 'string')
          wrong(line, `'${key}' is not a text; put it in quotes`);
      if (!step.at) wrong(line, "a step needs 'at': text of the block that it is about");
      for (const [key, other, what] of section === 'steps' ? PAIRS : [])
        if (step[key] !== undefined && step[other] === undefined)
          wrong(line, `'${key}' needs '${other}': ${what}`);
      return step;
    });
  if (plain.systemd === true && plain.docker)
    wrong(
      lineOf(document.get('systemd', true)),
      "'systemd' and 'docker' do not go together: a machine has the one or the other",
    );
  const walk: WalkFile = {
    file,
    has: new Map(Object.entries((plain.has ?? {}) as Record<string, string>)),
    files: new Map(Object.entries((plain.files ?? {}) as Record<string, string>)),
    docker: plain.docker as string[] | undefined,
    systemd: plain.systemd === true,
    bastion: plain.bastion as string[] | undefined,
    servers: (plain.servers ?? []) as string[],
    elsewhere: (plain.elsewhere ?? []) as string[],
    world: plain.world as string | undefined,
    into: new Map(Object.entries((plain.into ?? {}) as Record<string, string>)),
    steps: readSteps('steps'),
    sandbox: readSteps('sandbox'),
    isWalked: Object.keys(plain).some((key) => key !== 'sandbox') || !('sandbox' in plain),
    caveats: (plain.caveats ?? []) as string[],
  };
  return { walk: problems.length > 0 ? undefined : walk, problems };
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ');

/** What the walk file claims about the page that isn't so. */
export function claimProblems(
  walk: WalkFile,
  source: string,
  blocks: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  const page = squeeze(source);
  const wrong = (line: number, message: string) =>
    problems.push({ file: walk.file, line, message });
  const needs = squeeze(/<Needs>([^]*?)<\/Needs>/.exec(source)?.[1] ?? source);
  for (const [name, words] of walk.has)
    if (!needs.includes(squeeze(words)))
      wrong(1, `the page does not say under what you need '${words}', the words for ${name}`);
  for (const [name, words] of walk.files)
    if (!page.includes(squeeze(words)))
      wrong(1, `the page does not say '${words}', the words for ${name}`);
  for (const step of [...walk.steps, ...walk.sandbox]) {
    for (const words of [step.says, step.tells])
      if (words && !page.includes(squeeze(words)))
        wrong(step.line, `the page does not say '${words}'`);
    const said = page.indexOf(squeeze(step.says ?? ''));
    const done = page.lastIndexOf(squeeze(step.at));
    if (done !== -1 && said > done)
      wrong(step.line, `the page says '${step.says}' only after the block that needs it`);
    if (step.into && !step.says)
      wrong(step.line, `with which words does the page open '${step.into}'? Add says`);
    const found = blocks.filter((text) => text.includes(step.at)).length;
    if (found !== 1) wrong(step.line, `${found} blocks contain '${step.at}'; one must`);
  }
  return problems;
}

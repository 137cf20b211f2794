import { applyEdits, mendAll, plan, type Finding, type Plan } from 'compose-planner';
import { readCorpus, type CorpusFile } from './corpus.ts';
import { silentApps } from './credentials.ts';

/** Processor time that an answer may take, a first one too. */
const LIMIT_MS = 100;
/** Names that a count spells out. */
const SHOWN = 12;

const blocks = ({ severity }: Finding) => severity === 'error' || severity === 'refused';

function timed<T>(work: () => T): [T, number] {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}

/** What blocks a plan, by what it says; a fix may leave it but add nothing to it. */
function blockers(result: Plan): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of result.findings.filter(blocks))
    counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

function worse(before: Plan, after: Plan): boolean {
  if (after.state === 'unreadable') return before.state !== 'unreadable';
  const known = blockers(before);
  return [...blockers(after)].some(([code, count]) => count > (known.get(code) ?? 0));
}

class Tally {
  readonly names = new Map<string, string[]>();

  add(what: string, name: string): void {
    const list = this.names.get(what);
    if (list) list.push(name);
    else this.names.set(what, [name]);
  }

  line(what: string, sentence: string, goal?: number): string {
    const found = this.names.get(what) ?? [];
    const shown = goal === undefined ? [] : found.slice(0, SHOWN).map((name) => `\n    ${name}`);
    const aim = goal === undefined ? '' : ` (goal ${goal})`;
    return `${`${found.length}`.padStart(6)}  ${sentence}${aim}${shown.join('')}`;
  }
}

function judge(file: CorpusFile, tally: Tally): void {
  const { name, text } = file;
  let result: Plan;
  try {
    const [made, ms] = timed(() => plan(text));
    result = made;
    if (ms > LIMIT_MS) tally.add('slow', `${name}: ${Math.round(ms)} ms`);
  } catch (error) {
    tally.add('exception', `${name}: ${String(error)}`);
    return;
  }
  tally.add(result.state, name);
  const blocking = result.findings.filter(blocks);
  if (blocking.length > 0 && blocking.every(({ code }) => code === 'name'))
    tally.add('names', name);
  const errors = blocking.filter(({ severity }) => severity === 'error');
  const [error] = errors;
  if (file.accepted && error) tally.add('accepted', `${name}:${error.line} ${error.sentence}`);
  for (const { fix, code, line } of result.findings) {
    if (!fix) continue;
    tally.add('fixes', name);
    if (worse(result, plan(applyEdits(text, fix.edits))))
      tally.add('newErrors', `${name}:${line} ${code} · ${fix.label}`);
  }
  const all = mendAll(text);
  if (worse(result, all.plan)) tally.add('newErrors', `${name} all together`);
  if (result.state === 'blocked' && all.plan.state === 'ready') tally.add('mended', name);
  for (const silent of silentApps(text, result)) tally.add('silent', `${name} ${silent}`);
}

/** Plans every file of the corpus in a folder and prints what must not happen; 1 if it does. */
export function main(folder: string): number {
  const { files, missing } = readCorpus(folder);
  if (files.length === 0) {
    console.error(`no file of src/build/bench/planner/corpus.json lies in ${folder}`);
    return 1;
  }
  const tally = new Tally();
  for (const file of files) judge(file, tally);
  console.log(
    `${`${files.length}`.padStart(6)}  files read, ${missing} of the list not in the folder`,
  );
  for (const state of ['ready', 'blocked', 'unreadable']) console.log(tally.line(state, state));
  console.log(tally.line('mended', 'blocked, and ready by what needs no decision'));
  console.log(tally.line('fixes', 'fixes offered and applied one by one'));
  const goals: readonly (readonly [string, string])[] = [
    ['exception', 'exceptions'],
    ['slow', `over ${LIMIT_MS} ms of processor time`],
    ['names', 'blocked only by names'],
    ['accepted', 'blocked by an error that Compose itself accepts'],
    ['newErrors', 'fixes that leave new errors'],
    ['silent', 'apps whose database credentials fail silently'],
  ];
  for (const [what, sentence] of goals) console.log(tally.line(what, sentence, 0));
  return goals.some(([what]) => (tally.names.get(what)?.length ?? 0) > 0) ? 1 : 0;
}

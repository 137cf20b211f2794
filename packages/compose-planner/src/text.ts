import { formatEuro, formatMemory, plural } from './format.ts';
import { sizeOf } from './platform.ts';
import type { Finding, Plan, PlanRow } from './types.ts';

/** 'micro, 512 MB': a size as selects and texts name it. */
export function sizeLabel(size: string): string {
  return `${size}, ${formatMemory(sizeOf(size).memoryMb)}`;
}

/** Says whether a stack runs as planned, and if not, why. */
export interface Verdict {
  runs: 'yes' | 'questions' | 'no';
  words: string;
  worst?: Finding;
}

/** What Compose itself asks for, and what the platform doesn't have: calls, parts of its machines, other ports. */
const BEYOND = [
  /^required/,
  /^unreachable (?!Ports? )/,
  /^(?:devices|gpus|network_mode|privileged|runtime|socket) /,
  /^unreachable/,
];

/** What has to be there before anything else matters. */
const FIRST = new Set(['image-local', 'image-variable', 'env-line']);

/** What an app may need to start, so that nobody knows here whether it does. */
const OPEN = /-config$|^unknown-login$/;
/** What the platform does without the file: the clock of the machine. */
const CLOCK = /^`\/etc\/(?:localtime|timezone)`/;

/**
 * Findings by what they stop: what the platform doesn't have first, then other errors and refusals, then the ones that
 * keep the stack from running, images before the rest, then questions.
 */
export function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  const weight = ({ severity, stops, code, sentence }: Finding) => {
    if (severity === 'note') return 8;
    const beyond = BEYOND.findIndex((pattern) => pattern.test(`${code} ${sentence}`));
    if (beyond !== -1) return beyond - BEYOND.length;
    if (severity !== 'finding') return 0;
    if (!stops) return OPEN.test(code) ? 5 : CLOCK.test(sentence) ? 7 : 6;
    if (FIRST.has(code)) return 1;
    return code === 'side-port' ? 4 : code === 'shared-volume' ? 3 : 2;
  };
  return [...findings].sort((a, b) => weight(a) - weight(b) || a.offset - b.offset);
}

/** 'Ready', 'Runs, with 2 questions', 'May not run, with 2 questions' or "Doesn't run yet: …". */
export function verdictOf(plan: Plan): Verdict {
  const [worst] = worstFirst(plan.findings);
  if (worst?.stops) return { runs: 'no', words: `Doesn't run yet: ${worst.sentence}`, worst };
  if (plan.problems === 0) return { runs: 'yes', words: 'Ready' };
  const runs = worst && OPEN.test(worst.code) ? 'May not run' : 'Runs';
  return { runs: 'questions', words: `${runs}, with ${plural(plan.problems, 'question')}`, worst };
}

/** '3 services, €12.60. Runs, with 1 question': the plan in a line, as a status message says it. */
export function summary(plan: Plan): string {
  if (plan.state === 'unreadable')
    return `The file can't be read, ${plural(plan.problems, 'problem')}`;
  const sum = `${formatEuro(plan.total)}${plan.state === 'blocked' ? ' once fixed' : ''}`;
  return `${plural(plan.services, 'service')}, ${sum}. ${verdictOf(plan).words}`;
}

/** 'Line 12, column 5', with the name of the file if it's one of several. */
export function placeOf(finding: Pick<Finding, 'line' | 'column' | 'place'>): string {
  const { line, column } = finding.place ?? finding;
  return `${finding.place ? `${finding.place.file}, line` : 'Line'} ${line}, column ${column}`;
}

/** What's chosen in a row: 'micro, 512 MB' or '12 GB'. */
export function rowChoice(row: PlanRow): string {
  return row.size ? sizeLabel(row.size) : `${row.disk ?? 0} GB`;
}

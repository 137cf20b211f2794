import { applyEdits } from '../edits.ts';
import { makeSource, positionAt } from '../source.ts';
import type { Finding, Fix, Plan } from '../types.ts';
import { engineCommand } from './commands.ts';
import { address, dockerfile, envFile } from './files.ts';
import { strayKeys, strayServices } from './indentation.ts';
import { linesOf, type Line } from './lines.ts';
import { markdownFence } from './markdown.ts';
import { colonSpace, oddSpaces } from './slips.ts';
import type { Foreign, Recogniser, Slip } from './types.ts';

/** Longer texts aren't examined, because what people paste by mistake is short. */
const MAX_CHARACTERS = 60_000;
/** Longer files aren't examined for typing mistakes. */
const MAX_LINES = 3000;

/** Wrappers come first, because their content may look like anything. */
const recognisers: readonly Recogniser[] = [
  address,
  markdownFence,
  dockerfile,
  engineCommand,
  envFile,
];

const slips: readonly ((lines: readonly Line[]) => Slip | undefined)[] = [
  oddSpaces,
  colonSpace,
  strayServices,
  strayKeys,
];

type Replan = (text: string) => Plan;

const isError = ({ severity }: Finding) => severity === 'error';
const errorsOf = (plan: Plan) => plan.findings.filter(isError).length;
const nameOf = ({ code, sentence }: Finding) => `${code} ${sentence}`;

/** Whether more of a file can be read than before, or it has fewer errors. */
function better(before: Plan, after: Plan): boolean {
  if (after.state === 'unreadable') return false;
  return before.state === 'unreadable' || errorsOf(after) < errorsOf(before);
}

function written(
  text: string,
  found: Pick<Foreign, 'code' | 'at' | 'sentence' | 'hint'>,
  fix: Fix | undefined,
): Finding {
  const { code, sentence, hint } = found;
  const offset = Math.max(0, Math.min(found.at, text.length));
  const place = positionAt(makeSource(text), offset);
  return { code, severity: 'error', ...place, offset, sentence, hint, ...(fix ? { fix } : {}) };
}

/** A plan that only says what the text is, and doesn't offer to delete any part of it. */
function recognised(text: string, plan: Plan): Plan | undefined {
  for (const recognise of recognisers) {
    const found = recognise(text);
    if (!found) continue;
    const { becomes } = found;
    const fix: Fix | undefined = becomes && {
      label: becomes.label,
      edits: [{ from: 0, to: text.length, text: becomes.text }],
      ...(becomes.loses ? { asks: true } : {}),
    };
    return { ...plan, findings: [written(text, found, fix)], problems: 1 };
  }
  return undefined;
}

/** A typing mistake, or several if fixing just one doesn't make the file readable. */
function slipsOf(
  text: string,
  plan: Plan,
  replan: Replan,
): { slip: Slip; after: Plan } | undefined {
  const lines = linesOf(text);
  if (lines.length > MAX_LINES) return undefined;
  const found: Slip[] = [];
  for (const look of slips) {
    const slip = look(lines);
    if (!slip) continue;
    const after = replan(applyEdits(text, slip.edits));
    if (better(plan, after)) return { slip, after };
    if (slip.code !== found.at(-1)?.code) found.push(slip);
  }
  const [first] = found;
  if (!first || found.length < 2) return undefined;
  let mended = text;
  for (const look of slips) {
    const slip = look(linesOf(mended));
    if (slip) mended = applyEdits(mended, slip.edits);
  }
  const after = replan(mended);
  if (!better(plan, after)) return undefined;
  const edits = [{ from: 0, to: text.length, text: mended }];
  return { slip: { ...first, label: 'Fix spaces, colons and indentation', edits }, after };
}

/**
 * Examines a text that isn't a valid Compose file: says what else it is, or which typing mistake caused its
 * errors. `replan` plans the corrected text without examining it again.
 */
export function recognise(text: string, plan: Plan, replan: Replan): Plan {
  if (text.length > MAX_CHARACTERS) return plan;
  const whole = plan.state === 'unreadable' ? recognised(text, plan) : undefined;
  if (whole) return whole;
  const found = slipsOf(text, plan, replan);
  if (!found) return plan;
  const { slip, after } = found;
  // The mistake's own errors disappear with it, and so do their fixes.
  const left = new Set(after.findings.filter(isError).map(nameOf));
  const kept = plan.findings.filter(
    (finding) => plan.state !== 'unreadable' && (!isError(finding) || left.has(nameOf(finding))),
  );
  const own = written(text, slip, { label: slip.label, edits: slip.edits });
  const findings = [...kept, own].sort((a, b) => a.offset - b.offset);
  const gone = plan.findings.length - kept.length;
  return { ...plan, findings, problems: Math.max(1, plan.problems - gone + 1) };
}

import { applyEdits } from './edits.ts';
import { plan } from './plan.ts';
import { NO_CHOICES } from './rows.ts';
import type { Choices, Edit, Finding, Plan } from './types.ts';

/** The file after every fix that needs no decision. */
export interface Mended {
  text: string;
  /** The findings that were fixed, as they were before. */
  mended: readonly Finding[];
  plan: Plan;
}

/** How often to repeat, because a fix may uncover another finding. */
const MAX_ROUNDS = 20;

const NEW_VOLUMES = /^\r?\n?volumes:\r?\n/;

/** The edits of several fixes as one list, or undefined if two change the same text. */
function joined(known: readonly Edit[], more: readonly Edit[]): Edit[] | undefined {
  const result = [...known];
  for (const edit of more) {
    const at = result.findIndex(({ from, to }) => edit.from <= to && from <= edit.to);
    const other = result[at];
    if (!other) result.push(edit);
    else if (other.from === edit.from && other.to === edit.to && other.text === edit.text) continue;
    else if (other.from === other.to && edit.from === edit.to) {
      // Two declarations in one place, both under a single `volumes:`.
      const text = NEW_VOLUMES.test(other.text) ? edit.text.replace(NEW_VOLUMES, '') : edit.text;
      result[at] = { ...other, text: other.text + text };
    } else return undefined;
  }
  return result;
}

/** How much is wrong with a file: errors and refusals first, then every other problem. */
function weight(result: Plan): number {
  const blocked = result.findings.filter(
    ({ severity }) => severity === 'error' || severity === 'refused',
  ).length;
  return (result.state === 'unreadable' ? 1_000_000 : 0) + blocked * 1000 + result.problems;
}

/**
 * Applies every fix that needs no decision, and leaves out those that lose something the app may need. `code`
 * limits it to one kind of finding. Never leaves a file with more problems.
 */
export function mendAll(start: string, choices: Choices = NO_CHOICES, code?: string): Mended {
  let text = start;
  let result = plan(text, choices);
  const mended: Finding[] = [];
  const failed = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const open = result.findings.filter(
      (finding) =>
        finding.fix &&
        !finding.fix.asks &&
        finding.severity !== 'note' &&
        (code === undefined || finding.code === code) &&
        !failed.has(`${finding.code} ${finding.sentence}`),
    );
    if (open.length === 0) break;
    let edits: Edit[] = [];
    const taken: Finding[] = [];
    for (const finding of open) {
      const more = finding.fix && joined(edits, finding.fix.edits);
      if (!more) continue;
      edits = more;
      taken.push(finding);
    }
    const next = applyEdits(text, edits);
    const after = plan(next, choices);
    if (weight(after) < weight(result)) {
      mended.push(...taken);
      text = next;
      result = after;
      continue;
    }
    // All of them together didn't help, so try them one by one and leave out any that doesn't.
    const [first] = open;
    const alone = applyEdits(text, first?.fix?.edits ?? []);
    const single = plan(alone, choices);
    if (first && weight(single) < weight(result)) {
      mended.push(first);
      text = alone;
      result = single;
    } else if (first) failed.add(`${first.code} ${first.sentence}`);
  }
  return { text, mended, plan: result };
}

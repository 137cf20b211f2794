import { plan } from 'compose-planner';
import { rowAt } from '../src/lib/plan-drawing.ts';
import '../src/lib/planner.ts';

/** The part of a file that data/compose-files stores: the rows of its plan and what has to change, without its text. */
export function publicPlan(text: string) {
  const made = plan(text);
  if (made.state === 'unreadable') throw new Error(made.findings[0]?.sentence);
  const refused = made.findings.filter(({ severity }) => severity === 'refused');
  const hanging = new Set(refused.map(({ offset }) => rowAt(made, offset)?.id));
  return {
    rows: made.rows.map(({ id, kind, name, detail, size, disk, includedGb, replicas, reach }) => ({
      id,
      kind,
      name,
      detail,
      ...(size && { size }),
      ...(disk !== undefined && { disk }),
      ...(includedGb && { includedGb }),
      replicas,
      ...(reach?.publicPort !== undefined && { port: reach.publicPort }),
      ...(hanging.has(id) && { isRefused: true }),
    })),
    findings: made.findings
      .filter(({ severity }) => severity !== 'note')
      .map(({ severity, stops, line, sentence, hint }) => ({
        severity,
        ...(stops && { stops }),
        line,
        sentence,
        hint,
      })),
  };
}

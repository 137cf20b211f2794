import type { Finding, Plan } from 'compose-planner';

/** Problems by the row of their service. `others` belong to none. */
export function rowProblems(plan: Plan): {
  rows: ReadonlyMap<string, readonly Finding[]>;
  others: readonly Finding[];
} {
  const rows = new Map<string, Finding[]>();
  const others: Finding[] = [];
  for (const finding of plan.findings) {
    if (finding.severity === 'note') continue;
    const row = plan.rows.find(
      ({ offset, end }) => end !== undefined && finding.offset >= offset && finding.offset < end,
    );
    if (!row) others.push(finding);
    else if (rows.has(row.id)) rows.get(row.id)?.push(finding);
    else rows.set(row.id, [finding]);
  }
  return { rows, others };
}

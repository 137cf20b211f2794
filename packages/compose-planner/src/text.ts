import { formatEuro, formatMemory, plural } from './format.ts';
import { sizeOf } from './platform.ts';
import type { Finding, Plan, PlanRow } from './types.ts';

/** 'micro, 512 MB': a size as selects and texts name it. */
export function sizeLabel(size: string): string {
  return `${size}, ${formatMemory(sizeOf(size).memoryMb)}`;
}

/** '3 services, €12.60, 1 problem': the plan in a line, as a status message says it. */
export function summary(plan: Plan): string {
  const problems = plural(plan.problems, 'problem');
  if (plan.state === 'unreadable') return `The file cannot be read, ${problems}`;
  const sum = `${formatEuro(plan.total)}${plan.state === 'blocked' ? ' once fixed' : ''}`;
  const services = plural(plan.services, 'service');
  return plan.problems > 0 ? `${services}, ${sum}, ${problems}` : `${services}, ${sum}`;
}

/** 'Line 12, column 5'. */
export function placeOf(finding: Pick<Finding, 'line' | 'column'>): string {
  return `Line ${finding.line}, column ${finding.column}`;
}

/** 'micro, 512 MB' or '12 GB': what is chosen in a row. */
export function rowChoice(row: PlanRow): string {
  return row.size ? sizeLabel(row.size) : `${row.disk ?? 0} GB`;
}

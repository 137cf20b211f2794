import { formatEuro } from '../../site/money.ts';
import { formatMemory, sizeOf, type SizeName } from '../../site/prices.ts';
import type { Finding, Plan, PlanRow } from './types.ts';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** 'micro, 512 MB': a size as selects and texts name it. */
export function sizeLabel(size: SizeName): string {
  return `${size}, ${formatMemory(sizeOf(size).memoryMb)}`;
}

/** '3 services, €12.60, 1 problem': the plan in a line, as a status message says it. */
export function summary(plan: Plan): string {
  const problems = count(plan.problems, 'problem');
  if (plan.state === 'unreadable') return `The file cannot be read, ${problems}`;
  const sum = `${formatEuro(plan.total)}${plan.state === 'blocked' ? ' once fixed' : ''}`;
  const services = count(plan.services, 'service');
  return plan.problems > 0 ? `${services}, ${sum}, ${problems}` : `${services}, ${sum}`;
}

/** 'Line 12, column 5'. */
export function placeOf(finding: Pick<Finding, 'line' | 'column'>): string {
  return `Line ${finding.line}, column ${finding.column}`;
}

function choice(row: PlanRow): string {
  return row.size ? sizeLabel(row.size) : `${row.disk ?? 0} GB`;
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, cell.length)));
  return rows.map((row) =>
    row
      .map((cell, at) =>
        at === row.length - 1 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** The plan as plain text for a mail or a ticket: rows, sum, findings and ignored keys. */
export function planAsText(plan: Plan): string {
  if (plan.state === 'unreadable') {
    return [...plan.findings.map(findingText), ''].join('\n');
  }
  const rows = plan.rows.map((row) => [row.name, row.detail, choice(row), formatEuro(row.price)]);
  const once = plan.state === 'blocked' ? ', once fixed' : '';
  const lines = columns([...rows, ['sum', `a month, plus VAT${once}`, '', formatEuro(plan.total)]]);
  const findings = plan.findings.map(findingText);
  const ignored = plan.ignored.map((key) =>
    `Line ${key.line}: ${key.path} is ignored. ${key.hint}`.trim(),
  );
  const parts = [lines, findings, ignored].filter((part) => part.length > 0);
  return `${parts.map((part) => part.join('\n')).join('\n\n')}\n`;
}

function findingText(finding: Finding): string {
  return `${placeOf(finding)}: ${finding.sentence}. ${finding.hint}`;
}

import { formatEuro } from '../../../src/site/money.ts';
import { formatMemory, sizeOf, type SizeName } from '../../../src/site/prices.ts';
import type { Finding, IgnoredKey, Plan, PlanRow } from './types.ts';

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

/** The same key wherever it is ignored: `healthcheck.interval` on lines 18 and 32. */
export interface IgnoredGroup {
  /** The key with what it stands in, without `services.<name>`. */
  key: string;
  hint: string;
  places: readonly IgnoredKey[];
}

/** Ignored keys by what they are called, in the order of the file. */
export function groupIgnored(ignored: readonly IgnoredKey[]): readonly IgnoredGroup[] {
  const groups = new Map<string, IgnoredKey[]>();
  for (const place of ignored) {
    const key = place.path.replace(/^(?:services|volumes|networks|secrets|configs)\.[^.]*\./, '');
    const group = groups.get(key) ?? [];
    group.push(place);
    groups.set(key, group);
  }
  return [...groups].map(([key, places]) => ({ key, hint: places[0]?.hint ?? '', places }));
}

/** 'Line 18' or 'Lines 18, 32'. */
export function linesOf(places: readonly { line: number }[]): string {
  const lines = places.map(({ line }) => line);
  return `${lines.length === 1 ? 'Line' : 'Lines'} ${lines.join(', ')}`;
}

/** 'micro, 512 MB' or '12 GB': what is chosen in a row. */
export function rowChoice(row: PlanRow): string {
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
  const rows = plan.rows.map((row) => [
    row.name,
    row.detail,
    rowChoice(row),
    formatEuro(row.price),
  ]);
  const once = plan.state === 'blocked' ? ', once fixed' : '';
  const lines = columns([...rows, ['sum', `a month, plus VAT${once}`, '', formatEuro(plan.total)]]);
  const findings = plan.findings.map(findingText);
  const ignored = groupIgnored(plan.ignored).map(({ key, hint, places }) =>
    `${linesOf(places)}: \`${key}\` is ignored. ${hint}`.trim(),
  );
  const parts = [lines, findings, ignored].filter((part) => part.length > 0);
  return `${parts.map((part) => part.join('\n')).join('\n\n')}\n`;
}

function findingText(finding: Finding): string {
  return `${placeOf(finding)}: ${finding.sentence}. ${finding.hint}`;
}

import { bound, platform, sizeOf } from './platform.ts';
import type { Choices, Plan, PlanRow } from './types.ts';

/** Gigabytes to choose from for a disk, although any whole number from 1 to 200 is valid. */
export const DISK_CHOICES = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 200,
] as const;

/** No choices: the plan as it follows from the file. */
export const NO_CHOICES: Choices = { sizes: new Map(), disks: new Map() };

/** How many values the given files with variables have. */
export const givenValues = ({ environment, envFiles }: Choices): number =>
  [environment, ...(envFiles?.values() ?? [])].reduce((sum, map) => sum + (map?.size ?? 0), 0);

type Unpriced = Omit<PlanRow, 'expression' | 'price'>;

const paidGb = ({ disk = 0, includedGb = 0 }: Unpriced) => Math.max(0, disk - includedGb);

/** The price of a row as a computation: replicas times a size, or gigabytes beyond those included. */
function rowExpression(row: Unpriced): string {
  if (row.size) return row.replicas > 1 ? `${row.replicas}*size.${row.size}` : `size.${row.size}`;
  return `${paidGb(row)}*disk`;
}

/** A row with its price. */
export function priced(row: Unpriced): PlanRow {
  const unit = row.size ? sizeOf(row.size).month : platform().diskGbMonth;
  const count = row.size ? row.replicas : paidGb(row);
  return { ...row, expression: rowExpression(row), price: count * unit };
}

/** The sum of rows as one computation, with each price key once. */
export function sumExpression(rows: readonly PlanRow[]): string {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const [factor, key] = row.expression.includes('*')
      ? row.expression.split('*')
      : ['1', row.expression];
    if (key) counts.set(key, (counts.get(key) ?? 0) + Number(factor));
  }
  const terms = [...counts].filter(([, factor]) => factor > 0);
  if (terms.length === 0) return '0*disk';
  return terms.map(([key, factor]) => (factor === 1 ? key : `${factor}*${key}`)).join(' + ');
}

/** The sum of rows in micro-euro. */
export function sumOf(rows: readonly PlanRow[]): number {
  return rows.reduce((sum, row) => sum + row.price, 0);
}

function isDisk(gigabytes: number | undefined): gigabytes is number {
  return (
    gigabytes !== undefined &&
    Number.isInteger(gigabytes) &&
    gigabytes >= bound('disk.min') &&
    gigabytes <= bound('disk.max')
  );
}

/** A row with the visitor's choice of how it's reached. */
function reached(row: PlanRow, port: number | 'internal' | undefined): PlanRow {
  if (!row.reach || port === undefined) return row;
  const { ports } = row.reach;
  return { ...row, reach: port === 'internal' ? { ports } : { ports, publicPort: port } };
}

/** A row with the visitor's choices. A size or disk that isn't on offer changes nothing. */
export function chooseRow(row: PlanRow, choices: Choices): PlanRow {
  const size: string | undefined = choices.sizes.get(row.id);
  const disk = choices.disks.get(row.id);
  if (row.size && size && row.sizes?.includes(size)) return priced({ ...row, size });
  if (row.disk !== undefined && isDisk(disk)) return priced({ ...row, disk });
  return priced(row);
}

/** The plan with the visitor's choices and new prices. Only the file says which services a profile adds. */
export function withChoices(plan: Plan, choices: Choices): Plan {
  const rows = plan.rows.map((row) => reached(chooseRow(row, choices), choices.reach?.get(row.id)));
  const profiles = plan.profiles.map((profile) => ({
    ...profile,
    chosen: choices.profiles?.has(profile.name) ?? false,
  }));
  return { ...plan, rows, profiles, expression: sumExpression(rows), total: sumOf(rows) };
}

import { roundToCent, type MicroEuro } from '../money.ts';
import { allowances, HOURS_A_MONTH, rates, sizeOf, type SizeName } from '../prices.ts';

/** What a project used of one thing in one month. Hours are hours begun. */
export type Usage =
  | { kind: 'app' | 'database'; label: string; size: SizeName; hours: number; count?: number }
  | { kind: 'volume'; label: string; gb: number; hours: number }
  | { kind: 'databaseDisk'; label: string; gb: number; hours: number }
  | { kind: 'redisDisk'; label: string; gb: number; hours: number; size: SizeName }
  | { kind: 'snapshots'; label: string; gb: number; hours: number }
  | { kind: 'traffic'; label: string; tb: number }
  | { kind: 'builds'; label: string; minutes: number }
  | { kind: 'free'; label: string };

/** One part of a project's line: how much was charged and its amount in micro-euro, not rounded to cents. */
export interface Part {
  label: string;
  /** Units that cost something, after allowances: services, GB, TB, minutes. */
  charged: number;
  unit: 'service' | 'GB' | 'TB' | 'minute' | 'none';
  /** Price of one unit: a month of it for services and GB, once for TB and minutes. */
  unitPrice: MicroEuro;
  /** Hours begun. Absent if it isn't counted by time. */
  hours?: number;
  /** True if the monthly price is less than the hours would cost. */
  capped: boolean;
  amount: MicroEuro;
}

/** A project's line on the invoice: its parts, their exact sum, and the sum rounded once, half up, to cents. */
export interface Line {
  parts: readonly Part[];
  exact: MicroEuro;
  total: MicroEuro;
}

/** The price of `hours` begun of something that costs `month` a month, in whole micro-euro: never more than `month`. */
export function hourlyAmount(month: MicroEuro, hours: number): MicroEuro {
  return Math.min(month, Math.round((month * hours) / HOURS_A_MONTH));
}

function byTime(
  label: string,
  unit: 'service' | 'GB',
  charged: number,
  unitPrice: MicroEuro,
  hours: number,
): Part {
  return {
    label,
    charged,
    unit,
    unitPrice,
    hours,
    capped: hours > HOURS_A_MONTH,
    amount: hourlyAmount(Math.round(charged * unitPrice), hours),
  };
}

function byUnit(label: string, unit: 'TB' | 'minute', charged: number, unitPrice: MicroEuro): Part {
  return {
    label,
    charged,
    unit,
    unitPrice,
    capped: false,
    amount: Math.round(charged * unitPrice),
  };
}

/** What's left of `used` beyond `included`, without binary noise such as 0.30000000000000004. */
function beyond(used: number, included: number): number {
  return Math.max(0, Math.round((used - included) * 1e6) / 1e6);
}

/** The part of a line for one usage. */
export function partOf(usage: Usage): Part {
  switch (usage.kind) {
    case 'app':
    case 'database':
      return byTime(
        usage.label,
        'service',
        usage.count ?? 1,
        sizeOf(usage.size).month,
        usage.hours,
      );
    case 'volume':
      return byTime(usage.label, 'GB', usage.gb, rates.diskGbMonth, usage.hours);
    case 'databaseDisk':
      return byTime(
        usage.label,
        'GB',
        beyond(usage.gb, allowances.databaseDiskGb),
        rates.diskGbMonth,
        usage.hours,
      );
    case 'redisDisk': {
      const included = (sizeOf(usage.size).memoryMb * allowances.redisDiskFactor) / 1024;
      return byTime(usage.label, 'GB', beyond(usage.gb, included), rates.diskGbMonth, usage.hours);
    }
    case 'snapshots':
      return byTime(usage.label, 'GB', usage.gb, rates.snapshotGbMonth, usage.hours);
    case 'traffic':
      return byUnit(usage.label, 'TB', beyond(usage.tb, allowances.trafficTb), rates.trafficTb);
    case 'builds':
      return byUnit(
        usage.label,
        'minute',
        beyond(usage.minutes, allowances.buildMinutes),
        rates.buildMinute,
      );
    case 'free':
      return {
        label: usage.label,
        charged: 0,
        unit: 'none',
        unitPrice: 0,
        capped: false,
        amount: 0,
      };
  }
}

/** Adds up a project's usage in one month. Rounds the sum, not the parts. */
export function lineOf(usages: readonly Usage[]): Line {
  const parts = usages.map(partOf);
  const exact = parts.reduce((sum, part) => sum + part.amount, 0);
  return { parts, exact, total: roundToCent(exact) };
}

import type { Usage } from './index.ts';

/** A worked example: what one project used in one month. */
export interface WorkedBillData {
  title: string;
  /** Days of the example's month. */
  days: 28 | 30 | 31;
  usages: readonly Usage[];
}

const DAYS_30 = 30 * 24;
const DAYS_31 = 31 * 24;

/** The worked examples of the billing pages, by id. */
export const bills = {
  trial: {
    title: 'An app tried for 1 hour and 20 minutes',
    days: 30,
    usages: [{ kind: 'app', label: 'App web, nano', size: 'nano', hours: 2 }],
  },
  hobby: {
    title: 'A side project, the whole of a 31-day month',
    days: 31,
    usages: [
      { kind: 'app', label: 'App web, nano', size: 'nano', hours: DAYS_31 },
      { kind: 'free', label: 'Free PostgreSQL' },
      { kind: 'volume', label: 'Volume uploads, 3 GB', gb: 3, hours: DAYS_31 },
      { kind: 'traffic', label: 'Outgoing traffic, 0.02 TB', tb: 0.02 },
    ],
  },
  hobbyShort: {
    title: 'The same side project in a 28-day February',
    days: 28,
    usages: [
      { kind: 'app', label: 'App web, nano', size: 'nano', hours: 28 * 24 },
      { kind: 'free', label: 'Free PostgreSQL' },
      { kind: 'volume', label: 'Volume uploads, 3 GB', gb: 3, hours: 28 * 24 },
      { kind: 'traffic', label: 'Outgoing traffic, 0.02 TB', tb: 0.02 },
    ],
  },
  resize: {
    title: 'A shop that grows on the 11th of a 30-day month',
    days: 30,
    usages: [
      {
        kind: 'app',
        label: 'App web, 2 replicas of small',
        size: 'small',
        count: 2,
        hours: DAYS_30,
      },
      {
        kind: 'database',
        label: 'PostgreSQL db, micro until the 11th',
        size: 'micro',
        hours: 10 * 24,
      },
      {
        kind: 'database',
        label: 'PostgreSQL db, medium from then on',
        size: 'medium',
        hours: 20 * 24,
      },
      { kind: 'databaseDisk', label: 'Disk of db, 10 GB', gb: 10, hours: DAYS_30 },
      { kind: 'database', label: 'Redis cache, nano', size: 'nano', hours: DAYS_30 },
      { kind: 'redisDisk', label: 'Disk of cache, 0.5 GB', gb: 0.5, size: 'nano', hours: DAYS_30 },
      { kind: 'app', label: 'App media, nano, with the volume', size: 'nano', hours: DAYS_30 },
      { kind: 'volume', label: 'Volume media, 20 GB', gb: 20, hours: DAYS_30 },
      { kind: 'traffic', label: 'Outgoing traffic, 1.3 TB', tb: 1.3 },
      { kind: 'builds', label: 'Builds, 620 minutes', minutes: 620 },
    ],
  },
  reviewDay: {
    title: 'A copy of production for one working day of 10 hours',
    days: 30,
    usages: [
      { kind: 'app', label: 'App copy, small', size: 'small', hours: 10 },
      { kind: 'database', label: 'PostgreSQL copy-db, micro', size: 'micro', hours: 10 },
    ],
  },
  stopped: {
    title: 'A test environment that runs 10 hours on 22 working days',
    days: 30,
    usages: [
      { kind: 'app', label: 'App staging, small', size: 'small', hours: 22 * 10 },
      { kind: 'database', label: 'PostgreSQL staging-db, nano', size: 'nano', hours: DAYS_30 },
      { kind: 'volume', label: 'Volume files, 5 GB', gb: 5, hours: DAYS_30 },
    ],
  },
} as const satisfies Record<string, WorkedBillData>;

export type BillId = keyof typeof bills;

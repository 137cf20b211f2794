import { euro, type MicroEuro } from './money.ts';

/** The sizes of apps and databases, smallest first. Prices are euro a month without VAT. */
export const SIZE_NAMES = ['nano', 'micro', 'small', 'medium', 'large', 'xlarge'] as const;
export type SizeName = (typeof SIZE_NAMES)[number];

export interface Size {
  name: SizeName;
  /** Shared virtual processors: the fair share and the ceiling. */
  vcpu: number;
  /** Memory in binary megabytes (1 GB = 1024 MB). */
  memoryMb: number;
  /** Price a month of one app replica or one database. */
  month: MicroEuro;
  /** Connections of a PostgreSQL or MySQL database of this size. */
  connections: number;
}

export const sizes: readonly Size[] = [
  { name: 'nano', vcpu: 0.25, memoryMb: 256, month: euro('2.50'), connections: 25 },
  { name: 'micro', vcpu: 0.5, memoryMb: 512, month: euro('4.50'), connections: 50 },
  { name: 'small', vcpu: 1, memoryMb: 1024, month: euro('8.00'), connections: 100 },
  { name: 'medium', vcpu: 2, memoryMb: 2048, month: euro('15.00'), connections: 200 },
  { name: 'large', vcpu: 4, memoryMb: 4096, month: euro('29.00'), connections: 400 },
  { name: 'xlarge', vcpu: 8, memoryMb: 8192, month: euro('56.00'), connections: 800 },
];

/** A month counts 730 hours; a size costs at most its monthly price. */
export const HOURS_A_MONTH = 730;

/** Unit prices and allowances beside the sizes. */
export const rates = {
  /** One GB of volume or database storage for a month. */
  diskGbMonth: euro('0.10'),
  /** One GB of volume snapshot for a month. */
  snapshotGbMonth: euro('0.03'),
  /** One decimal terabyte of outgoing traffic beyond the allowance. */
  trafficTb: euro('1.20'),
  /** One build minute beyond the allowance. */
  buildMinute: euro('0.004'),
  /** Trial credit. */
  trialCredit: euro('5.00'),
  /** What the bastion, domains, certificates, seats, logs and metrics cost. */
  included: euro('0'),
} as const;

export const allowances = {
  /** First GB of a paid PostgreSQL or MySQL that cost nothing. */
  databaseDiskGb: 1,
  /** A Redis includes disk of this many times its memory. */
  redisDiskFactor: 2,
  /** Outgoing traffic a project and month, decimal TB. */
  trafficTb: 1,
  /** Build minutes a project and month. */
  buildMinutes: 500,
  trialDays: 30,
} as const;

import { brand } from '../../site/brand.ts';
import { limitText } from '../../site/limits.ts';
import { dollarsOf, formatRate, product } from './amounts.ts';
import type { MicroDollar } from './types.ts';
import { HOURS_A_MONTH } from '../../site/prices.ts';

/** One free PostgreSQL offer, cell by cell, in words. */
export interface FreePostgres {
  /** The platform's name, or null for our own offer, which stands first. */
  provider: string | null;
  /** Who one contracts with, and under which country's law that company stands. */
  company: string;
  disk: string;
  memory: string;
  /** What happens without use, at the limit and in the end. */
  catch: string;
  backups: string;
  /** Where it can stand in the European Union. */
  region: string;
  /** The first paid step a month, and how it is reckoned; null for our own. */
  next: { amount: MicroDollar; text: string } | null;
  factIds: readonly string[];
}

const dollars = (factId: string): MicroDollar => Math.round(dollarsOf(factId) * 1_000_000);

const neonCompute = product(
  'neon/launch-compute',
  { n: 0.25, unit: 'CU' },
  { n: HOURS_A_MONTH, unit: 'h' },
);

/** Free PostgreSQL offers that do not ask for money: ours, with its limits, and the others'. */
export const freePostgres: readonly FreePostgres[] = [
  {
    provider: null,
    company: `${brand.company}, Germany`,
    disk: limitText('free.disk'),
    memory: limitText('free.memory'),
    catch: `Paused after ${limitText('free.pauseAfter')} without a connection, deleted ${limitText('free.deleteAfter')} later. No public port, no availability goal. One an account.`,
    backups: 'none',
    region: 'Falkenstein, Helsinki',
    next: null,
    factIds: [],
  },
  {
    provider: 'Neon',
    company: 'owned by Databricks, United States',
    disk: '0.5 GB per project',
    memory: 'by compute units, 100 CU-hours per project and month',
    catch:
      'Stops after 5 minutes without use. Suspended until the next month when the CU-hours, the 0.5 GB or the 5 GB of egress are used up.',
    backups: '6 hours of history up to 1 GB, one manual snapshot',
    region: 'Frankfurt',
    next: {
      amount: neonCompute.amount,
      text: `Launch, always on, ${neonCompute.arithmetic}; storage ${formatRate(dollarsOf('neon/launch-storage'))} USD per GB`,
    },
    factIds: [
      'neon/postgres-free',
      'neon/postgres-free-limit-effect',
      'neon/postgres-free-restore',
      'neon/eu-regions',
      'neon/company',
      'neon/launch-compute',
      'neon/launch-storage',
    ],
  },
  {
    provider: 'Supabase',
    company: 'Supabase Pte. Ltd., Singapore',
    disk: '500 MB',
    memory: '500 MB, shared',
    catch: 'Paused after 1 week without activity; two active projects; 5 GB of egress.',
    backups: 'none',
    region: 'Ireland, Paris, Frankfurt, Stockholm',
    next: {
      amount: dollars('supabase/plan-pro'),
      text: 'Pro, per organisation, with 8 GB of disk and daily backups',
    },
    factIds: [
      'supabase/postgres-free',
      'supabase/postgres-free-backups',
      'supabase/postgres-free-restore',
      'supabase/eu-regions',
      'supabase/company',
      'supabase/plan-pro',
    ],
  },
  {
    provider: 'Aiven',
    company: 'Aiven, Finland',
    disk: '1 GB',
    memory: '1 GB',
    catch:
      'Powered off when it is not used; 20 connections; one per organisation; no connection pooling, no support.',
    backups: 'included',
    region: 'cannot be chosen',
    next: {
      amount: dollars('aiven/postgres-developer'),
      text: 'Developer, 8 GB of disk, region cannot be chosen',
    },
    factIds: [
      'aiven/postgres-free',
      'aiven/postgres-free-power',
      'aiven/eu-regions',
      'aiven/company',
      'aiven/postgres-developer',
    ],
  },
  {
    provider: 'Render',
    company: 'Render Services, Inc., United States',
    disk: '1 GB',
    memory: '256 MB',
    catch: 'Expires 30 days after creation, deleted 14 days later; one per workspace.',
    backups: 'none',
    region: 'Frankfurt',
    next: {
      amount: dollars('render/postgres-basic-256mb') + dollars('render/postgres-storage'),
      text: 'Basic-256mb and 1 GB of storage, 6.00 USD + 0.30 USD',
    },
    factIds: [
      'render/postgres-free',
      'render/eu-regions',
      'render/company',
      'render/postgres-basic-256mb',
      'render/postgres-storage',
    ],
  },
  {
    provider: 'Railway',
    company: 'Railway Corporation, United States',
    disk: '0.5 GB',
    memory: 'what a credit of 1 USD a month pays for',
    catch: 'Not managed. Data is deleted 30 days after the Free plan or the trial has ended.',
    backups: 'your work',
    region: 'Amsterdam',
    next: {
      amount: dollars('railway/plan-hobby'),
      text: 'Hobby plan with 5 USD of usage, billed by memory and processor time',
    },
    factIds: [
      'railway/postgres-free',
      'railway/postgres',
      'railway/eu-regions',
      'railway/company',
      'railway/plan-hobby',
    ],
  },
];

/** Compared platforms without a free PostgreSQL of their own. */
export const noFreePostgres: readonly string[] = [
  'heroku/postgres-free',
  'fly/postgres-free',
  'digitalocean/postgres-free',
  'vercel/postgres-free',
];

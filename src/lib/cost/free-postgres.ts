import { brand } from '../brand.ts';
import { limitText } from '../limits.ts';
import {
  dollarsOf,
  formatDollar,
  formatRate,
  microDollarsOf as dollars,
  product,
  saidIn,
} from './amounts.ts';
import type { MicroDollar } from './types.ts';
import { HOURS_A_MONTH } from '../prices.ts';

/** One free PostgreSQL offer, cell by cell, in words. */
export interface FreePostgres {
  /** The platform's name, or null for our own offer, which comes first. */
  provider: string | null;
  /** Who you contract with, and which country's law applies to that company. */
  company: string;
  disk: string;
  memory: string;
  /** What happens without use, at the limit and in the end. */
  catch: string;
  backups: string;
  /** Where in the European Union it can run. */
  region: string;
  /** The first paid step a month, and its arithmetic, which is null for ours. */
  next: { amount: MicroDollar; text: string } | null;
  factIds: readonly string[];
}

/** What the fact about a platform's free database says. */
const freeAt = (platform: string, pattern: RegExp): string =>
  saidIn(`${platform}/postgres-free`, pattern);

const neonStorage = freeAt('neon', /(\S+ GB) storage/);
const supabaseMemory = freeAt('supabase', /(\S+ MB) RAM/);

const neonCompute = product(
  'neon/launch-compute',
  { n: 0.25, unit: 'CU' },
  { n: HOURS_A_MONTH, unit: 'h' },
);

/** Free PostgreSQL offers that cost nothing: ours, with its limits, and the others'. */
export const freePostgres: readonly FreePostgres[] = [
  {
    provider: null,
    company: `${brand.company}, Germany`,
    disk: limitText('free.disk'),
    memory: limitText('free.memory'),
    catch: `Paused after ${limitText('free.pauseAfter')} without a connection, deleted ${limitText('free.deleteAfter')} later. No public port, no availability goal. One per account.`,
    backups: 'none',
    region: 'Falkenstein, Helsinki',
    next: null,
    factIds: [],
  },
  {
    provider: 'Neon',
    company: 'owned by Databricks, United States',
    disk: `${neonStorage} per project`,
    memory: `by compute units, ${freeAt('neon', /(\S+ CU-hours) per project/)} per project and month`,
    catch: `Stops after ${freeAt('neon', /stops after (\S+ minutes)/)} without use. Suspended until the next month when the CU-hours, the ${neonStorage} or the ${freeAt('neon', /(\S+ GB) egress/)} of egress are used up.`,
    backups: saidIn('neon/postgres-free-restore', /(.+)/),
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
    disk: freeAt('supabase', /(\S+ MB) database/),
    memory: `${supabaseMemory}, shared`,
    catch: `Paused after ${freeAt('supabase', /Paused after (\S+ week)/)} without activity; two active projects; ${freeAt('supabase', /(\S+ GB) egress/)} of egress.`,
    backups: 'none',
    region: 'Ireland, Paris, Frankfurt, Stockholm',
    next: {
      amount: dollars('supabase/plan-pro'),
      text: `Pro, per organisation, with ${saidIn('supabase/plan-pro', /(\S+ GB) disk/)} of disk and daily backups`,
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
    disk: freeAt('aiven', /(\S+ GB) disk/),
    memory: freeAt('aiven', /(\S+ GB) RAM/),
    catch: `Powered off when it isn't used; ${freeAt('aiven', /(\S+ connections)/)}; one per organisation; no connection pooling, no support.`,
    backups: 'included',
    region: "you can't choose it",
    next: {
      amount: dollars('aiven/postgres-developer'),
      text: `Developer, ${saidIn('aiven/postgres-developer', /(\S+ GB) disk/)} of disk, and you can't choose the region`,
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
    disk: freeAt('render', /(\S+ GB) storage/),
    memory: freeAt('render', /(\S+ MB) RAM/),
    catch: `Expires ${freeAt('render', /expires (\S+ days)/)} after creation, deleted ${freeAt('render', /(\S+ days) grace/)} later; one per workspace.`,
    backups: 'none',
    region: 'Frankfurt',
    next: {
      amount: dollars('render/postgres-basic-256mb') + dollars('render/postgres-storage'),
      text: `Basic-256mb and 1 GB of storage, ${formatDollar(dollars('render/postgres-basic-256mb'))} + ${formatDollar(dollars('render/postgres-storage'))}`,
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
    disk: freeAt('railway', /(\S+ GB) volume/),
    memory: `what a credit of ${freeAt('railway', /credit of (\S+ USD)/)} a month pays for`,
    catch: `Not managed. Data is deleted ${freeAt('railway', /deleted (\S+ days) after/)} after the Free plan or the trial ends.`,
    backups: 'your work',
    region: 'Amsterdam',
    next: {
      amount: dollars('railway/plan-hobby'),
      text: `Hobby plan with ${saidIn('railway/plan-hobby', /includes (\S+ USD) of usage/)} of usage, billed by memory and processor time`,
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

/** Compared platforms that have no free PostgreSQL. */
export const noFreePostgres: readonly string[] = [
  'heroku/postgres-free',
  'fly/postgres-free',
  'digitalocean/postgres-free',
  'vercel/postgres-free',
];

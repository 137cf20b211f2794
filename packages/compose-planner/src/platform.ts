import type { Engine } from './databaseImages.ts';

/** A size that an app or a database can have. */
export interface Size {
  name: string;
  vcpu: number;
  /** Binary megabytes. */
  memoryMb: number;
  /** Price a month in micro-euro. */
  month: number;
  /** How many connections a database of this size accepts. */
  connections: number;
}

/** A limit, default or period: its words, and its figure if it has one. */
export interface Limit {
  value?: number;
  text: string;
}

export type LimitName =
  | 'app.disk'
  | 'app.health.failures'
  | 'app.health.graceMax'
  | 'app.health.interval'
  | 'app.health.timeout'
  | 'app.platform'
  | 'app.port'
  | 'app.replicas'
  | 'app.replicas.min'
  | 'app.stopGrace'
  | 'disk.max'
  | 'disk.min'
  | 'name.length'
  | 'name.pattern'
  | 'project.services'
  | 'project.volumes';

/** What the rules need to know about the hosting platform. */
export interface PlatformFacts {
  /** Smallest first. */
  sizes: readonly Size[];
  /** The size of a service without a memory limit, and the smallest on offer. */
  starts: Readonly<Record<'app' | Engine, { size: string; least: string }>>;
  /** Price of a GB a month in micro-euro. */
  diskGbMonth: number;
  /** Free GB of each PostgreSQL or MySQL disk. */
  databaseDiskGb: number;
  /** Offered versions, newest first, and the port. */
  databases: Readonly<Record<Engine, { offered: readonly string[]; port: number }>>;
  limits: Readonly<Record<LimitName, Limit>>;
}

let facts: PlatformFacts | undefined;

/** Hands over the facts of the platform. Call it once, before the first plan. */
export function setPlatform(given: PlatformFacts): void {
  facts = given;
}

/** The facts that `setPlatform` was given. Throws if it hasn't been called. */
export function platform(): PlatformFacts {
  if (!facts) throw new Error('compose-planner: call setPlatform before the first plan');
  return facts;
}

/** The words of a limit. */
export const limitText = (name: LimitName): string => platform().limits[name].text;

/** A limit's figure. Throws if the limit is a phrase. */
export function bound(name: LimitName): number {
  const { value } = platform().limits[name];
  if (value === undefined) throw new Error(`the limit '${name}' is not a figure`);
  return value;
}

/** Replaces the names of limits in braces, such as `{app.disk}`, with their words. */
export const withLimits = (text: string): string =>
  text.replace(/\{([a-z]+\.[\w.]+)\}/gi, (_, name: LimitName) => limitText(name));

/** The size of that name. */
export function sizeOf(name: string): Size {
  const size = platform().sizes.find((candidate) => candidate.name === name);
  if (!size) throw new Error(`there is no size '${name}'`);
  return size;
}

/** The smallest size with at least that many binary megabytes, or undefined if none is large enough. */
export function smallestSizeFor(memoryMb: number): Size | undefined {
  return platform().sizes.find((size) => size.memoryMb >= memoryMb);
}

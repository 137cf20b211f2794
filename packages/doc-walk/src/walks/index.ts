import fs from 'node:fs';
import path from 'node:path';
import { type Engine, Machine, makeReady, missingMachines } from '../machines/machine.ts';
import { inParallel } from '../parallel.ts';
import { type Problem, type Unit } from '../types.ts';
import { Walk, type Walked } from './walk.ts';
import { sharedFolders } from './folders.ts';
import { installedByPage } from './installed.ts';
import { ruleProblems } from './rules/index.ts';
import { claimProblems, readWalkFile, walkFileOf, type WalkFile } from './walk-file.ts';

/** A page's walk, for the report. */
export interface PageWalk {
  page: string;
  units: readonly Unit[];
  /** One for each unit, or empty if the walk couldn't start. */
  results: readonly Walked[];
  seconds: number;
  /** Why nothing was run. */
  notRun?: string;
}

interface Job {
  page: string;
  walk: WalkFile;
  own: Unit[];
}

async function walkPage(
  root: string,
  { page, walk, own: units }: Job,
  isKept: boolean,
  engine?: Engine,
): Promise<PageWalk> {
  const began = Date.now();
  const fetch = installedByPage(units);
  const packages = [
    ...walk.has.keys(),
    ...(walk.bastion ? ['openssh-server'] : []),
    ...walk.servers,
  ];
  const parts = { packages, fetch, standins: walk.docker, systemd: walk.systemd, engine };
  const machine = await Machine.start(parts);
  try {
    const results = await new Walk(machine, walk, root).go(units);
    return { page, units, results, seconds: (Date.now() - began) / 1000 };
  } finally {
    if (isKept) process.stdout.write(`${page}: ${machine.howToEnter()}\n`);
    else await machine.stop();
  }
}

const withoutWalk = (page: string): Problem => ({
  file: walkFileOf(page),
  line: 1,
  message:
    'this page must be followed on a fresh machine. Write here what its reader has; a comment alone is enough for a page that needs nothing',
});

/** Gives blocks what their pages' walk files add in the sandbox. */
export function addHidden(root: string, units: readonly Unit[]): void {
  const files = new Map<string, WalkFile | undefined>();
  for (const unit of units) {
    const page = unit.blocks[0]?.page ?? '';
    if (!files.has(page)) files.set(page, readWalkFile(root, page).walk);
    const step = files.get(page)?.sandbox.find(({ at }) => unit.text.includes(at));
    if (step) unit.hidden = { before: step.before, after: step.after };
  }
}

/** From this many walks on, a second engine is worth its copy of data, some 15 s. */
const WORTH_A_COPY = 6;

/** How pages are walked. */
export interface WalkOptions {
  root: string;
  /** Pages that must have a walk file. */
  needsWalk?: (page: string) => boolean;
  /** Pages that aren't walked again. */
  isKnown?: (page: string) => boolean;
  /** Leaves the machines running, for a look. */
  keepsMachines?: boolean;
}

/** What's wrong with a page before anything is run: its walk file, its claims, its rules. */
function readJob(
  { root, needsWalk = () => false }: WalkOptions,
  page: string,
  own: Unit[],
  source: string,
): { job?: Job; problems: Problem[] } {
  const { walk, problems: wrong } = readWalkFile(root, page);
  const problems = [...ruleProblems(own, source), ...wrong];
  if (needsWalk(page) && wrong.length === 0 && !walk?.isWalked) problems.push(withoutWalk(page));
  if (!walk) return { problems };
  const texts = own.map((unit) => unit.text);
  const claims = claimProblems(walk, source, texts);
  const job = claims.length === 0 && walk.isWalked ? { page, walk, own } : undefined;
  return { job, problems: [...problems, ...claims] };
}

const notWalked = ({ page, own }: Job, why: string): PageWalk => ({
  page,
  units: own,
  results: [],
  seconds: 0,
  notRun: why,
});

/** Walks one job, or says why that can't be done here. */
async function doJob(root: string, job: Job, isKept: boolean, engine?: Engine): Promise<PageWalk> {
  try {
    return await walkPage(root, job, isKept, engine);
  } catch (error) {
    return notWalked(job, (error as Error).message);
  }
}

/** Walks pages that need an engine, one per engine at a time. */
async function walkWithEngines(root: string, jobs: readonly Job[], isKept: boolean) {
  const free: Engine[] = ['docker'];
  if (jobs.length >= WORTH_A_COPY)
    try {
      await makeReady([...new Set(jobs.flatMap(({ walk }) => walk.docker ?? []))], 'docker2');
      free.push('docker2');
    } catch (error) {
      process.stderr.write(`walks have one engine only: ${(error as Error).message}\n`);
    }
  return inParallel(jobs, free.length, async (job) => {
    const engine = free.pop();
    try {
      return await doJob(root, job, isKept, engine);
    } finally {
      if (engine) free.push(engine);
    }
  });
}

/**
 * Reads the walk file of every page of these units and walks the pages that aren't known. One
 * without an engine runs at a time, and one per engine.
 */
export async function walkPages(
  units: readonly Unit[],
  options: WalkOptions,
): Promise<{ walks: PageWalk[]; problems: Problem[] }> {
  const { root, isKnown = () => false, keepsMachines = false } = options;
  const problems: Problem[] = [];
  const jobs: Job[] = [];
  const pages = new Map<string, { units: Unit[]; source: string }>();
  for (const unit of units) {
    const block = unit.blocks[0];
    if (!block || block.isFile) continue;
    const source = () => fs.readFileSync(path.join(root, block.page), 'utf8');
    const page = pages.get(block.page) ?? { units: [], source: source() };
    page.units.push(unit);
    pages.set(block.page, page);
  }
  for (const [page, { units: own, source }] of pages) {
    const read = readJob(options, page, own, source);
    problems.push(...read.problems);
    if (read.job && !isKnown(page)) jobs.push(read.job);
  }
  problems.push(...sharedFolders(pages));
  const missing = jobs.length > 0 ? missingMachines() : undefined;
  if (missing) return { walks: jobs.map((job) => notWalked(job, missing)), problems };
  const walks = await Promise.all([
    walkWithEngines(
      root,
      jobs.filter(({ walk }) => walk.docker),
      keepsMachines,
    ),
    inParallel(
      jobs.filter(({ walk }) => !walk.docker),
      1,
      (job) => doJob(root, job, keepsMachines),
    ),
  ]);
  return { walks: walks.flat().sort((a, b) => (a.page < b.page ? -1 : 1)), problems };
}

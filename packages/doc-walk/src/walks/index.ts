import fs from 'node:fs';
import path from 'node:path';
import { folderHash, type ResultCache } from '../cache.ts';
import {
  type Engine,
  machinesHome,
  MACHINES_FOLDER,
  Machine,
  makeReady,
  missingMachines,
} from '../machines/machine.ts';
import { inParallel } from '../process.ts';
import { type Problem, type Unit } from '../types.ts';
import { Walk, type Walked } from './walk.ts';
import { sharedFolders } from './folders.ts';
import { installedByPage } from './installed.ts';
import { ruleProblems } from './rules/index.ts';
import { claimProblems, readWalkFile, walkFileOf, type WalkFile } from './walk-file.ts';

/** A page's walk, as the report has it. */
export interface PageWalk {
  page: string;
  units: readonly Unit[];
  /** One for each unit; empty where the walk could not be begun. */
  results: readonly Walked[];
  /** Programs of the machine, with their versions. */
  versions: Readonly<Record<string, string>>;
  caveats: readonly string[];
  /** ISO time at which the walk was done. */
  at: string;
  seconds: number;
  /** Why nothing was run. */
  notRun?: string;
}

interface Job {
  page: string;
  walk: WalkFile;
  own: Unit[];
  /** What its result is kept under. */
  key: string;
}

type Kept = Pick<PageWalk, 'results' | 'versions' | 'at' | 'seconds'>;

async function versionsIn(machine: Machine, walk: WalkFile, fetched: readonly string[]) {
  const names = [...walk.has.keys(), ...fetched];
  const asked = await machine.run(
    `dpkg-query -W -f '\${Package} \${Version}\\n' ${names.join(' ')} 2>/dev/null; ${walk.docker ? `echo "docker $(docker version --format '{{.Server.Version}}')"; echo "compose $(docker compose version --short)"` : ''}`,
  );
  const versions: Record<string, string> = {};
  for (const line of asked.stdout.split('\n')) {
    const [name = '', version = ''] = line.split(' ');
    const plain = /^(?:\d+:)?v?([\d.]*\d)/.exec(version)?.[1];
    if (plain) versions[name] = plain;
  }
  return versions;
}

async function walkPage(
  root: string,
  page: string,
  walk: WalkFile,
  units: readonly Unit[],
  isKept: boolean,
  engine?: Engine,
): Promise<PageWalk> {
  const began = Date.now();
  const fetch = installedByPage(units);
  const base = { page, units, caveats: walk.caveats, at: new Date().toISOString() };
  const packages = [
    ...walk.has.keys(),
    ...(walk.bastion ? ['openssh-server'] : []),
    ...walk.servers,
  ];
  const parts = { packages, fetch, standins: walk.docker, systemd: walk.systemd, engine };
  const machine = await Machine.start(parts);
  try {
    const results = await new Walk(machine, walk, root).go(units);
    const versions = await versionsIn(machine, walk, fetch);
    return { ...base, results, versions, seconds: (Date.now() - began) / 1000 };
  } finally {
    if (isKept) process.stdout.write(`${page}: ${machine.howToEnter()}\n`);
    else await machine.stop();
  }
}

/** What a walk depends on, beside the checker: the page's blocks, the walk file, the machines. */
function keyOf(cache: ResultCache, root: string, walk: WalkFile, units: readonly Unit[]): string {
  const blocks = units.map((unit) => [unit.lang, unit.text, unit.meta, unit.output?.text]);
  const file = fs.readFileSync(path.join(root, walk.file), 'utf8');
  const others = [...walk.files.keys()].map((name) => folderHash(path.join(root, name)));
  return cache.key('walk', JSON.stringify(blocks), file, ...others, folderHash(MACHINES_FOLDER));
}

const isLesson = (page: string) => /^learn\/[^/]+\/[^/]+\.mdx$/.test(page);

const withoutWalk = (page: string): Problem => ({
  file: walkFileOf(page),
  line: 1,
  message: `this lesson is not walked: every lesson is followed on a fresh machine. Write here what its reader has; a comment alone is enough for a page that needs nothing. See 'Walks' in CONTRIBUTING.md`,
});

class Store {
  readonly #file = path.join(machinesHome(), 'walks.json');
  readonly #kept: Record<string, Kept>;
  readonly #isOn = process.env.CI !== 'true';

  constructor() {
    this.#kept =
      this.#isOn && fs.existsSync(this.#file)
        ? (JSON.parse(fs.readFileSync(this.#file, 'utf8')) as Record<string, Kept>)
        : {};
  }

  get = (key: string) => this.#kept[key];

  set(key: string, walk: PageWalk): void {
    const { results, versions, at, seconds } = walk;
    this.#kept[key] = { results, versions, at, seconds };
    if (!this.#isOn) return;
    fs.mkdirSync(path.dirname(this.#file), { recursive: true });
    fs.writeFileSync(`${this.#file}.${process.pid}`, JSON.stringify(this.#kept));
    fs.renameSync(`${this.#file}.${process.pid}`, this.#file);
  }
}

/** Gives blocks what the walk files of their pages add in the sandbox. */
export function addHidden(root: string, units: readonly Unit[]): void {
  const files = new Map<string, WalkFile | undefined>();
  for (const unit of units) {
    const page = unit.blocks[0]?.page ?? '';
    if (!files.has(page)) files.set(page, readWalkFile(root, page).walk);
    const step = files.get(page)?.sandbox.find(({ at }) => unit.text.includes(at));
    if (step) unit.hidden = { before: step.before, after: step.after };
  }
}

/** Walks that a second engine must spare before its data are worth their copy, some 15 s. */
const WORTH_A_COPY = 6;

/** Walks every page of these units that has a walk file: one without an engine at a time, and one with each engine. */
export async function walkPages(
  root: string,
  units: readonly Unit[],
  cache: ResultCache,
  isKept = false,
): Promise<{ walks: PageWalk[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const jobs: Job[] = [];
  const pages = new Map<string, Unit[]>();
  for (const unit of units) {
    const block = unit.blocks[0];
    if (block && !block.isFile) pages.set(block.page, [...(pages.get(block.page) ?? []), unit]);
  }
  const texts = new Map<string, { units: Unit[]; source: string }>();
  for (const [page, own] of pages) {
    const source = fs.readFileSync(path.join(root, page), 'utf8');
    texts.set(page, { units: own, source });
    const read = readWalkFile(root, page);
    problems.push(...ruleProblems(own, source));
    problems.push(...read.problems);
    if (isLesson(page) && read.problems.length === 0 && !read.walk?.isWalked)
      problems.push(withoutWalk(page));
    if (!read.walk) continue;
    const claims = claimProblems(
      read.walk,
      source,
      own.map((unit) => unit.text),
    );
    problems.push(...claims);
    if (claims.length === 0 && read.walk.isWalked)
      jobs.push({ page, walk: read.walk, own, key: keyOf(cache, root, read.walk, own) });
  }
  problems.push(...sharedFolders(texts));
  const store = new Store();
  const missing = jobs.length > 0 ? missingMachines() : undefined;
  const knownAs = (key: string) => (isKept ? undefined : store.get(key));
  const walked = async ({ page, walk, own, key }: Job, engine?: Engine): Promise<PageWalk> => {
    const empty = { page, units: own, caveats: walk.caveats, results: [], versions: {}, at: '' };
    if (missing) return { ...empty, seconds: 0, notRun: missing };
    const known = knownAs(key);
    if (known) return { ...empty, ...known };
    try {
      const made = await walkPage(root, page, walk, own, isKept, engine);
      if (made.results.every(({ fate }) => fate !== 'failed')) store.set(key, made);
      return made;
    } catch (error) {
      return { ...empty, seconds: 0, notRun: (error as Error).message };
    }
  };
  const walkWithEngines = async (lane: readonly Job[]) => {
    const fresh = missing ? [] : lane.filter(({ key }) => !knownAs(key));
    const free: Engine[] = ['docker'];
    if (fresh.length >= WORTH_A_COPY)
      try {
        await makeReady([...new Set(fresh.flatMap(({ walk }) => walk.docker ?? []))], 'docker2');
        free.push('docker2');
      } catch (error) {
        process.stderr.write(`walks have one engine only: ${(error as Error).message}\n`);
      }
    return inParallel(lane, free.length, async (job) => {
      const engine = free.pop();
      try {
        return await walked(job, engine);
      } finally {
        if (engine) free.push(engine);
      }
    });
  };
  const walks = await Promise.all([
    walkWithEngines(jobs.filter(({ walk }) => walk.docker)),
    inParallel(
      jobs.filter(({ walk }) => !walk.docker),
      1,
      (job) => walked(job),
    ),
  ]);
  return { walks: walks.flat().sort((a, b) => (a.page < b.page ? -1 : 1)), problems };
}

import { type Browser, chromium } from '@playwright/test';
import { type Acts, measureActs, type Network, NETWORKS, WAYS } from './act.ts';
import { measureBytes } from './bytes.ts';
import { measureVitals } from './lighthouse.ts';
import { benchPages, type BenchPage } from './pages.ts';
import { median } from '../../../src/lib/numbers.ts';
import { actTable, type ActRow, tableOf, type PageResult } from './report.ts';

const SLOW_DOWN = 4;

export interface Site {
  name: string;
  origin: string;
}

export interface BenchOptions {
  own: Site;
  stock?: Site;
  executablePath: string;
  /** Port that the browser's debugging protocol listens on, for Lighthouse. */
  debuggingPort: number;
  runs: number;
  /** Kinds of pages to measure, all if empty. */
  only: readonly string[];
  /** Receives each table as soon as it is complete. */
  print(text: string): void;
}

/** Measures in a separate browser. */
async function inBrowser<Result>(
  { executablePath, debuggingPort }: BenchOptions,
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** One round of measuring a visit. */
const round = (url: string, options: BenchOptions): Promise<PageResult> =>
  inBrowser(options, async (browser) => ({
    cost: await measureBytes(browser, url),
    vitals: await measureVitals(url, options.debuggingPort),
  }));

function middle(results: readonly PageResult[]): PageResult {
  const [first] = results;
  if (!first) throw new Error('no run');
  const of = (pick: (result: PageResult) => number) => median(results.map(pick));
  return {
    // Bytes are the same in every run.
    cost: first.cost,
    vitals: {
      score: of(({ vitals }) => vitals.score),
      fcp: of(({ vitals }) => vitals.fcp),
      lcp: of(({ vitals }) => vitals.lcp),
      tbt: of(({ vitals }) => vitals.tbt),
      cls: of(({ vitals }) => vitals.cls),
    },
  };
}

/** Measures both sites page by page, alternating runs so that both see the same machine. */
async function measure(page: BenchPage, options: BenchOptions): Promise<void> {
  const { own, stock, runs } = options;
  const mine: PageResult[] = [];
  const theirs: PageResult[] = [];
  for (let run = 0; run < runs; run += 1) {
    mine.push(await round(`${own.origin}${page.path}`, options));
    if (stock && page.inStock) {
      theirs.push(await round(`${stock.origin}${page.path}`, options));
    }
  }
  const table = tableOf(page.kind, middle(mine), theirs.length > 0 ? middle(theirs) : undefined);
  options.print(`${page.path}, medians of ${runs}\n\n${table}\n`);
}

const middleOfActs = (rounds: readonly Acts[]): Acts => {
  const of = (pick: (one: Acts) => number) => median(rounds.map(pick));
  return {
    time: of(({ time }) => time),
    whole: rounds.reduce((sum, { whole }) => sum + whole, 0),
    links: rounds.reduce((sum, { links }) => sum + links, 0),
    atRest: of(({ atRest }) => atRest),
    afterAct: of(({ afterAct }) => afterAct),
  };
};

/** Follows links of a page in each way and over each network, alternating between both sites. */
async function measureFollowing(path: string, options: BenchOptions): Promise<void> {
  const { own, stock, runs } = options;
  const rows: ActRow[] = [];
  for (const way of WAYS) {
    for (const network of Object.keys(NETWORKS) as Network[]) {
      const rounds: Acts[][] = [[], []];
      for (let run = 0; run < runs; run += 1) {
        for (const [at, site] of [own, stock].entries()) {
          if (!site) continue;
          const url = `${site.origin}${path}`;
          const act = (browser: Browser) => measureActs(browser, url, way, network, SLOW_DOWN);
          rounds[at]?.push(await inBrowser(options, act));
        }
      }
      const [mine = [], theirs = []] = rounds;
      const other = theirs.length > 0 ? { stock: middleOfActs(theirs) } : {};
      rows.push({ way, network, own: middleOfActs(mine), ...other });
    }
  }
  options.print(`links of ${path}, medians of ${runs}\n\n${actTable(rows)}\n`);
}

/** Measures a page of each kind on this site and on the stock one, and prints a table for each. */
export async function main(options: BenchOptions): Promise<void> {
  for (const page of benchPages) {
    if (options.only.length === 0 || options.only.includes(page.kind)) await measure(page, options);
  }
  const { path = '' } = benchPages.find(({ kind }) => kind === 'doc') ?? {};
  if (options.only.length === 0 || options.only.includes('act'))
    await measureFollowing(path, options);
}

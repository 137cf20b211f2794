import { chromium } from '@playwright/test';
import { measureBytes } from './bytes.ts';
import { measureClick } from './click.ts';
import { measureVitals } from './lighthouse.ts';
import { benchPages, type BenchPage } from './pages.ts';
import { median, tableOf, type PageResult } from './report.ts';

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
  /** Kinds of pages to measure; all where empty. */
  only: readonly string[];
  /** Takes each table as soon as it is complete. */
  print(text: string): void;
}

/** One round of every measurement, in a browser of its own. */
async function round(url: string, next: string, options: BenchOptions): Promise<PageResult> {
  const { executablePath, debuggingPort } = options;
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
    const cost = await measureBytes(browser, url);
    const click = await measureClick(browser, url, next, SLOW_DOWN);
    const slowClick = await measureClick(browser, url, next, SLOW_DOWN, true);
    const vitals = await measureVitals(url, debuggingPort);
    return { cost, click, slowClick, vitals };
  } finally {
    await browser.close();
  }
}

function middle(results: readonly PageResult[]): PageResult {
  const [first] = results;
  if (!first) throw new Error('no run');
  const of = (pick: (result: PageResult) => number) => median(results.map(pick));
  return {
    // Bytes are the same in every run.
    cost: first.cost,
    click: of(({ click }) => click),
    slowClick: of(({ slowClick }) => slowClick),
    vitals: {
      score: of(({ vitals }) => vitals.score),
      fcp: of(({ vitals }) => vitals.fcp),
      lcp: of(({ vitals }) => vitals.lcp),
      tbt: of(({ vitals }) => vitals.tbt),
      cls: of(({ vitals }) => vitals.cls),
    },
  };
}

/** Measures both sites page by page, their runs in turn so that both see the same machine. */
async function measure(page: BenchPage, options: BenchOptions): Promise<void> {
  const { own, stock, runs } = options;
  const mine: PageResult[] = [];
  const theirs: PageResult[] = [];
  for (let run = 0; run < runs; run += 1) {
    mine.push(await round(`${own.origin}${page.path}`, page.next, options));
    if (stock && page.inStock) {
      theirs.push(await round(`${stock.origin}${page.path}`, page.next, options));
    }
  }
  const table = tableOf(page.kind, middle(mine), theirs.length > 0 ? middle(theirs) : undefined);
  options.print(`${page.path} → ${page.next}, medians of ${runs}\n\n${table}\n`);
}

/** Measures a page of each kind on this site and on the stock one, and prints a table for each. */
export async function main(options: BenchOptions): Promise<void> {
  for (const page of benchPages) {
    if (options.only.length === 0 || options.only.includes(page.kind)) await measure(page, options);
  }
}

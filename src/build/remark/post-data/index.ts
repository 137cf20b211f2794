import fs from 'node:fs';
import path from 'node:path';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { breakEvenView } from '../../../model/break-even/index.ts';
import { perTerabyte } from '../../../model/cost/terabyte.ts';
import { growthBook } from '../../../model/netlify-credits/book.ts';
import { growthRows } from '../../../model/netlify-credits/growth.ts';
import { creditFigure, rateRows } from '../../../model/netlify-credits/examples.ts';
import {
  benchSeries,
  type BenchResults,
  failedRequests,
  loadRange,
  reloadRows,
} from '../../../model/proxy-bench/index.ts';
import { benchFigure, machineRows } from '../../../model/proxy-bench/figures.ts';
import { computeData } from '../component-data/index.ts';

/** The raw numbers of the measurement, beside the scripts that took them. */
const RESULTS = 'examples/bench-proxies/results.json';

const readResults = (root: string): BenchResults =>
  JSON.parse(fs.readFileSync(path.join(root, RESULTS), 'utf8')) as BenchResults;

function benchValue(results: BenchResults, of: string): string {
  if (of === 'failed') return failedRequests(results).toLocaleString('en-GB');
  if (of === 'load-min') return loadRange(results).min.toFixed(1);
  if (of === 'load-max') return loadRange(results).max.toFixed(1);
  if (of === 'runs') return results.load.length.toLocaleString('en-GB');
  const figure = benchFigure(results, of);
  if (figure !== undefined) return figure;
  const [name, ...series] = of.split(/\s+/);
  const { rows, unit } = benchSeries(results, series.join(' '));
  const row = rows.find((known) => known.name.toLowerCase() === name);
  if (!row) throw new Error(`there is no '${name}' in '${series.join(' ')}'`);
  return `${row.text.median} ${unit}`;
}

/** What each component of a post is given, from its attribute `of`. */
const dataOf: Readonly<Record<string, (of: string, root: string) => unknown>> = {
  CreditSlider: () => {
    const book = growthBook();
    return { book, rows: growthRows(book, 1) };
  },
  CreditFigure: creditFigure,
  CreditRates: rateRows,
  BreakEven: breakEvenView,
  PerTerabyte: perTerabyte,
  BenchChart: (of, root) =>
    of.split(/\s*;\s*/).map((series) => benchSeries(readResults(root), series)),
  BenchMachine: (_, root) => machineRows(readResults(root).machine),
  BenchReloads: (_, root) => reloadRows(readResults(root)),
  BenchValue: (of, root) => benchValue(readResults(root), of),
};

/**
 * A remark plugin that computes figures of posts at build time and writes them
 * into their components, so that no raw data reaches the browser. Stops the
 * build with file and line at an unknown figure.
 */
export default function postData(options: { root?: string } = {}) {
  const root = options.root ?? process.cwd();
  return (tree: Node, file: VFile): void => {
    computeData(tree, file, dataOf, root);
  };
}

import fs from 'node:fs';
import path from 'node:path';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { boughtView, type Floors } from '../../../lib/comparison/bought.ts';
import { growthBook } from '../../../lib/netlify-credits/book.ts';
import { growthRows } from '../../../lib/netlify-credits/growth.ts';
import { creditFigure, rateRows } from '../../../lib/netlify-credits/examples.ts';
import {
  benchSeries,
  type BenchResults,
  byDay,
  type Machine,
  parseRuns,
  reloadRows,
} from '../../../lib/proxy-bench/index.ts';
import { curveView, sizingRows } from '../../../lib/proxy-bench/curve.ts';
import { benchFigure, machineRows } from '../../../lib/proxy-bench/figures.ts';
import { bound, computeData } from '../component-data/index.ts';

/** The raw numbers of the measurement, next to the scripts that took them. */
const LAB = 'examples/proxy-lab';

/** The results of the scripts in `examples/proxy-lab`. Throws with file and line if they can't be read. */
export const readResults = (root: string): BenchResults =>
  byDay(
    JSON.parse(fs.readFileSync(path.join(root, LAB, 'machines.json'), 'utf8')) as Machine[],
    parseRuns(fs.readFileSync(path.join(root, LAB, 'runs.csv'), 'utf8'), `${LAB}/runs.csv`),
  );

/** What `examples/stack-floors` measured. */
const readFloors = (root: string): Floors =>
  JSON.parse(
    fs.readFileSync(path.join(root, 'examples/stack-floors/floors.json'), 'utf8'),
  ) as Floors;

/** The data for each component of a post, from its attribute `of`. */
const dataOf: Readonly<Record<string, (of: string, root: string) => unknown>> = {
  CreditSlider: () => {
    const book = growthBook();
    return { book, rows: growthRows(book, 1) };
  },
  CreditFigure: creditFigure,
  CreditRates: () => bound(rateRows()),
  BoughtTable: (_, root) => boughtView(readFloors(root)),
  BenchChart: (of, root) =>
    of.split(/\s*;\s*/).map((series) => benchSeries(readResults(root), series)),
  BenchCurve: (_, root) => bound(curveView(readResults(root))),
  BenchSizing: (_, root) => bound(sizingRows(readResults(root))),
  BenchMachine: (_, root) => machineRows(readResults(root).machine),
  BenchReloads: (_, root) => reloadRows(readResults(root)),
  BenchValue: (of, root) => bound(benchFigure(readResults(root), of)),
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

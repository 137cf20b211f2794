import path from 'node:path';
import zlib from 'node:zlib';
import { createSearcher } from '../../../model/search/index.ts';
import { bytesOf, measureBrowser, median } from './browser.ts';
import { readCorpus } from './corpus.ts';
import { measureOwn, measureStock } from './node.ts';
import { readQueries, splitQueries } from './queries.ts';
import { limitRow, scoreRows, tableOf } from './report.ts';
import { scoreSearch } from './score.ts';
import { openStock } from './stock.ts';

const KIB = 1024;
/** Milliseconds that the results of a further key may take. */
const SLOW_KEY = 50;
const brotli = (data: unknown) =>
  zlib.brotliCompressSync(typeof data === 'string' ? data : JSON.stringify(data)).length / KIB;

interface Options {
  root: string;
  /** Where the build is served, and the browser to measure with; without it the browser is left out. */
  browser?: { origin: string; executablePath: string };
  /** Lists the misses of the tuning half; those of the other half stay unread. */
  misses?: boolean;
}

/** Scores the search of the built site and measures its cost; prints tables, returns the exit status. */
export async function main({ root, browser, misses = false }: Options): Promise<number> {
  const print = (text: string) => process.stdout.write(`${text}\n`);
  const buildDir = path.join(root, 'build');
  const { pages, index, stockIndex } = await readCorpus(root);
  const { head, body } = index;
  const searcher = createSearcher(head);
  searcher.addBody(body);
  const queries = readQueries(path.join(root, 'tests/search/queries.json'));
  const halves = splitQueries(queries);
  const texts = queries.map(({ query }) => query);
  const search = (query: string) => searcher.search(query).map(({ url }) => url);
  const stock = openStock(stockIndex);
  const tuning = scoreSearch(halves.tuning, search);
  const rows = [
    ...scoreRows('tuning', tuning, scoreSearch(halves.tuning, stock)),
    ...scoreRows(
      'held out',
      scoreSearch(halves.heldOut, search),
      scoreSearch(halves.heldOut, stock),
    ),
  ];
  print(`${pages.length} pages, ${tuning.queries} + ${halves.heldOut.length} queries`);
  if (misses) {
    for (const miss of tuning.misses) print(`  ${miss.query}: ${miss.place}, first ${miss.first}`);
  }
  print(`index, brotli: titles ${brotli(head).toFixed(1)}, texts ${brotli(body).toFixed(1)} KiB`);
  const [own, theirs] = [measureOwn(pages, texts), measureStock(stockIndex, texts)];
  rows.push(
    limitRow('open and first answer, in Node', own.first, undefined, 'ms', theirs.first),
    limitRow('further answer, median, in Node', own.middle, undefined, 'ms', theirs.middle),
    limitRow('further answer, slowest, in Node', own.slowest, 100, 'ms', theirs.slowest),
  );
  if (browser) {
    const { origin, executablePath } = browser;
    const cost = await measureBrowser(origin, executablePath, texts, SLOW_KEY);
    const last = (names: readonly string[]) => names.map((name) => path.basename(name)).join(' ');
    print(`until the first result: ${last(cost.untilFirst)}`);
    print(`until the texts: ${last(cost.untilTexts)}`);
    const slow = [...cost.keys].sort((a, b) => b.ms - a.ms).slice(0, 5);
    print(
      `slowest keys: ${slow.map(({ query, ms }) => `${query} ${ms.toFixed(0)} ms`).join(', ')}`,
    );
    const times = cost.keys.map(({ ms }) => ms);
    const bytes = (names: readonly string[]) => bytesOf(buildDir, names) / KIB;
    // The plugin's index alone; its code comes on top.
    const stockBytes = brotli(stockIndex);
    rows.push(
      limitRow('focus to first result, brotli', bytes(cost.untilFirst), 110, 'KiB', stockBytes),
      limitRow('focus to texts searched, brotli', bytes(cost.untilTexts), 110, 'KiB', stockBytes),
      limitRow('first result, cold, 4× CPU', cost.firstResult, 250, 'ms'),
      limitRow('first result, a second after focus', cost.afterFocus, 250, 'ms'),
      limitRow('further key, median, 4× CPU', median(times), SLOW_KEY, 'ms'),
      limitRow('further key, slowest query, 4× CPU', Math.max(...times), SLOW_KEY, 'ms'),
    );
  }
  print(tableOf(rows));
  return rows.every(({ met }) => met) ? 0 : 1;
}

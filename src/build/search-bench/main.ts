import path from 'node:path';
import zlib from 'node:zlib';
import { buildIndex, createSearcher } from '../../model/search/index.ts';
import { bytesOf, measureBrowser } from './browser.ts';
import { readCorpus } from './corpus.ts';
import { measureNode } from './node.ts';
import { readQueries, splitQueries } from './queries.ts';
import { limitRow, scoreRows, tableOf } from './report.ts';
import { scoreSearch } from './score.ts';

const KIB = 1024;
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
  const { pages, stockIndex } = await readCorpus(buildDir);
  const { head, body } = buildIndex(pages);
  const searcher = createSearcher(head);
  searcher.addBody(body);
  const halves = splitQueries(readQueries(path.join(root, 'tests/search/queries.json')));
  const search = (query: string) => searcher.search(query).map(({ url }) => url);
  const tuning = scoreSearch(halves.tuning, search);
  const rows = [
    ...scoreRows('tuning', tuning),
    ...scoreRows('held out', scoreSearch(halves.heldOut, search)),
  ];
  print(`${pages.length} pages, ${tuning.queries} + ${halves.heldOut.length} queries`);
  if (misses) {
    for (const miss of tuning.misses) print(`  ${miss.query}: ${miss.place}, first ${miss.first}`);
  }
  const [headSize, bodySize] = [brotli(head), brotli(body)];
  print(`index, brotli: titles ${headSize.toFixed(1)} KiB, texts ${bodySize.toFixed(1)} KiB`);
  print(
    `stock plugin, same pages: ${brotli(stockIndex).toFixed(1)} KiB brotli, ` +
      `${(Buffer.byteLength(stockIndex) / KIB).toFixed(0)} KiB raw, fetched whole before the first result`,
  );
  const node = measureNode(pages);
  const ms = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(' ');
  print(`Node, ms: first ${ms([node.first])}, texts ${ms([node.texts])}, keys ${ms(node.keys)}`);
  if (browser) {
    const cost = await measureBrowser(browser.origin, browser.executablePath);
    const last = (names: readonly string[]) => names.map((name) => path.basename(name)).join(' ');
    print(`until the first result: ${last(cost.untilFirst)}`);
    print(`until the texts: ${last(cost.untilTexts)}`);
    print(`browser keys, ms: ${ms(cost.keys)}`);
    const bytes = (names: readonly string[]) => bytesOf(buildDir, names) / KIB;
    rows.push(
      limitRow('focus to first result, brotli', bytes(cost.untilFirst), 110, 'KiB'),
      limitRow('focus to texts searched, brotli', bytes(cost.untilTexts), 110, 'KiB'),
      limitRow('first result, cold, 4× CPU', cost.firstResult, 250, 'ms'),
      limitRow('first result, a second after focus', cost.afterFocus, 250, 'ms'),
      limitRow('slowest further key, 4× CPU', Math.max(...cost.keys), 50, 'ms'),
    );
  }
  print(tableOf(rows));
  return rows.every(({ met }) => met) ? 0 : 1;
}

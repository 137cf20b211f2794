/* npm run bench:search: how well a built site's search finds, and what it costs. --no-browser, --misses. */
import fs from 'node:fs';
import path from 'node:path';
import { type BodyIndex, createSearcher, type HeadIndex } from '../index.ts';
import { measureBrowser } from './browser.ts';
import { readQueries, splitQueries } from './queries.ts';
import { blindRows, boundRow, scoreRows, tableOf } from './report.ts';
import { rightSections, scoreSearch } from './score.ts';

const buildDir = path.resolve(import.meta.dirname, '../../../../build');
const has = (option: string) => process.argv.includes(option);
const read = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(buildDir, 'search-data', name), 'utf8'));

const manifest = read('manifest.json') as { head: string; body: string; texts: string };
const pages = Object.keys(read(manifest.texts) as object).length;
const searcher = createSearcher(read(manifest.head) as HeadIndex);
searcher.addBody(read(manifest.body) as BodyIndex);
const search = (query: string) => searcher.search(query).map(({ url }) => url);

const queries = readQueries();
const blind = readQueries('blind.json');
const halves = splitQueries(queries);
const tuning = scoreSearch(halves.tuning, search);
const rows = [
  ...scoreRows('tuning', tuning),
  ...scoreRows('held out', scoreSearch(halves.heldOut, search)),
  ...blindRows(
    scoreSearch(blind, search),
    rightSections(blind, (query) => searcher.search(query)),
  ),
];
// The other half's misses stay unread, because that half decides.
const misses = has('--misses') ? tuning.misses : [];
const lines = misses.map(({ query, place, first }) => `  ${query}: ${place}, first ${first}`);

if (!has('--no-browser')) {
  const texts = queries.filter((_, at) => at % 10 === 0).map(({ query }) => query);
  const cost = await measureBrowser(buildDir, texts);
  rows.push(
    boundRow('first suggestion', cost.firstBytes / 1024, 120, 'KiB'),
    // Texts grow with the site.
    boundRow('first suggestion and all texts', cost.textBytes / 1024, 1.2 * pages, 'KiB'),
    boundRow('first suggestion, slow link', cost.firstHit, 1200, 'ms'),
    boundRow('first suggestion, untouched page, slow link', cost.untouched, 6000, 'ms'),
    boundRow('further key', cost.key, 250, 'ms'),
  );
}
process.stdout.write(`${[...lines, tableOf(rows)].join('\n')}\n`);
process.exitCode = rows.every(({ met }) => met) ? 0 : 1;

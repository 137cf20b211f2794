import { longDate } from '../dates.ts';
import { daysText, percent } from './curve.ts';
import {
  benchSeries,
  type BenchResults,
  type BenchRow,
  failedRequests,
  type Machine,
  PROXIES,
  proxyNames,
  reloadRows,
  timed,
  total,
} from './index.ts';

function rowOf(results: BenchResults, proxy: string, series: string): BenchRow {
  const row = benchSeries(results, series).rows.find(
    (known) => known.name.toLowerCase() === proxy.toLowerCase(),
  );
  if (!row) throw new Error(`there is no '${proxy}' in '${series}'`);
  return row;
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const overlaps = (one: BenchRow, other: BenchRow): boolean =>
  one.min <= other.max && other.min <= one.max;

function verdict(rows: readonly BenchRow[]): string {
  const pairs = rows.flatMap((row, index) =>
    rows
      .slice(index + 1)
      .filter((other) => overlaps(row, other))
      .map((other) => `${row.name} and ${other.name}`),
  );
  const all = (rows.length * (rows.length - 1)) / 2;
  if (pairs.length === 0) return 'No two ranges overlap.';
  if (pairs.length === all) {
    return 'All three ranges overlap, so take the order as open.';
  }
  return `The ranges of ${pairs.join(', and those of ')} overlap: either may be first.`;
}

/**
 * The proxies of a series of costs in the order of their medians, least first, and
 * which of their ranges overlap, as two sentences.
 */
export function ranking(results: BenchResults, of: string): string {
  const series = benchSeries(results, of);
  const rows = [...series.rows].sort((a, b) => a.median - b.median);
  const names = rows.map((row) => `${row.name} ${row.text.median} ${series.unit}`);
  return `${names.join(', ')}. ${verdict(rows)}`;
}

/** What failed under reloads with one kind of connection, as a sentence. */
function reloadText(results: BenchResults, keepAlive: boolean): string {
  const rows = reloadRows(results).filter((row) => row.keepAlive === keepAlive);
  const number = (value: number) => value.toLocaleString('en-GB');
  const clean = rows.filter((row) => row.failed === 0).map((row) => row.name);
  const lost = rows.filter((row) => row.failed > 0);
  const parts = [
    ...(clean.length > 0 ? [`${listed(clean)} lost nothing`] : []),
    ...lost.map(
      (row) => `${row.name} lost ${number(row.failed)} of ${number(row.requests)} requests`,
    ),
  ];
  return `${parts.join('; ')}.`;
}

/** The quotient of two series of a proxy, `first-visit cpu over rate-300 cpu`. */
function quotientOf(results: BenchResults, proxy: string, series: readonly string[]): number {
  const [of = '', over = ''] = series.join(' ').split(' over ');
  return rowOf(results, proxy, of).median / rowOf(results, proxy, over).median;
}

const PARTS = ['half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** A number rounded to hundreds, '12,300'. */
const hundreds = (value: number): string => (Math.round(value / 100) * 100).toLocaleString('en-GB');

/** A core that is busy for less of the time, in per cent, has time left. */
const FULL = 97;

/** Which proxies filled their core at full load, and which were stopped by the load generator's, as a sentence. */
function limitText(results: BenchResults): string {
  const rows = benchSeries(results, 'rate-max used').rows;
  const names = (full: boolean) =>
    listed(rows.filter(({ median }) => median >= FULL === full).map(({ name }) => name));
  const [full, short] = [names(true), names(false)];
  if (short === '') return 'So all three really filled their core.';
  const most = `With ${short} the load generator had no time left before the proxy did, so the curve ends early there and the proxy can do more.`;
  return full === '' ? most : `So ${full} really filled the core. ${most}`;
}

const figures: Readonly<
  Record<string, (results: BenchResults, args: readonly string[]) => string>
> = {
  /** `ratio caddy nginx small-h1 cpu` */
  ratio: (results, [one = '', other = '', ...series]) => {
    const of = series.join(' ');
    const quotient = rowOf(results, one, of).median / rowOf(results, other, of).median;
    return quotient.toFixed(1);
  },
  /** `times nginx first-visit cpu over small-h1 cpu` */
  times: (results, [proxy = '', ...series]) => {
    const quotient = quotientOf(results, proxy, series);
    return quotient.toFixed(quotient < 10 ? 1 : 0);
  },
  /** `less nginx return-visit cpu than first-visit cpu`: by how many µs, KB or ms. */
  less: (results, [proxy = '', ...series]) => {
    const [of = '', than = ''] = series.join(' ').split(' than ');
    const { unit } = benchSeries(results, of);
    const gap = rowOf(results, proxy, than).median - rowOf(results, proxy, of).median;
    return `${gap.toFixed(0)} ${unit}`;
  },
  /** `share caddy 100 small-h1 cpu`: per cent of a core at 100 requests a second. */
  share: (results, [proxy = '', rate = '', ...series]) =>
    percent((rowOf(results, proxy, series.join(' ')).median * Number(rate)) / 1e6),
  /** `within caddy 5 small-h1 cpu`: how often the cost goes into 5 ms. */
  within: (results, [proxy = '', milliseconds = '', ...series]) =>
    ((Number(milliseconds) * 1000) / rowOf(results, proxy, series.join(' ')).median).toFixed(0),
  /** `gap 50000 idle-1000 connection`: between the dearest and the cheapest, for that many, in MB. */
  gap: (results, [count = '', ...series]) => {
    const medians = benchSeries(results, series.join(' ')).rows.map((row) => row.median);
    const kilobytes = (Math.max(...medians) - Math.min(...medians)) * Number(count);
    return `${Math.round(kilobytes / 1024).toLocaleString('en-GB')} MB`;
  },
  /** `greatest idle-1000 idle` */
  greatest: (results, series) => {
    const { rows, unit } = benchSeries(results, series.join(' '));
    const [row] = [...rows].sort((a, b) => b.median - a.median);
    return `${row?.text.median} ${unit}`;
  },
  /** `sum return-visit nginx full`: over all runs. */
  sum: (results, [name = '', proxy = '', column = '']) =>
    total(results, name, proxy, column as 'full' | 'requests' | 'resumed').toLocaleString('en-GB'),
  /** `part nginx rate-100 cpu over rate-max cpu`: 'fifth' where the second is a fifth of the first. */
  part: (results, [proxy = '', ...series]) => {
    const quotient = quotientOf(results, proxy, series);
    const word = PARTS[Math.round(quotient) - 2];
    if (!word) throw new Error(`${quotient.toFixed(1)} is not the number of a part`);
    return word;
  },
  /** `guess nginx rate-1000 core at rate-100`: the share of a core that the one figure predicts for the other's rate. */
  guess: (results, [proxy = '', ...series]) => {
    const [of = '', at = ''] = series.join(' ').split(' at ');
    const rate = rowOf(results, proxy, `${at} rate`).median;
    return percent((rowOf(results, proxy, of).median * rate) / 1e6);
  },
  /** `full nginx rate-1000 core`: the rate at which a core is full if a request always costs that. */
  full: (results, [proxy = '', ...series]) =>
    hundreds(1e6 / rowOf(results, proxy, series.join(' ')).median),
  /** `most nginx`: requests a second at full load. */
  most: (results, [proxy = '']) => hundreds(rowOf(results, proxy, 'rate-max rate').median),
  limits: limitText,
  rounds: (results) => String(new Set(results.runs.map((run) => run.round)).size),
  'reloads-fresh': (results) => reloadText(results, false),
  'reloads-kept': (results) => reloadText(results, true),
  /** Connections that all reloads of one proxy together can end. */
  'reload-limit': (results) => {
    const reloads = reloadRows(results)[0]?.reloads ?? 0;
    return (reloads * results.machine.clients).toLocaleString('en-GB');
  },
  /** The full handshakes that visitors on new connections make anyway, one in each run. */
  'first-handshakes': (results) => {
    const runs = results.runs.filter((run) => run.case === 'reload-new');
    return ((runs.length / PROXIES.length) * results.machine.clients).toLocaleString('en-GB');
  },
  rank: (results, series) => ranking(results, series.join(' ')),
  /** How many requests without a reload failed, or 'none'. */
  failed: (results) => failedRequests(results).toLocaleString('en-GB').replace(/^0$/, 'none'),
  /** The range of a column in all runs that measure CPU time, `range load1 1`, with that many digits. */
  range: (results, [column = '', digits = '']) => {
    const values = timed(results).map((run) => run[column as 'load1' | 'others' | 'spin']);
    if (values.some((value) => !Number.isFinite(value))) throw new Error(`there is no '${column}'`);
    const [least, greatest] = [Math.min(...values), Math.max(...values)];
    return `${least.toFixed(Number(digits))} and ${greatest.toFixed(Number(digits))}`;
  },
  /** Seconds that the hypervisor says it took, all runs together. */
  steal: (results) =>
    `${timed(results)
      .reduce((sum, run) => sum + run.steal, 0)
      .toFixed(2)} s`,
  minutes: (results) =>
    String(Math.round(timed(results).reduce((sum, run) => sum + run.seconds, 0) / 60)),
  /** Cipher suite and key exchange of all runs; throws if two runs agreed on different ones. */
  agreed: (results) => {
    const all = [...new Set(results.runs.map(({ suite, group }) => `${suite} with ${group}`))];
    if (all.length !== 1) throw new Error(`the runs agreed on ${all.join(' and on ')}`);
    return all.join();
  },
  days: daysText,
  runs: (results) => results.runs.length.toLocaleString('en-GB'),
};

/**
 * A computed figure of the measurement in words: one of the verbs above, or the
 * median of a proxy with its unit, `nginx small-h1 cpu`. Throws on anything unknown.
 */
export function benchFigure(results: BenchResults, of: string): string {
  const [verb = '', ...args] = of.split(/\s+/);
  const figure = figures[verb];
  if (figure) return figure(results, args);
  const series = args.join(' ');
  return `${rowOf(results, verb, series).text.median} ${benchSeries(results, series).unit}`.trim();
}

const version = (text: string): string => /\d+\.\d+[\w.+-]*/.exec(text)?.[0] ?? text;

/** What was measured with what, as rows of a table: a label and a value. */
export function machineRows(machine: Machine): [label: string, value: string][] {
  return [
    ['Measured on', longDate(machine.day)],
    ['Processor', `${machine.cpu}, ${machine.cores} virtual cores`],
    ['Memory', `${machine.memoryGb} GB`],
    ['System', `Linux ${version(machine.kernel)}; the proxies in Debian ${machine.debian}`],
    ...PROXIES.map((name): [string, string] => [
      proxyNames[name],
      version(machine.versions[name] ?? ''),
    ]),
    ['Load generator', `${machine.clients} connections`],
    ['Go, for it and the backend', version(machine.go)],
  ];
}

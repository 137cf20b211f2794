import { longDate } from '../dates.ts';
import { listed } from '../words.ts';
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
  stolen,
  timed,
} from './index.ts';

function rowOf(results: BenchResults, proxy: string, series: string): BenchRow {
  const row = benchSeries(results, series).rows.find(
    (known) => known.name.toLowerCase() === proxy.toLowerCase(),
  );
  if (!row) throw new Error(`there is no '${proxy}' in '${series}'`);
  return row;
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
    return "All three ranges overlap, so the order isn't clear.";
  }
  return `The ranges of ${pairs.join(', and those of ')} overlap, so either could be first.`;
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

/** A core that's busy for a smaller share of the time, in per cent, still has time left. */
const FULL = 97;

/** What stopped each proxy at full load: its core, the load generator's, or neither. In sentences. */
function limitText(results: BenchResults): string {
  const load = benchSeries(results, 'rate-max loadUsed').rows;
  const rows = benchSeries(results, 'rate-max used').rows.map(({ name, median }, index) => {
    if (median >= FULL) return { name, by: 'proxy' };
    return { name, by: (load[index]?.median ?? 0) >= FULL ? 'load' : 'neither' };
  });
  const by = (what: string) =>
    listed(rows.filter((row) => row.by === what).map(({ name }) => name));
  const [own, generator, neither] = [by('proxy'), by('load'), by('neither')];
  return [
    own && `So ${own} filled the core.`,
    generator &&
      `With ${generator}, the load generator's core was full first, so the proxy can do more.`,
    neither &&
      `With ${neither}, neither core was full, because 32 connections that each wait for an answer leave gaps on both.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** An earlier session by its day. Throws if there is none. */
function earlierOn(results: BenchResults, date: string): BenchResults {
  const day = results.earlier?.find(({ machine }) => machine.day === date);
  if (!day) throw new Error(`there is no earlier day '${date}'`);
  return day;
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
  /** `within caddy 5 small-h1 cpu`: how often the cost goes into 5 ms. */
  within: (results, [proxy = '', milliseconds = '', ...series]) =>
    ((Number(milliseconds) * 1000) / rowOf(results, proxy, series.join(' ')).median).toFixed(0),
  /** `gap 50000 idle-1000 connection`: between the most and the least expensive, for that many, in MB. */
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
  /** `part nginx rate-100 cpu over rate-max cpu`: 'fifth' if the second is a fifth of the first. */
  part: (results, [proxy = '', ...series]) => {
    const quotient = quotientOf(results, proxy, series);
    const word = PARTS[Math.round(quotient) - 2];
    if (!word) throw new Error(`${quotient.toFixed(1)} is not the number of a part`);
    return word;
  },
  /** `guess nginx rate-1000 core at rate-100`: the share of a core that the one figure predicts for the other rate. */
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
  /**
   * `asleep nginx`: the part of the rise from full load to 100 a second that a core kept awake doesn't have. With a
   * date, `asleep nginx 2026-11-26`, the rise is the earlier session's.
   */
  asleep: (results, [proxy = '', date]) => {
    const curve = date === undefined ? results : earlierOn(results, date);
    const cost = (of: BenchResults, name: string) => rowOf(of, proxy, `${name} cpu`).median;
    const [low, most] = [cost(curve, 'rate-100'), cost(curve, 'rate-max')];
    const awake = cost(results, 'awake-100');
    return `${Math.round(((low - awake) / (low - most)) * 100)} %`;
  },
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
  /** Seconds that the hypervisor reports as taken, in all runs together. */
  steal: stolen,
  minutes: (results) =>
    String(Math.round(timed(results).reduce((sum, run) => sum + run.seconds, 0) / 60)),
  /** Cipher suite and key exchange of all runs. Throws if two runs agreed on different ones. */
  agreed: (results) => {
    const all = [...new Set(results.runs.map(({ suite, group }) => `${suite} with ${group}`))];
    if (all.length !== 1) throw new Error(`the runs agreed on ${all.join(' and on ')}`);
    return all.join();
  },
  days: daysText,
  /** All runs of all days. */
  runs: (results) =>
    [results, ...(results.earlier ?? [])]
      .reduce((sum, day) => sum + day.runs.length, 0)
      .toLocaleString('en-GB'),
  /** `on 2026-11-26 nginx rate-100 cpu`: a figure of an earlier session. */
  on: (results, [date = '', ...of]) => benchFigure(earlierOn(results, date), of.join(' ')),
  /** `spread nginx rate-100 cpu`: least and greatest run. */
  spread: (results, [proxy = '', ...series]) => {
    const { text } = rowOf(results, proxy, series.join(' '));
    return `${text.min} to ${text.max} ${benchSeries(results, series.join(' ')).unit}`.trim();
  },
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

/** The conditions of the measurement as rows of a table: a label and a value. */
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

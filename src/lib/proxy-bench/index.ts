const NUMBERS = [
  'round',
  /** Load average of one minute before the run. */
  'load1',
  /** CPU time that programs outside the measurement used during the run, in parts of a core. */
  'others',
  /** Milliseconds that a fixed computation took on the proxy's core before the run. */
  'spin',
  /** The busy part of the proxy's core in the half second before the run, without requests. */
  'still',
  'seconds',
  'requests',
  'failed',
  /** TLS handshakes with the certificate's signature, and the ones that resumed a session. */
  'full',
  'resumed',
  'bytes',
  /** CPU seconds of the proxy's processes during the run. */
  'cpu',
  /** Seconds in which the proxy's core wasn't idle, and its samples inside interrupts. */
  'core',
  'soft',
  /** Seconds that the hypervisor took from the cores, as far as it reports them. */
  'steal',
  /** Seconds in which the load generator's core wasn't idle. */
  'loadCore',
  /** How often the proxy was put on its core. */
  'slices',
  /** Microseconds from the moment at which a request was due. */
  'p50',
  'p99',
  'max',
  'reloads',
  /** Proportional set size before the idle connections, and with them. */
  'emptyKb',
  'idleKb',
] as const;
const NAMES = ['day', 'case', 'proxy', 'at', 'suite', 'group'] as const;

type NumberColumn = (typeof NUMBERS)[number];

/** One run against one proxy, a line of the runs.csv of examples/proxy-lab. NaN if its case counts no such figure. */
export type Run = Readonly<Record<NumberColumn, number> & Record<(typeof NAMES)[number], string>>;

/** The conditions of one day's measurement, in the machines.json of examples/proxy-lab. */
export interface Machine {
  day: string;
  cpu: string;
  cores: number;
  memoryGb: number;
  kernel: string;
  /** The release of the root in which the proxies ran. */
  debian: string;
  go: string;
  clients: number;
  versions: Readonly<Record<string, string>>;
}

/** The last day's runs, and those of earlier days, oldest first. */
export interface BenchResults {
  machine: Machine;
  runs: readonly Run[];
  earlier?: readonly BenchResults[];
}

/** Sorts all runs by their days. Throws if there are none, or if a day's machine isn't described. */
export function byDay(machines: readonly Machine[], runs: readonly Run[]): BenchResults {
  const days = [...new Set(runs.map(({ day }) => day))].sort().map((day) => {
    const machine = machines.find((known) => known.day === day);
    if (!machine) throw new Error(`there is no machine for the runs of ${day}`);
    return { machine, runs: runs.filter((run) => run.day === day) };
  });
  const last = days.pop();
  if (!last) throw new Error('there are no runs');
  return { ...last, earlier: days };
}

/** The runs of a runs.csv. Throws with its name and line if a column or a number is missing. */
export function parseRuns(text: string, file: string): Run[] {
  const [header = '', ...lines] = text.trim().split('\n');
  const columns = header.split(',');
  for (const column of [...NAMES, ...NUMBERS])
    if (!columns.includes(column)) throw new Error(`${file}:1: there is no column '${column}'`);
  return lines.map((line, at) => {
    const cells = line.split(',');
    const wrong = (what: string) => new Error(`${file}:${at + 2}: ${what}`);
    if (cells.length !== columns.length)
      throw wrong(`${cells.length} cells, the header has ${columns.length}`);
    const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
    const number = (column: NumberColumn): [NumberColumn, number] => {
      const said = cell(column);
      const value = said === '' ? Number.NaN : Number(said);
      if (said !== '' && Number.isNaN(value)) throw wrong(`'${said}' is no number (${column})`);
      return [column, value];
    };
    return Object.fromEntries([
      ...NAMES.map((column) => [column, cell(column)]),
      ...NUMBERS.map(number),
    ]) as Run;
  });
}

export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Fewer runs than this have no median worth showing. */
const FEWEST_RUNS = 3;

/**
 * Median, least and greatest of a series. Throws if it has fewer than FEWEST_RUNS values, or one that isn't a
 * number.
 */
export function spread(values: readonly number[]): Spread {
  if (values.length < FEWEST_RUNS)
    throw new Error(`${values.length} runs, at least ${FEWEST_RUNS} are needed`);
  if (values.some((value) => !Number.isFinite(value)))
    throw new Error('this figure is not measured in every run');
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
  return { median, min: at(0), max: at(sorted.length - 1) };
}

export const PROXIES = ['nginx', 'haproxy', 'caddy'] as const;
export type Proxy = (typeof PROXIES)[number];

export const proxyNames: Readonly<Record<Proxy, string>> = {
  nginx: 'nginx',
  haproxy: 'HAProxy',
  caddy: 'Caddy',
};

interface Metric {
  label: string;
  unit: string;
  digits: number;
  of: (run: Run) => number;
}

const metrics: Readonly<Record<string, Metric>> = {
  cpu: {
    label: 'CPU time of the proxy for a request',
    unit: 'µs',
    digits: 0,
    of: (run) => (run.cpu / run.requests) * 1e6,
  },
  core: {
    label: "Time of the proxy's core for a request",
    unit: 'µs',
    digits: 0,
    of: (run) => (run.core / run.requests) * 1e6,
  },
  /** Time of the core outside the proxy's processes. */
  kernel: {
    label: 'Time of the core outside the proxy for a request',
    unit: 'µs',
    digits: 0,
    of: (run) => ((run.core - run.cpu) / run.requests) * 1e6,
  },
  rate: {
    label: 'Answers',
    unit: 'a second',
    digits: 0,
    of: (run) => run.requests / run.seconds,
  },
  used: {
    label: "Time in which the proxy's core was busy",
    unit: '%',
    digits: 1,
    of: (run) => (run.core / run.seconds) * 100,
  },
  loadUsed: {
    label: "Time in which the load generator's core was busy",
    unit: '%',
    digits: 1,
    of: (run) => (run.loadCore / run.seconds) * 100,
  },
  slices: {
    label: 'Turns on the core for a request',
    unit: '',
    digits: 1,
    of: (run) => run.slices / run.requests,
  },
  p50: { label: 'Median latency', unit: 'ms', digits: 1, of: (run) => run.p50 / 1000 },
  p99: { label: '99th percentile of latency', unit: 'ms', digits: 1, of: (run) => run.p99 / 1000 },
  empty: {
    label: 'Memory after the first request',
    unit: 'MB',
    digits: 1,
    of: (run) => run.emptyKb / 1024,
  },
  idle: {
    label: 'Memory with 1,000 idle connections',
    unit: 'MB',
    digits: 1,
    of: (run) => run.idleKb / 1024,
  },
  connection: {
    label: 'Memory for one idle connection',
    unit: 'KB',
    digits: 1,
    of: (run) => (run.idleKb - run.emptyKb) / run.requests,
  },
};

export interface BenchRow extends Spread {
  name: string;
  /** Median, least and greatest, rounded for people. */
  text: { median: string; min: string; max: string };
}

export interface BenchSeries {
  label: string;
  unit: string;
  rows: readonly BenchRow[];
}

const runsOf = (results: BenchResults, name: string, proxy: string): Run[] =>
  results.runs.filter((run) => run.case === name && run.proxy === proxy);

/**
 * One series, `<case> <metric>`, such as `small-h1 cpu` or `idle-1000 connection`. Throws if something is
 * unknown, runs are missing or the case has no such figure.
 */
export function benchSeries(results: BenchResults, of: string): BenchSeries {
  const [group = '', name = ''] = of.split(/\s+/);
  const metric = metrics[name];
  if (!metric) throw new Error(`there is no series '${of}'`);
  const { format } = new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: metric.digits,
    maximumFractionDigits: metric.digits,
  });
  return {
    label: metric.label,
    unit: metric.unit,
    rows: PROXIES.map((proxy) => {
      const result = spread(runsOf(results, group, proxy).map(metric.of));
      const { median, min, max } = result;
      const text = { median: format(median), min: format(min), max: format(max) };
      return { name: proxyNames[proxy], ...result, text };
    }),
  };
}

/** The sum of a column over all runs of one case and proxy. Throws if there is none. */
export function total(
  results: BenchResults,
  name: string,
  proxy: string,
  column: NumberColumn,
): number {
  const runs = runsOf(results, name, proxy);
  const sum = runs.reduce((all, run) => all + run[column], 0);
  if (runs.length === 0 || Number.isNaN(sum))
    throw new Error(`there is no '${column}' of ${proxy} in '${name}'`);
  return sum;
}

export interface ReloadRow {
  name: string;
  keepAlive: boolean;
  requests: number;
  /** Requests or connections that failed, in all runs together. */
  failed: number;
  /** Handshakes with the certificate's signature, in all runs together. */
  full: number;
  reloads: number;
}

/** What the reloads of all runs together did, by proxy and kind of connection. */
export function reloadRows(results: BenchResults): ReloadRow[] {
  return PROXIES.flatMap((proxy) =>
    [true, false].map((keepAlive) => {
      const of = (column: NumberColumn) =>
        total(results, keepAlive ? 'reload-kept' : 'reload-new', proxy, column);
      return {
        name: proxyNames[proxy],
        keepAlive,
        requests: of('requests'),
        failed: of('failed'),
        full: of('full'),
        reloads: of('reloads'),
      };
    }),
  );
}

/** Runs that measure CPU time, at a fixed rate and without reloads. */
export const timed = (results: BenchResults): Run[] =>
  results.runs.filter((run) => Number.isFinite(run.cpu));

/** Requests of the runs without reloads that failed, all runs together. */
export const failedRequests = (results: BenchResults): number =>
  timed(results).reduce((sum, run) => sum + run.failed, 0);

/** What the hypervisor reports as taken from both cores, in all runs together, '0.14 s'. */
export const stolen = (results: BenchResults): string =>
  `${timed(results)
    .reduce((sum, run) => sum + run.steal, 0)
    .toFixed(2)} s`;

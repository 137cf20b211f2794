/** One run of wrk against one proxy, as examples/bench-proxies/bench.mjs writes it. */
export interface LoadRun {
  round: number;
  scenario: string;
  proxy: string;
  requests: number;
  seconds: number;
  bytes: number;
  /** Microseconds. */
  p50: number;
  p99: number;
  connect: number;
  read: number;
  write: number;
  status: number;
  timeout: number;
  /** CPU seconds of the proxy's processes during the run. */
  cpuSeconds: number;
  /** Load average of one minute before the run. */
  load1: number;
}

export interface IdleRun {
  round: number;
  scheme: string;
  proxy: string;
  connections: number;
  /** Proportional set size before and with the idle connections. */
  emptyKb: number;
  idleKb: number;
  load1: number;
}

export interface ReloadRun {
  round: number;
  proxy: string;
  keepAlive: boolean;
  reloads: number;
  requests: number;
  seconds: number;
  p99: number;
  connect: number;
  read: number;
  write: number;
  status: number;
  timeout: number;
  load1: number;
}

export interface Machine {
  date: string;
  cpu: string;
  cores: number;
  memoryGb: number;
  kernel: string;
  debian: string;
  wrk: string;
  go: string;
  connections: number;
  seconds: number;
  versions: Readonly<Record<string, string>>;
}

export interface BenchResults {
  machine: Machine;
  load: readonly LoadRun[];
  idle: readonly IdleRun[];
  reload: readonly ReloadRun[];
}

export interface Spread {
  median: number;
  min: number;
  max: number;
  runs: number;
}

/** Fewer runs than this have no median worth showing. */
const FEWEST_RUNS = 5;

/** Median, least and greatest of a series; throws on fewer than FEWEST_RUNS values. */
export function spread(values: readonly number[]): Spread {
  if (values.length < FEWEST_RUNS)
    throw new Error(`${values.length} runs, at least ${FEWEST_RUNS} are needed`);
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
  return { median, min: at(0), max: at(sorted.length - 1), runs: sorted.length };
}

export const PROXIES = ['nginx', 'haproxy', 'caddy'] as const;
export type Proxy = (typeof PROXIES)[number];

export const proxyNames: Readonly<Record<string, string>> = {
  direct: 'no proxy',
  nginx: 'nginx',
  haproxy: 'HAProxy',
  caddy: 'Caddy',
};

interface Metric {
  label: string;
  unit: string;
  digits: number;
  of: (run: LoadRun) => number;
}

const loadMetrics: Readonly<Record<string, Metric>> = {
  rate: {
    label: 'Rate',
    unit: 'requests/s',
    digits: 0,
    of: (run) => run.requests / run.seconds,
  },
  cpu: {
    label: 'CPU time of the proxy for a request',
    unit: 'µs',
    digits: 0,
    of: (run) => (run.cpuSeconds / run.requests) * 1e6,
  },
  p50: { label: 'Median latency', unit: 'ms', digits: 1, of: (run) => run.p50 / 1000 },
  p99: { label: '99th percentile of latency', unit: 'ms', digits: 1, of: (run) => run.p99 / 1000 },
  throughput: {
    label: 'Throughput',
    unit: 'MB/s',
    digits: 0,
    of: (run) => run.bytes / run.seconds / 1e6,
  },
};

const idleMetrics: Readonly<Record<string, { label: string; of: (run: IdleRun) => number }>> = {
  empty: { label: 'Memory after the first request', of: (run) => run.emptyKb / 1024 },
  idle: { label: 'Memory with 1,000 idle connections', of: (run) => run.idleKb / 1024 },
  connection: {
    label: 'Memory for one idle connection',
    of: (run) => (run.idleKb - run.emptyKb) / run.connections,
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

const row = (name: string, values: readonly number[], digits: number): BenchRow => {
  const result = spread(values);
  const format = new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const { median, min, max } = result;
  return {
    name: proxyNames[name] ?? name,
    ...result,
    text: { median: format.format(median), min: format.format(min), max: format.format(max) },
  };
};

/**
 * One series: `load <scenario> <metric>`, such as `load small-http-keep cpu`, or
 * `idle <scheme> <metric>`, such as `idle https connection`. Throws on anything
 * unknown, on missing runs and on failed requests.
 */
export function benchSeries(results: BenchResults, of: string): BenchSeries {
  const [kind, group, name = ''] = of.split(/\s+/);
  if (kind === 'load') {
    const metric = loadMetrics[name];
    if (!metric) throw new Error(`there is no metric '${name}' of load`);
    const runs = results.load.filter((run) => run.scenario === group);
    const shown = ['direct', ...PROXIES].filter(
      (proxy) => (proxy !== 'direct' || name !== 'cpu') && runs.some((run) => run.proxy === proxy),
    );
    if (shown.length < PROXIES.length) throw new Error(`there is no scenario '${group}'`);
    return {
      label: metric.label,
      unit: metric.unit,
      rows: shown.map((proxy) =>
        row(
          proxy,
          runs.filter((run) => run.proxy === proxy).map((run) => metric.of(run)),
          metric.digits,
        ),
      ),
    };
  }
  const metric = kind === 'idle' ? idleMetrics[name] : undefined;
  if (!metric) throw new Error(`there is no series '${of}'`);
  const isSmall = name === 'connection';
  return {
    label: metric.label,
    unit: isSmall ? 'KB' : 'MB',
    rows: PROXIES.map((proxy) =>
      row(
        proxy,
        results.idle
          .filter((run) => run.scheme === group && run.proxy === proxy)
          .map((run) => metric.of(run)),
        1,
      ),
    ),
  };
}

export interface ReloadRow {
  name: string;
  keepAlive: boolean;
  requests: number;
  /** Requests or connections that failed, in all runs together. */
  failed: number;
  reloads: number;
  runs: number;
}

/** Failures of all runs with reloads together, by proxy and kind of connection. */
export function reloadRows(results: BenchResults): ReloadRow[] {
  return PROXIES.flatMap((proxy) =>
    [true, false].map((keepAlive) => {
      const runs = results.reload.filter(
        (run) => run.proxy === proxy && run.keepAlive === keepAlive,
      );
      if (runs.length < FEWEST_RUNS) throw new Error(`${runs.length} reload runs of ${proxy}`);
      const sum = (value: (run: ReloadRun) => number) =>
        runs.reduce((total, run) => total + value(run), 0);
      return {
        name: proxyNames[proxy] ?? proxy,
        keepAlive,
        requests: sum((run) => run.requests),
        failed: sum((run) => run.connect + run.read + run.write + run.status + run.timeout),
        reloads: sum((run) => run.reloads),
        runs: runs.length,
      };
    }),
  );
}

/** The least and greatest load average that any run was made under. */
export function loadRange(results: BenchResults): { min: number; max: number } {
  const all = [...results.load, ...results.idle, ...results.reload].map((run) => run.load1);
  return { min: Math.min(...all), max: Math.max(...all) };
}

/** Requests of the load runs that failed in any way, all runs together. */
export function failedRequests(results: BenchResults): number {
  return results.load.reduce(
    (sum, run) => sum + run.connect + run.read + run.write + run.status + run.timeout,
    0,
  );
}

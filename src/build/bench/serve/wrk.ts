import { spawn } from 'node:child_process';

/** What a run of wrk measured. */
export interface Measured {
  requests: number;
  perSecond: number;
  /** 99 % of answers came within so many milliseconds. */
  p99: number;
  /** Answers of other than 2xx and 3xx. */
  otherStatus: number;
  /** Connections that failed, were closed early or timed out. */
  socketErrors: number;
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Reads the report of `wrk --latency`; throws when it holds no rate. */
export function parseWrk(report: string): Measured {
  const [, p99 = '', unit = ''] = /^\s*99%\s+([\d.]+)(us|ms|s|m)\s*$/m.exec(report) ?? [];
  const perSecond = /^Requests\/sec:\s+([\d.]+)$/m.exec(report)?.[1];
  if (perSecond === undefined || p99 === '') throw new Error(`wrk said:\n${report}`);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    report,
  );
  return {
    requests: Number(/^\s*(\d+) requests in/m.exec(report)?.[1]),
    perSecond: Number(perSecond),
    p99: Number(p99) * (UNITS[unit] ?? Number.NaN),
    otherStatus: Number(/Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0),
    socketErrors: (errors ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0),
  };
}

/** Asks an address of this machine for so many seconds over so many connections. */
export function runWrk(url: string, connections: number, seconds: number): Promise<Measured> {
  const args = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--latency'];
  const wrk = spawn('wrk', [...args, '-H', 'Accept-Encoding: gzip', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let report = '';
  wrk.stdout.on('data', (part: Buffer) => (report += part.toString()));
  return new Promise((resolve, reject) => {
    wrk.on('error', reject);
    wrk.on('exit', () => {
      try {
        resolve(parseWrk(report));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}

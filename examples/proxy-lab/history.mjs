// Writes history.csv, a row for each day and proxy: medians of that day's runs, to see what drifts.
//   node history.mjs runs.csv machines.json history.csv
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { PROXIES, RATES } from './schedule.mjs';

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function read(file) {
  const [header, ...lines] = fs.readFileSync(file, 'utf8').trim().split('\n');
  const columns = header.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [columns[at], cell])));
}

/** Writes the history of all days that the runs know. */
export function writeHistory(runsFile, machinesFile, historyFile) {
  const runs = read(runsFile);
  const machines = JSON.parse(fs.readFileSync(machinesFile, 'utf8'));
  const names = RATES.map((rate) => `rate-${rate || 'max'}`);
  const header = ['day', 'processor', 'proxy', 'version', ...names.map((name) => `${name} µs`), 'most requests/s', 'spin ms'];
  const rows = machines.flatMap(({ day, cpu, versions }) =>
    Object.keys(PROXIES).map((proxy) => {
      const own = runs.filter((run) => run.day === day && run.proxy === proxy);
      const of = (name, value, digits) => {
        const values = own.filter((run) => name === undefined || run.case === name).map(value).filter(Number.isFinite);
        return values.length === 0 ? '' : median(values).toFixed(digits);
      };
      const costs = names.map((name) => of(name, ({ cpu, requests }) => (cpu / requests) * 1e6, 1));
      const most = of('rate-max', ({ requests, seconds }) => requests / seconds, 0);
      const version = /\d+\.\d+[\w.+-]*/.exec(versions[proxy])?.[0] ?? '';
      return [day, cpu, proxy, version, ...costs, most, of(undefined, ({ spin }) => Number(spin || NaN), 1)];
    }),
  );
  fs.writeFileSync(historyFile, `${[header, ...rows].map((row) => row.join(',')).join('\n')}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeHistory(...process.argv.slice(2));

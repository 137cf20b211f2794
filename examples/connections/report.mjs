// What the raw data says, as medians of the rounds with their range:
//   node report.mjs > report.txt
import fs from 'node:fs';

function read(file) {
  const [head, ...lines] = fs.readFileSync(file, 'utf8').trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, at) => [names[at], value])));
}
const sorted = (values) => values.map(Number).sort((one, other) => one - other);
/** The middle one of three, and the mean of two. */
function median(values) {
  const all = sorted(values);
  return (all[(all.length - 1) >> 1] + all[all.length >> 1]) / 2;
}
const distinct = (rows, key) => [...new Set(rows.map((row) => row[key]))].sort((one, other) => one - other || (one < other ? -1 : 1));
function spread(values, digits = 0) {
  const known = values.filter((value) => value !== '');
  if (known.length === 0) return '';
  const all = sorted(known).map((value) => value.toFixed(digits));
  return all[0] === all.at(-1) ? all[0] : `${median(known).toFixed(digits)} (${all[0]}-${all.at(-1)})`;
}

const connect = read('connect.csv');
const costs = (kind) => connect.filter((row) => row.kind === kind).map((row) => row.cpuMs);
const lookup = median(costs('lookup'));
console.log('CPU time of the database, in ms, and as lookups');
for (const kind of [...new Set(connect.map((row) => row.kind))])
  console.log(`${kind.padEnd(38)}${spread(costs(kind), 2).padEnd(20)}${(median(costs(kind)) / lookup).toFixed(0).padStart(4)}   ${connect.find((row) => row.kind === kind).said}`);

console.log('\nTransactions a second by connections, database on one core, pgbench on the other');
const rates = read('rates.csv');
const connections = distinct(rates, 'connections');
console.log(`${''.padEnd(16)}${connections.map((count) => count.padStart(9)).join('')}`);
for (const script of ['lookup', 'update', 'report']) {
  const of = (count, key) => rates.filter((row) => row.script === script && row.connections === count).map((row) => row[key]);
  const rate = connections.map((count) => median(of(count, 'rate')));
  const best = Math.max(...rate);
  const line = (name, values) => console.log(`${name.padEnd(16)}${values.map((value) => String(value).padStart(9)).join('')}`);
  line(script, rate.map((value) => value.toFixed(0)));
  line('  % of the best', rate.map((value) => ((100 * value) / best).toFixed(0)));
  line('  median, ms', connections.map((count) => median(of(count, 'median')).toFixed(2)));
  line('  p99, ms', connections.map((count) => median(of(count, 'p99')).toFixed(2)));
}

const pools = [...read('pools.csv'), ...read('closing.csv').map((row) => ({ ...row, scenario: 'closing' }))];
const name = ({ processes, pool, limit, via, rate }) => `${processes} x ${pool}, limit ${limit}, ${rate}/s${via && `, ${via}`}`;
for (const scenario of ['lock', 'release', 'inside', 'outside', 'closing']) {
  const ofScenario = pools.filter((row) => row.scenario === scenario);
  if (ofScenario.length === 0) continue;
  console.log(`\n${scenario}`);
  console.log(`${'processes x pool'.padEnd(36)}${'phase'.padEnd(8)}${'url'.padEnd(11)}${'failed, %'.padEnd(19)}${'median, ms'.padEnd(20)}${'p99, ms'.padEnd(20)}${'open'.padEnd(19)}${'working'.padEnd(20)}cpu, %`);
  for (const arm of [...new Set(ofScenario.map(name))].sort())
    for (const phase of [...new Set(ofScenario.map((row) => row.phase))]) {
      const rows = ofScenario.filter((row) => name(row) === arm && row.phase === phase);
      const urls = distinct(rows, 'url');
      for (const url of urls) {
        const some = rows.filter((row) => row.url === url);
        const values = (key) => some.map((row) => row[key]);
        console.log(
          `${arm.padEnd(36)}${phase.padEnd(8)}${url.padEnd(11)}${spread(some.map((row) => (100 * row.failed) / row.asked), 1).padEnd(19)}${spread(values('median')).padEnd(20)}${spread(values('p99')).padEnd(20)}${spread(values('open'), 1).padEnd(19)}${spread(values('working'), 2).padEnd(20)}${spread(values('cpu'))}`,
        );
      }
      if (urls.length > 1) {
        const rounds = distinct(rows, 'round').map((round) => rows.filter((row) => row.round === round));
        const sum = (some, key) => some.reduce((total, row) => total + Number(row[key]), 0);
        console.log(`${arm.padEnd(36)}${phase.padEnd(8)}${'both'.padEnd(11)}${spread(rounds.map((some) => (100 * sum(some, 'failed')) / sum(some, 'asked')), 1)}`);
      }
    }
}
const failed = pools.filter((row) => row.failed !== '0');
console.log(`\nCodes of the failures: ${[...new Set(failed.flatMap((row) => row.codes.split(' ')))].join(', ')}`);

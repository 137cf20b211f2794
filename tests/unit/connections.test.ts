import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { connectionRows } from '../../src/lib/connections.ts';
import { csvRows } from '../../src/lib/csv.ts';
import { median } from '../../src/lib/numbers.ts';
import { tableOf } from './tableOf.ts';

const LAB = 'examples/connections';
const read = (file: string) => fs.readFileSync(file, 'utf8');
const post = read('blog/what-i-learned-from-talking-to-50-devs.mdx');

const pools = read(`${LAB}/pools.csv`);
const rows = connectionRows(pools);
/** The same of each round alone. */
const byRound = ['1', '2', '3'].map((round) =>
  connectionRows(
    pools
      .split('\n')
      .filter((line, at) => at === 0 || line.startsWith(`${round},`))
      .join('\n'),
  ),
);
/** The normal load of a round: what came before a release with pools of 2. */
const normalLoad = (round: string) =>
  csvRows(pools).filter(
    (row) =>
      row.round === round &&
      row.scenario === 'release' &&
      row.processes === '10' &&
      row.pool === '2' &&
      row.phase === 'before',
  );
const of = (
  scenario: string,
  processes: number,
  pool: number,
  limit = 20,
  via = '',
  from = rows,
) => {
  const found = from.find(
    (row) =>
      row.scenario === scenario &&
      row.processes === processes &&
      row.pool === pool &&
      row.limit === limit &&
      row.via === via &&
      row.rate === 200,
  );
  if (!found) throw new Error(`no ${scenario} of ${processes} x ${pool}`);
  return found;
};

describe('the lab on connections', () => {
  it('prints its report from its data', () => {
    const printed = spawnSync(process.execPath, ['report.mjs'], { cwd: LAB, encoding: 'utf8' });
    expect(printed.stdout).toBe(read(`${LAB}/report.txt`));
  });

  it('gives the tables of the lock and of the release', () => {
    const share = (value: number, rounds: readonly number[]) =>
      value < 0.5 ? '0' : `${Math.min(...rounds).toFixed(0)}–${Math.max(...rounds).toFixed(0)} %`;
    const before = ['1', '2', '3'].map(normalLoad);
    const most = (key: string) =>
      before.map((round) => Math.max(...round.map((row) => Number(row[key]))));
    const normal = [
      share(median(most('failed')), most('failed')),
      share(median(most('cpu')), most('cpu')),
      median(most('working')).toFixed(1),
    ];
    const cells = (scenario: string, pool: number, limit: number) => {
      const { failed, cpu, working } = of(scenario, 10, pool, limit);
      const rounds = byRound.map((from) => of(scenario, 10, pool, limit, '', from));
      return [
        share(
          failed,
          rounds.map((round) => round.failed),
        ),
        share(
          cpu,
          rounds.map((round) => round.cpu),
        ),
        working < 0.05 ? '0' : working.toFixed(1),
      ];
    };
    const printed = (head: string) => tableOf(post, head).map((row) => row.slice(1));
    expect(printed('| a table is locked for 1 s |')).toEqual(
      [cells('lock', 10, 20), cells('lock', 2, 20), cells('lock', 10, 200)].map((row) =>
        row.slice(0, 2),
      ),
    );
    expect(printed('| what happens |')).toEqual([
      normal,
      cells('release', 2, 20),
      cells('release', 1, 20),
    ]);
  });

  it('has the CPU of the locked table in its title and first paragraph', () => {
    const [large, small] = [10, 2].map((pool) => of('lock', 10, pool).cpu.toFixed(0));
    expect(post).toContain(`A locked table kept it ${large} % busy with that"`);
    expect(post).toContain(
      `the database was ${large} % busy with refusals, at the median, and no query ran. ` +
        `With pools of 2 instead of 10, it was ${small} % busy`,
    );
  });

  it('gives how long requests waited for the lock, and how many queries ran at once after it', () => {
    const most = (pool: string, limit: string, key: string, phase: string) =>
      Math.max(
        ...csvRows(pools)
          .filter(
            (row) =>
              row.scenario === 'lock' &&
              row.pool === pool &&
              row.limit === limit &&
              row.via === '' &&
              row.rate === '200' &&
              row.phase === phase,
          )
          .map((row) => Number(row[key])),
      );
    const seconds = (pool: string, limit: string) =>
      (most(pool, limit, 'longest', 'lock') / 1000).toFixed(1);
    expect(post).toContain(`here with pools of 2 for up to ${seconds('2', '20')} s`);
    expect(post).toContain(
      `requests waited for up to ${seconds('10', '200')} s, and after the lock, ` +
        `up to ${most('10', '200', 'workingMost', 'after')} queries ran at once`,
    );
  });

  it('says which round with the limit of 200 saw what ran after the lock', () => {
    const rounds = csvRows(pools)
      .filter(
        (row) =>
          row.scenario === 'lock' &&
          row.limit === '200' &&
          row.phase === 'lock' &&
          row.url === '/report',
      )
      .sort((one, other) => Number(one.cpu) - Number(other.cpu));
    expect(rounds.map(({ workingMost }) => workingMost)).toEqual(['0', '0', '82']);
    const [least, middle, most] = rounds.map(({ cpu }) => cpu);
    expect(post).toContain(
      `The ${most} % are from one round, in which a sample has ${rounds[2]?.workingMost} queries running, ` +
        `so the lock must have been over by then. The other two had ${least} and ${middle} %.`,
    );
  });

  it('gives what the refusals of the lock cost, and what the core was measured to do', () => {
    const costs = csvRows(read(`${LAB}/connect.csv`)).filter(
      ({ kind }) => kind === 'refused with a password',
    );
    const lock = ['1', '2', '3'].map((round) => {
      const urls = csvRows(pools).filter(
        (row) =>
          row.round === round &&
          row.scenario === 'lock' &&
          row.pool === '10' &&
          row.limit === '20' &&
          row.via === '' &&
          row.rate === '200' &&
          row.phase === 'lock',
      );
      expect(urls).toHaveLength(2);
      return {
        refused: urls.reduce((sum, { failed }) => sum + Number(failed), 0),
        cpu: Number(urls[0]?.cpu),
        own: Number(costs.find((row) => row.round === round)?.cpuMs),
      };
    });
    const list = (values: readonly number[]) =>
      values
        .map((value) => value.toFixed(0))
        .join(', ')
        .replace(/, (\d+)$/, ' and $1');
    const cost = median(costs.map(({ cpuMs }) => Number(cpuMs)));
    // In a second, milliseconds are tenths of a per cent.
    expect(post).toContain(
      `had ${list(lock.map(({ refused }) => refused))} refusals. At the median cost, that makes ` +
        `${list(lock.map(({ refused }) => (refused * cost) / 10))} % of a core, and we measured ` +
        `${list(lock.map(({ cpu }) => cpu))} %. (With the cost from its own round it's ` +
        `${list(lock.map(({ refused, own }) => (refused * own) / 10))} %.)`,
    );
  });

  it('gives the costs of a connection', () => {
    const runs = csvRows(read(`${LAB}/connect.csv`));
    const cost = (name: string) => {
      const rounds = runs
        .filter(({ kind }) => kind === name)
        .map((run) => Number(run.cpuMs))
        .sort((one, other) => one - other);
      expect(rounds).toHaveLength(3);
      return rounds[1] ?? NaN;
    };
    const own = (name: string, round: string) =>
      Number(runs.find((row) => row.kind === name && row.round === round)?.cpuMs);
    const password = ['1', '2', '3'].map((round) =>
      Number((own('refused with a password', round) - own('refused without', round)).toFixed(2)),
    );
    expect(post).toContain(
      `agree on the password's part: ${password.join(', ').replace(/, ([^,]*)$/, ' and $1')} ms.`,
    );
    const lookup = cost('lookup');
    expect(tableOf(post, '| | CPU time |').map((cells) => cells.slice(1))).toEqual(
      [
        'lookup',
        'report',
        'refused with a password',
        'refused without',
        'refused with all reserved ones taken',
        'opened with a password',
      ].map((kind) => [
        `${cost(kind).toFixed(kind === 'lookup' ? 2 : 1)} ms`,
        (cost(kind) / lookup).toFixed(0),
      ]),
    );
  });

  it('gives what a refusal cost on another machine', () => {
    const runs = csvRows(read(`${LAB}/elsewhere.csv`));
    const spans = (version: string) => {
      const of = (kind: string) =>
        runs
          .filter((run) => run.postgres === version && run.kind === kind)
          .map(({ cpuMs }) => Number(cpuMs));
      const refused = of('refused with a password');
      const lookups = of('lookup').map((cost, at) => (refused[at] ?? NaN) / cost);
      const [ms, times] = [refused, lookups].map(
        (list) => `${Math.min(...list).toFixed(0)} to ${Math.max(...list).toFixed(0)}`,
      );
      return { ms, times };
    };
    const [older, newer] = ['15.18', '18.4'].map(spans);
    expect(post).toContain(
      `a refusal took ${older?.ms} ms with PostgreSQL 15, which is ${older?.times} lookups, ` +
        `and ${newer?.ms} ms with PostgreSQL 18, ${newer?.times} lookups.`,
    );
  });

  it('gives the normal load as its lookups and reports cost in each round', () => {
    const costs = csvRows(read(`${LAB}/connect.csv`));
    const rounds = ['1', '2', '3'].map((round) => {
      const asked = (url: string) =>
        Number(normalLoad(round).find((row) => row.url === url)?.asked);
      const cost = (kind: string) =>
        Number(costs.find((row) => row.round === round && row.kind === kind)?.cpuMs);
      const reports = asked('/report') / (asked('/report') + asked('/customer'));
      // 200 requests a second; milliseconds in a second are tenths of a per cent.
      const cpu = 20 * (reports * cost('report') + (1 - reports) * cost('lookup'));
      return { share: 100 * reports, cpu };
    });
    const range = (values: readonly number[]) =>
      `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)} %`;
    expect(post).toContain(
      `its share of reports (${range(rounds.map(({ share }) => share))}), the normal load would take ` +
        `${range(rounds.map(({ cpu }) => cpu))} of a core.`,
    );
  });

  it('loses nothing in a release if the old processes close their pools at once', () => {
    const later = connectionRows(read(`${LAB}/closing.csv`));
    const failed = (via: string) => later.find((row) => row.via === via)?.failed;
    expect(failed('closing')).toBe(0);
    expect(post).toContain(`for two seconds, ${failed('')?.toFixed(0)} % did`);
  });

  it('has no failure where the post says so', () => {
    for (const row of [of('lock', 10, 10, 200), of('lock', 10, 10, 20, 'pgbouncer')])
      expect(row.failed).toBe(0);
    expect(of('release', 2, 5).failed).toBe(0);
    expect(of('release', 2, 10).failed.toFixed(0)).toBe('95');
  });
});

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { connectionRows } from '../../src/lib/connections.ts';
import { csvRows } from '../../src/lib/csv.ts';
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

  it('gives the first table of the post', () => {
    const share = (value: number, rounds: readonly number[]) =>
      value < 0.5 ? '0' : `${Math.min(...rounds).toFixed(0)}–${Math.max(...rounds).toFixed(0)} %`;
    const settings = [
      ['lock', 10],
      ['lock', 2],
      ['release', 2],
      ['release', 1],
    ] as const;
    expect(tableOf(post, '| what happens |').map((cells) => cells.slice(1))).toEqual(
      settings.map(([scenario, pool]) => {
        const { failed, cpu, working } = of(scenario, 10, pool);
        const rounds = byRound.map((from) => of(scenario, 10, pool, 20, '', from));
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
      }),
    );
  });

  it('gives what the refusals of the release can have cost', () => {
    const each = csvRows(read(`${LAB}/connect.csv`))
      .filter(({ kind }) => kind === 'refused with a password')
      .map(({ cpuMs }) => Number(cpuMs));
    // Per cent of a core, for 180 refusals a second.
    const [least, , most] = each.map((ms) => ms * 18).sort((one, other) => one - other);
    expect(post).toContain(`make ${least?.toFixed(0)} to ${most?.toFixed(0)} % of a core`);
    const { failed, rate } = of('release', 10, 2);
    expect(Math.round((failed * rate) / 1000) * 10).toBe(180);
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
    const lookup = cost('lookup');
    expect(tableOf(post, '| | CPU time |').map((cells) => cells.slice(1))).toEqual(
      [
        'lookup',
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

import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { csvRows } from '../../src/lib/csv.ts';
import { median } from '../../src/lib/numbers.ts';
import { tableOf } from './tableOf.ts';

const LAB = 'examples/stack-measurements';
const post = fs.readFileSync('blog/cloud-rent-in-action.mdx', 'utf8');
const MB = 2 ** 20;

type Row = Readonly<Record<string, string>>;
const read = (file: string) => csvRows(fs.readFileSync(`${LAB}/${file}`, 'utf8'));
const number = (row: Row, name: string) => Number(row[name]);
const loaded = (rows: readonly Row[]) => rows.filter(({ phase }) => phase === 'load');

/** What `docker stats` shows by its formula, as the median, and the most of what can't be given back. */
const of = (rows: readonly Row[]) => ({
  shown: Math.round(
    median(rows.map((row) => (number(row, 'usage') - number(row, 'inactive_file')) / MB)),
  ),
  held: Math.round(
    Math.max(
      ...rows.map((row) => number(row, 'anon') + number(row, 'shmem') + number(row, 'kernel')),
    ) / MB,
  ),
});

const second = loaded(read('v2.csv'));
const ends = read('v2.csv').filter(({ phase }) => phase === 'end');
const first = loaded(read('counters.csv')).filter(({ load }) => load === '8');
const onSecond = (mglru: string, limit: string) =>
  second.filter((row) => row.mglru === mglru && row.limit_mb === limit);
const onFirst = (limit: string) => first.filter(({ limit_mb }) => limit_mb === limit);

describe('what docker stats shows of a database', () => {
  const printed = (row: Row) => Number(/^([\d.]+)MiB$/.exec(row.docker_stats ?? '')?.[1]);
  const kernels = [
    ...[onSecond('y', 'none'), onSecond('n', 'none')].map((rows) => ({
      ...of(rows),
      shown: Math.round(median(rows.map(printed))),
    })),
    of(onFirst('none')),
  ];

  it('is in the first table and in the title, by the kernel', () => {
    expect(tableOf(post, '| kernel |').map((row) => row.slice(1))).toEqual(
      kernels.map(({ shown, held }) => [`${shown} MB`, `${held} MB`]),
    );
    expect(post).toContain(
      `title: "docker stats shows ${kernels[1]?.shown} MB or ${kernels[0]?.shown} MB for the same database, ` +
        `depending on a kernel setting"`,
    );
  });

  it("grew with the lookups on Debian 12's kernel", () => {
    let lookups = 0;
    const shown = read('older.csv').map((row) => {
      lookups += number(row, 'lookups');
      const size = (number(row, 'usage') - number(row, 'inactive_file')) / MB;
      return { lookups: lookups.toLocaleString('en-GB'), size: Math.round(size) };
    });
    const at = (count: string) => shown.find((row) => row.lookups === count)?.size;
    const last = shown.at(-1);
    expect(post).toContain(
      `shown ${at('0')} MB once the tables were read, ${at('20,600')} MB after 20,600 lookups ` +
        `and ${last?.size} MB after ${last?.lookups}, when we stopped.`,
    );
  });

  it('is from runs that the post tells apart', () => {
    const script = fs.readFileSync(`${LAB}/v2.sh`, 'utf8');
    const [, linux] = /Linux (\d+\.\d+)/.exec(script) ?? [];
    const [, postgres] = /PostgreSQL (\d+\.\d+)/.exec(script) ?? [];
    const warm = [/warm=\$\{WARM:-(\d+)\}/, /LRUS=n WARM=(\d+)/].map(
      (expression) => expression.exec(script)?.[1],
    );
    for (const on of ['y', 'n'])
      expect(new Set(onSecond(on, 'none').map(({ round }) => round)).size).toBe(1);
    expect(new Set(onFirst('none').map(({ round }) => round)).size).toBe(2);
    expect(post).toContain(
      `one run each of PostgreSQL ${postgres} on Linux ${linux}, warmed up for ${warm.join(' and ')} seconds,`,
    );
  });

  it('is from runs with unequal loads, which moved no file to the active ones in the first', () => {
    const script = fs.readFileSync(`${LAB}/v2.sh`, 'utf8');
    const seconds = [/seconds=\$\{SECONDS_EACH:-(\d+)\}/, /LRUS=n .*SECONDS_EACH=(\d+)/].map(
      (expression) => Number(expression.exec(script)?.[1]),
    );
    const all = (mglru: string) =>
      read('v2.csv').filter((row) => row.mglru === mglru && row.limit_mb === 'none');
    const lookups = [all('y'), all('n')].map((rows) => number(rows.at(-1) ?? {}, 'lookups'));
    const rates = lookups.map((count, at) =>
      (count / (seconds[at] ?? NaN)).toLocaleString('en-GB'),
    );
    expect(post).toContain(
      `the first answered ${rates[0]} lookups a second, and the second ${rates[1]}.`,
    );
    const active = [all('y'), all('n')].map((rows) =>
      rows.map((row) => number(row, 'active_file')),
    );
    expect(new Set(active[0]).size).toBe(1);
    const [first, second] = active.map(([warm = NaN]) => Math.round(warm / MB));
    expect(post).toContain(
      `active files stayed at ${first} MB to the byte through ${lookups[0]?.toLocaleString('en-GB')} lookups. ` +
        `In the second, they were at ${second} MB before`,
    );
  });

  it('is the formula, where Docker itself ran', () => {
    for (const row of second.filter(({ docker_stats }) => /MiB$/.test(docker_stats ?? '')))
      // The counters were read a moment later.
      expect(Math.abs(printed(row) - of([row]).shown)).toBeLessThan(16);
  });

  it('falls with the limit, with the older lists and version 1', () => {
    const rows = tableOf(post, '| limit | docker stats | held |');
    expect(rows.at(-1)).toEqual(['160 MB', 'killed', '–']);
    for (const [limit = '', shown, held] of rows.slice(0, -1)) {
      const counted = of(onFirst(limit.replace(' MB', '')));
      expect([shown, held], limit).toEqual([`${counted.shown} MB`, `${counted.held} MB`]);
    }
  });

  it('and the network buffers of version 2 are as the post says', () => {
    const most = Math.max(...second.map((row) => number(row, 'sock')));
    expect(post).toContain(`\`sock\` was never more than ${most / 1024} KB`);
    const kills = (limit: string) =>
      ends.filter(({ limit_mb }) => limit_mb === limit).map((row) => number(row, 'kills') > 0);
    expect(new Set(kills('168'))).toEqual(new Set([false]));
    expect(new Set(kills('144'))).toEqual(new Set([true]));
    expect(post).toContain('lived in 168 MB and was killed in 144');
  });
});

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { csvRows } from '../../src/lib/csv.ts';
import { tableOf } from './tableOf.ts';

const LAB = 'examples/platform-lab';
const POST = 'blog/how-we-built-a-paas';
const read = (file: string) => fs.readFileSync(file, 'utf8');
const script = (...args: string[]) =>
  spawnSync(process.execPath, ['losses.mjs', ...args], { cwd: LAB, encoding: 'utf8' }).stdout;

const rows = (file: string) => csvRows(read(`${LAB}/${file}`));
const runs = rows('roll.csv');
/** Caddy again, with one method at a time. */
const alone = rows('alone.csv');
/** nginx and HAProxy again, also with settings that send again what has been sent. */
const resend = rows('resend.csv');

/** The requests lost in the middle one of three rounds, of the runs with these values. */
function median(values: Readonly<Record<string, string>>, of = runs): number {
  const rounds = of
    .filter((run) => Object.entries(values).every(([name, value]) => run[name] === value))
    .map((run) => Number(run.lost))
    .sort((one, other) => one - other);
  expect(rounds, JSON.stringify(values)).toHaveLength(3);
  return rounds[1] ?? NaN;
}

const post = read(`${POST}.mdx`);

/** The rows of the post's first table, by proxy and setting. */
const SETTINGS = [
  ['nginx', 'default'],
  ['nginx', 'off'],
  ['nginx', 'resend'],
  ['haproxy', 'default'],
  ['haproxy', 'off'],
  ['haproxy', 'redispatch'],
  ['haproxy', 'resend'],
  ['caddy', 'default'],
  ['caddy', 'retry'],
  ['caddy', 'passive'],
] as const;

describe('the requests lost in a release', () => {
  it('are what the script prints and draws from the raw data today', () => {
    expect(script()).toBe(read(`${LAB}/losses.txt`));
    expect(script('draw')).toBe(read(`${POST}.svg`));
  });

  it('were measured on time', () => {
    expect(runs).toHaveLength(1344);
    expect(Math.max(...[...runs, ...resend].map(({ late }) => Number(late)))).toBeLessThanOrEqual(
      50,
    );
  });

  it('are in the table of settings', () => {
    const table = tableOf(post, '| proxy and setting |');
    expect(table).toHaveLength(SETTINGS.length);
    SETTINGS.forEach(([proxy, retries], at) => {
      const both = (stop: string, offset: string) =>
        ['GET', 'POST']
          .map((method) =>
            median({ proxy, retries, method, stop, offset }, retries === 'resend' ? resend : runs),
          )
          .join(' / ');
      expect(table[at]?.slice(1), `${proxy} ${retries}`).toEqual([
        both('0', '-1000'),
        both('exit', '-1000'),
        both('0', 'early'),
      ]);
    });
  });

  it('if the old copy exits are in the first table', () => {
    const rows = [
      ['nginx', 'default'],
      ['haproxy', 'default'],
      ['haproxy', 'redispatch'],
      ['caddy', 'default'],
      ['caddy', 'passive'],
    ].map(([proxy = '', retries = '']) =>
      ['GET', 'POST'].map((method) =>
        String(median({ proxy, retries, method, stop: 'exit', offset: '-1000' })),
      ),
    );
    expect(
      tableOf(post, '| behind |').map((row) =>
        row.slice(1).map((cell) => cell.replaceAll('*', '')),
      ),
    ).toEqual(rows);
  });

  it('were the same in the run with the two settings that send again, or one less', () => {
    for (const [proxy, retries] of SETTINGS) {
      if (proxy === 'caddy' || retries === 'resend') continue;
      for (const [stop, offset] of [
        ['0', '-1000'],
        ['exit', '-1000'],
        ['0', 'early'],
      ])
        for (const method of ['GET', 'POST']) {
          const values = { proxy, retries, method, stop: stop ?? '', offset: offset ?? '' };
          const less = median(values) - median(values, resend);
          expect([0, 1], JSON.stringify(values)).toContain(less);
        }
    }
    const twice = resend
      .filter(({ retries, stop }) => retries === 'resend' && stop === 'exit')
      .map(({ longest }) => Number(longest));
    expect(Math.min(...twice)).toBeGreaterThan(390);
    expect(Math.max(...twice)).toBeLessThan(400);
  });

  it('of Caddy with one method at a time are in the text', () => {
    const both = (stop: string, offset: string) =>
      ['GET', 'POST']
        .map((method) => median({ retries: 'passive', method, stop, offset }, alone))
        .join(' / ');
    expect(Math.max(...alone.map(({ late }) => Number(late)))).toBeLessThanOrEqual(50);
    expect(post).toContain(
      `The row became ${both('0', '-1000')}, ${both('exit', '-1000')} and ${both('0', 'early')}`,
    );
    const early = {
      proxy: 'caddy',
      retries: 'passive',
      method: 'GET',
      stop: 'exit',
      offset: '-100',
    };
    expect(post).toContain(`lost ${median(early, alone)} GETs instead of ${median(early)}`);
  });

  it('are in the table of a program that goes on accepting', () => {
    const stops = ['0', '500', '1000', '1500'];
    expect(tableOf(post, '| goes on accepting for |').map((row) => row.slice(1))).toEqual(
      stops.map((stop) =>
        ['nginx', 'haproxy', 'caddy'].map((proxy) =>
          String(median({ proxy, retries: 'default', method: 'GET', stop, offset: '-1000' })),
        ),
      ),
    );
  });

  it('after 1.5 s are only connections that Caddy resets', () => {
    const lost = runs.filter((run) => run.stop === '1500' && run.lost !== '0');
    expect(new Set(lost.map((run) => `${run.proxy} ${run.lost} ${run.status}`))).toEqual(
      new Set(['caddy 1 0']),
    );
  });

  it('have two counts of all six rounds next to them: POSTs in the worst one, and requests that only waited', () => {
    const six = [...runs, ...resend];
    const posts = six
      .filter(
        (run) =>
          [run.proxy, run.retries, run.method, run.stop, run.offset].join() ===
          'nginx,default,POST,exit,-1000',
      )
      .map((run) => run.lost);
    expect(posts.sort()).toEqual(['10', '10', '10', '10', '10', '20']);
    expect(post).toContain('in one of six rounds, nginx lost twenty.');
    const slow = six
      .filter((run) => [run.proxy, run.retries, run.offset].join() === 'haproxy,default,early')
      .map((run) => Number(run.slow));
    expect(post).toContain(
      `behind HAProxy, ${Math.min(...slow)} to ${Math.max(...slow)} requests of each kind waited`,
    );
  });
});

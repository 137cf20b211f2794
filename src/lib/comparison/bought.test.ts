import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTAINER_PLATFORMS, platformCost, workloadOf } from '../cost/index.ts';
import { csvRows } from '../csv.ts';
import { boughtView, type Floors, sumsOf } from './bought.ts';
import { memorySold } from './stacks.ts';

const LAB = 'examples/stack-floors';
const read = (file: string) => fs.readFileSync(`${LAB}/${file}`, 'utf8');
const floors = JSON.parse(read('floors.json')) as Floors;

describe('the memory that a host sells', () => {
  it('adds up over replicas, next to the need of the same parts', () => {
    const sold = [
      { name: 'web', count: 2, memoryMb: 512 },
      { name: 'worker', count: 1, memoryMb: 'not sold' },
      { name: 'PostgreSQL', count: 1, memoryMb: 'not stated' },
      { name: 'Redis', count: 1, memoryMb: 25 },
    ] as const;
    // 2 × 512 + 25, and 2 × 90 + 10
    expect(sumsOf(sold, { web: 90, worker: 50, db: 190, queue: 10 })).toEqual({
      bought: 1049,
      need: 190,
    });
  });

  it.each(CONTAINER_PLATFORMS)('at %s is enough for what was measured', (platform) => {
    const workload = workloadOf('start-up');
    const least = new Map(
      Object.entries({ ...floors, PostgreSQL: floors.db, Redis: floors.queue }),
    );
    for (const { name, memoryMb } of memorySold(platformCost(platform, workload), workload))
      if (typeof memoryMb === 'number')
        expect(memoryMb, name).toBeGreaterThanOrEqual(least.get(name) ?? Infinity);
  });

  it('is read from prices by size alone', () => {
    const kinds = (platform: (typeof CONTAINER_PLATFORMS)[number]) =>
      memorySold(platformCost(platform, workloadOf('start-up')), workloadOf('start-up')).map(
        ({ memoryMb }) => (typeof memoryMb === 'number' ? 'size' : memoryMb),
      );
    expect(kinds('railway')).toEqual(['by use', 'by use', 'by use', 'by use']);
    expect(kinds('vercel')).toEqual(['by use', 'not sold', 'size', 'size']);
    expect(kinds('heroku')).toEqual(['size', 'size', 'not stated', 'size']);
  });

  it('is listed least first, with the prices of the other pages', () => {
    const { need, rows } = boughtView(floors);
    expect(need).toBe(2 * floors.web + floors.worker + floors.db + floors.queue);
    const sums = rows.map(({ bought }) => Number(bought.replace(',', '')));
    expect(sums).toEqual([...sums].sort((a, b) => a - b));
    expect(rows).toHaveLength(CONTAINER_PLATFORMS.length + 2);
    for (const { bought, times, name } of rows) expect(bought === '', name).toBe(times === '');
  });
});

describe('the floors', () => {
  /* The rules of floors.py in a second program. */
  const median = (values: readonly number[]) => {
    const sorted = [...values].sort((a, b) => a - b);
    const middle = sorted.length / 2;
    return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
  };
  const hasSurvived = ({ failed, kills, p95_ms }: Record<string, string>) =>
    failed === '0' && kills === '0' && p95_ms !== '';

  it.each(Object.entries(floors))(
    '%s has enough in its limit, and not in the next',
    (part, floor) => {
      const runs = csvRows(read('floors.csv')).filter(
        (run) => run.part === part && run.files === 'own',
      );
      const times = new Map<string, number[]>();
      let free = NaN;
      for (const { limit_mb = '', p95_ms } of runs) {
        if (limit_mb === 'none') free = Number(p95_ms);
        times.set(limit_mb, [...(times.get(limit_mb) ?? []), Number(p95_ms) / free]);
      }
      const isFine = (limit: string) =>
        runs.filter(({ limit_mb }) => limit_mb === limit).every(hasSurvived) &&
        median(times.get(limit) ?? []) <= 2;
      const limits = [...times.keys()].filter((limit) => limit !== 'none');
      for (const limit of limits.filter((one) => Number(one) >= floor))
        expect(isFine(limit), limit).toBe(true);
      const below = limits.map(Number).filter((limit) => limit < floor);
      expect(below.length).toBeGreaterThan(0);
      expect(isFine(String(Math.max(...below)))).toBe(false);
    },
  );

  it('and what hosts sell for them are the numbers of the post', () => {
    const post = fs.readFileSync('blog/why-i-built-this.mdx', 'utf8');
    const { need, rows } = boughtView(floors);
    const whole = rows.filter(({ note, bought }) => bought && !/PostgreSQL|worker/.test(note));
    const [least, most] = [whole[0]?.bought, whole.at(-1)?.bought];
    expect(post).toContain(`ran in ${need} MB. Sold by size, it's ${least} to ${most} MB, `);

    // With the sizes of the table's last column.
    const roomy = need + 2 * 24 + 8 + 64 + 16;
    expect(post).toContain(`| **420 MB** | **${need} MB** | **${roomy} MB** |`);
    // All five at once, each in its smallest limit.
    const together = csvRows(read('floors.csv')).filter(({ part }) => part === 'floors');
    expect(together).toEqual([
      expect.objectContaining({
        limit_mb: String(need),
        seconds: '30',
        requests: '600',
        failed: '0',
        kills: '0',
        p95_ms: '8.5',
        limit_hits: '572552',
        refaults: '33739',
      }),
    ]);
    expect(post).toContain('hit their limits 572,552 times');
    expect(post).toContain('read 33,739 pages');
    expect(post).toContain('600 requests. None failed, and the p95 was 8.5 ms');

    // One pair with control groups of version 2.
    const [loaded, empty] = csvRows(read('first-touch-v2.csv'));
    expect([loaded?.kills, empty?.kills, empty?.start_s]).toEqual(['0', '0', '']);
    expect(post).toContain(
      `up after ${loaded?.start_s} s with a loaded image, and not in 150 s with an empty cache: ` +
        `${Number(empty?.refaults).toLocaleString('en-GB')} pages read again, no kill`,
    );

    // The smallest limits in which two programs started in each round.
    const starts = csvRows(read('programs.csv'));
    const smallest = (program: string, situation: string): string => {
      const mine = starts.filter((run) => run.program === program && run.case === situation);
      const fails = mine
        .filter(({ answered }) => answered !== '20')
        .map(({ limit_mb }) => limit_mb);
      const tried = mine.map(({ limit_mb }) => Number(limit_mb)).filter(Boolean);
      const enough = tried.filter((limit) => !fails.some((fail) => limit <= Number(fail)));
      return `${Math.min(...enough)} MB`;
    };
    const own = (program: string) =>
      Math.round(
        Math.max(
          ...starts
            .filter((run) => run.program === program && run.limit_mb === 'none')
            .map((run) => Number(run.own)),
        ) /
          2 ** 20,
      );
    for (const [name, program] of [
      ['Caddy', 'caddy'],
      ['Node.js', 'node'],
    ] as const)
      expect(post).toContain(
        `| ${name} | ${smallest(program, 'loaded')} | ${smallest(program, 'empty')} | ${own(program)} MB |\n`,
      );
    expect(post).toContain('in 12 MB started after `docker load` and not with an empty cache');
    for (const file of ['programs.csv', 'programs-v2.csv']) {
      const tight = csvRows(read(file)).filter(
        (run) => run.program === 'caddy' && run.limit_mb === '12',
      );
      expect(new Set(tight.map((run) => run.case))).toEqual(new Set(['loaded', 'empty']));
      for (const run of tight) expect(run.start_s !== '', run.case).toBe(run.case === 'loaded');
    }
    for (const { program, limit_mb, start_s } of csvRows(read('programs-v2.csv')))
      if (start_s)
        expect(post).toMatch(
          new RegExp(
            `^\\| ${program === 'caddy' ? 'Caddy' : 'Node\\.js'}, ${limit_mb} MB \\|.* ${start_s} s \\|`,
            'm',
          ),
        );
    const again = (program: string, limit: string) =>
      starts
        .filter((run) => run.program === program && run.limit_mb === limit && run.start_s === '')
        .map(({ kills, refaults }) => {
          expect(kills).toBe('0');
          return Math.round((Number(refaults) * 4096) / 1e9);
        });
    expect(post).toContain(`in 28 MB, Caddy read ${again('caddy', '28')[0]} GB in the minute`);
    const node = again('node', '32').sort((one, other) => one - other);
    expect(post).toContain(`Node.js read ${node[0]} to ${node.at(-1)} GB.`);

    // A pulled or built image starts in every limit that was tried.
    const pulled = csvRows(read('pulled.csv'));
    const anew = pulled.filter((run) => run.case !== 'empty' && run.limit_mb !== 'none');
    expect(new Set(anew.map(({ answered }) => answered))).toEqual(new Set(['20']));
    const tightest = Math.min(...anew.map(({ limit_mb }) => Number(limit_mb)));
    const inLeast = anew.filter(({ limit_mb }) => Number(limit_mb) === tightest);
    expect(post).toContain(`down to ${tightest} MB, ${inLeast.length} times of ${inLeast.length}`);
    for (const { limit_mb, start_s } of pulled.filter((run) => run.case === 'empty'))
      expect(start_s !== '', limit_mb).toBe(limit_mb === '40');

    // The same image in three situations, in Docker.
    const touches = csvRows(read('first-touch.csv'));
    for (const situation of ['loaded', 'restarted', 'beside']) {
      const mine = touches.filter((run) => run.case === situation);
      const times = mine.flatMap(({ start_s }) => (start_s ? [Number(start_s)] : []));
      const span = [...new Set([Math.min(...times), Math.max(...times)])].map((one) =>
        one.toFixed(1),
      );
      const up = times.length > 0 ? `${span.join(' to ')} s` : 'not in a minute';
      const kills = mine.reduce((sum, run) => sum + Number(run.kills), 0);
      expect(post).toContain(`| ${times.length} of ${mine.length} | ${up} | ${kills} |\n`);
    }
  });
});

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { median } from '../numbers.ts';
import { UPKEEP } from './upkeep.ts';

const LAB = 'examples/server-upkeep';
const POST = 'blog/from-vps-to-paas';
const read = (file: string) => fs.readFileSync(file, 'utf8');
const printed = read(`${LAB}/restarts.txt`);
const script = (...args: string[]) =>
  spawnSync(process.execPath, ['restarts.mjs', ...args], { cwd: LAB, encoding: 'utf8' }).stdout;

const dayOf = (text: string) => Date.parse(text) / 86_400_000;
const [BEGIN, END] = [dayOf('2025-08-22'), dayOf('2026-08-22')];
const kernels = [...read(`${LAB}/updates.txt`).matchAll(/^(\S+) linux-signed-amd64 /gm)].map(
  ([, day = '']) => dayOf(day),
);

/** The days from each kernel's date to the first restart after it. */
function waited(restarts: (date: Date) => boolean): number {
  const days = new Set<number>();
  for (const dated of kernels) {
    for (let day = dated; day < END; day += 1) {
      if (day > dated && restarts(new Date(day * 86_400_000))) break;
      days.add(day);
    }
  }
  return days.size;
}

/** The first line of figures that the script printed for a habit. */
const figures = (habit: string) =>
  (new RegExp(`^  ${habit}[^:]*: (.*)$`, 'm').exec(printed)?.[1] ?? '').split(' ').map(Number);

describe('the days on a replaced kernel', () => {
  it('are what the script prints and draws today', () => {
    expect(script()).toBe(printed);
    expect(script('draw')).toBe(read(`${POST}.svg`));
  });

  it('are the days from each kernel to the next restart', () => {
    expect(kernels).toHaveLength(15);
    expect(figures('never')).toEqual([waited(() => false)]);
    expect(figures('once a month')).toEqual(
      Array.from({ length: 28 }, (_, at) => waited((date) => date.getUTCDate() === at + 1)),
    );
    expect(figures('once a week')).toEqual(
      Array.from({ length: 7 }, (_, at) => waited((date) => date.getUTCDay() === at)),
    );
    for (const count of [15, 18])
      expect(figures(`${count} spread evenly`)).toEqual(
        Array.from({ length: Math.floor(365 / count) }, (_, first) => {
          const days = Array.from({ length: count }, (_, at) =>
            Math.floor(first + (at * 365) / count),
          );
          return waited((date) => days.includes(date.getTime() / 86_400_000 - BEGIN));
        }),
      );
    expect(figures('automatically')).toEqual([1, 2, 3].map((nights) => nights * kernels.length));
  });

  /** The medians and ranges of once a month and once a week, with so many days until a restart can bring a kernel. */
  const delayed = (days: number) =>
    [
      ...(new RegExp(`^  ${days} days .*$`, 'm').exec(printed)?.[0] ?? '').matchAll(
        /median (\d+), (\d+ to \d+)/g,
      ),
    ].map(([, median = '', range = '']) => ({ median, range }));

  it('are in the table of the post, with two days of delay in each row', () => {
    const post = read(`${POST}.mdx`);
    const rows = [...post.matchAll(/^\| (?:never|once a \w+|automatically)\b.*\|$/gm)];
    const column = (at: number) => rows.map(([row]) => row.split('|').at(at)?.trim());
    const [monthly, weekly] = delayed(2).map(({ median, range }) => `${median} (${range})`);
    expect(column(-3)).toEqual([
      String(figures('never')[0]),
      monthly,
      weekly,
      String(figures('automatically')[1]),
    ]);

    const stretch = (restarts: (date: Date) => boolean) => {
      let [started, most, row] = [0, 0, 0];
      for (let day = BEGIN; day < END; day += 1) {
        if (restarts(new Date(day * 86_400_000)))
          started = kernels.filter((dated) => dated + 2 <= day).length;
        row = kernels.filter((dated) => dated <= day).length > started ? row + 1 : 0;
        most = Math.max(most, row);
      }
      return most;
    };
    const summary = (restarts: readonly ((date: Date) => boolean)[]) => {
      const days = restarts.map(stretch).sort((one, other) => one - other);
      return { median: String(median(days)), range: `${days[0]} to ${days.at(-1)}` };
    };
    const [eachMonth, eachWeek] = [
      summary(Array.from({ length: 28 }, (_, at) => (date) => date.getUTCDate() === at + 1)),
      summary(Array.from({ length: 7 }, (_, at) => (date) => date.getUTCDay() === at)),
    ];
    const none = stretch(() => false);
    const automatic = stretch((date) => kernels.includes(date.getTime() / 86_400_000 - 2));
    expect(post).toContain(`Monthly stretches went from ${eachMonth.range} days`);
    expect(column(-2)).toEqual([`${none}`, eachMonth.median, eachWeek.median, `${automatic}`]);
    const spans = [eachMonth, eachWeek].map(({ median: middle, range }) => `${middle}, ${range}`);
    expect(printed).toContain(
      `never ${none}; monthly median ${spans[0]}; weekly median ${spans[1]}; automatically ${automatic}\n`,
    );
  });

  it('are given for Copy Fail, by the day on which each habit starts the kernel that closed it', () => {
    const dated = dayOf('2026-04-30');
    expect(kernels).toContain(dated);
    const first = (restarts: (date: Date) => boolean) => {
      let day = dated + 2;
      while (!restarts(new Date(day * 86_400_000))) day += 1;
      return day;
    };
    const weekly = Array.from({ length: 7 }, (_, at) => first((date) => date.getUTCDay() === at));
    const monthly = Array.from({ length: 28 }, (_, at) =>
      first((date) => date.getUTCDate() === at + 1),
    );
    expect(read(`${POST}.mdx`)).toContain(
      `**Copy Fail** from ${new Date((dated + 2) * 86_400_000).getUTCDate()} May 2026, ` +
        `one with weekly restarts up to ${Math.max(...weekly) - dated - 2} days later, ` +
        `and one with monthly restarts up to ${Math.max(...monthly) - dated - 2}.`,
    );
  });

  it('are given with one day of delay and with three as well', () => {
    const [monthly, weekly] = [...printed.matchAll(/^ {4}median (\S+), /gm)].map(
      ([, median]) => median,
    );
    const [nights, , most] = figures('automatically');
    const [third, thirds] = delayed(3);
    const post = read(`${POST}.mdx`);
    expect(post).toContain(
      `With one day, once a month leaves ${monthly} days, once a week ${weekly} and automatic restarts ${nights}. ` +
        `With three, they leave ${third?.median}, ${thirds?.median} and ${most}.`,
    );
  });

  it('are for the restarts that Debian does by default, with the kernels of point releases', () => {
    const all = read(`${LAB}/kernels.txt`).trim().split('\n');
    expect(UPKEEP[0]?.times).toBe(all.length);
    expect(read(`${POST}.mdx`)).toContain(`automatically, after each kernel | ${all.length} |`);
    expect(figures('  if it also restarts')).toEqual(figures('automatically'));
  });
});

describe('the programs on an old OpenSSL', () => {
  it('are as many as after each of the three updates', () => {
    const after = [
      ...read(`${LAB}/libraries.txt`).matchAll(/use a file that is gone, after: +(.*)$/gm),
    ].map(([, units = '']) => [...units.matchAll(/\((\d+)\)/g)].map(([, count]) => Number(count)));
    const [alone, installed, automatic] = after.map((counts) =>
      counts.reduce((sum, count) => sum + count, 0),
    );
    const post = read(`${POST}.mdx`);
    const rows = [...post.matchAll(/^\| .* \| (\d+) of (\d+) \|$/gm)].map(([, some, all]) => [
      Number(some),
      Number(all),
    ]);
    expect(rows).toEqual([alone, installed, automatic].map((count) => [count, alone]));
    expect(post).toContain(`All ${alone} programs went on with the old one"`);
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { Thread, threads as data } from '#data/threads';

const { fixture } = vi.hoisted(() => {
  const thread = (id: number, over: Partial<Thread>): Thread => ({
    id: `d0${id}`,
    url: `https://forum.example/${id}`,
    where: 'blog',
    theme: 'secrets',
    alsoThemes: [],
    says: 'Something.',
    didOrWanted: 'Something else.',
    outcome: 'asked',
    sentiment: 'pain',
    read: 'the parts about secrets',
    ...over,
  });
  return {
    fixture: [
      thread(1, { date: '2024-05', read: 'opening post, whole' }),
      thread(2, { date: '2021-01-02', sentiment: 'wish', stage: 'team' }),
      thread(3, { where: 'forum', outcome: 'moved', read: 'start of the page' }),
      thread(4, { date: '2024-06-01', theme: 'monorepo', alsoThemes: ['secrets'], stage: 'team' }),
    ],
  };
});
vi.mock('#data/threads', async (original) => {
  const { threads } = await original<{ threads: typeof data }>();
  return { threads: { ...threads, threads: fixture } };
});

const counts = await import('./threads.ts');
const figures = (of: readonly { value: string; count: number }[]) =>
  of.map(({ value, count }) => `${value} ${count}`);

describe('the counts of threads', () => {
  it('put the most frequent first', () => {
    expect(figures(counts.countBySentiment())).toEqual(['pain 3', 'wish 1']);
    expect(figures(counts.countByPlace())).toEqual(['blog 3', 'forum 1']);
  });

  it('name what is missing', () => {
    expect(figures(counts.countByStage())).toEqual(['not said 2', 'team 2']);
  });

  it('by year put the oldest first, and those without a year last', () => {
    expect(figures(counts.countByYear())).toEqual(['2021 1', '2024 2', 'not said 1']);
  });

  it('by reading tell the whole from the start and from parts', () => {
    expect(figures(counts.countByReading())).toEqual(['in part 2', 'whole 1', 'start only 1']);
  });

  it('by outcome keep the order of the data, and name those that nothing has', () => {
    const ends = counts.countByOutcome();
    expect(figures(ends).slice(0, 2)).toEqual(['moved 1', 'stayed 0']);
    expect(ends.find(({ value }) => value === 'asked')?.ids).toEqual(['d01', 'd02', 'd04']);
  });

  it('by theme count what a thread is mainly about', () => {
    const themes = counts.countByTheme();
    const of = (name: string) => themes.find(({ theme }) => theme === name);
    expect(of('secrets')).toMatchObject({ primary: 3, ids: ['d01', 'd02', 'd03'] });
    expect(of('monorepo')).toMatchObject({ primary: 1, ids: ['d04'] });
    expect(of('tls-and-proxy')).toMatchObject({ primary: 0, ids: [] });
  });
});

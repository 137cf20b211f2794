import { describe, expect, it } from 'vitest';
import { threads as data } from '#data/threads';
import { threadOf, threads } from './threads.ts';

describe('the threads', () => {
  it('are fifty, d01 to d50, each at an address of its own', () => {
    expect(threads.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, index) => `d${String(index + 1).padStart(2, '0')}`),
    );
    expect(new Set(threads.map(({ url }) => url)).size).toBe(50);
  });

  it.each(threads)('$id has known themes, the main one not twice', ({ theme, alsoThemes }) => {
    for (const one of [theme, ...alsoThemes]) expect(data.themes).toHaveProperty(one);
    expect(alsoThemes).not.toContain(theme);
  });

  it('say from where to where and why of each that moved, and of no other', () => {
    expect(threads.filter(({ move }) => move).map(({ id }) => id)).toEqual(
      threads.filter(({ outcome }) => outcome === 'moved').map(({ id }) => id),
    );
  });

  it('come at most three from one repository', () => {
    const repositories = threads.map(({ url }) => /github\.com\/([^/]+\/[^/]+)/.exec(url)?.[1]);
    const known = repositories.filter((name) => name !== undefined);
    for (const name of known) {
      expect(known.filter((other) => other === name).length).toBeLessThanOrEqual(3);
    }
  });
});

describe('threadOf', () => {
  it('finds a thread and refuses an unknown id', () => {
    expect(threadOf('d41').stage).toBe('startup');
    expect(() => threadOf('d51')).toThrow(/d01 to d50/);
  });
});

import { describe, expect, it } from 'vitest';
import { PLACES, SENTIMENTS, STAGES, themes, threadOf, threads } from './index.ts';

describe('the threads', () => {
  it('are fifty, d01 to d50, each at an address of its own', () => {
    expect(threads.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, index) => `d${String(index + 1).padStart(2, '0')}`),
    );
    expect(new Set(threads.map(({ url }) => url)).size).toBe(50);
  });

  it.each(threads.map((thread) => [thread.id, thread] as const))(
    '%s is well formed',
    (_, thread) => {
      expect(new URL(thread.url).protocol).toBe('https:');
      if (thread.date === null) expect(thread.dateNote).toBeTruthy();
      else expect(thread.date).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
      expect(PLACES).toContain(thread.where);
      expect(SENTIMENTS).toContain(thread.sentiment);
      if (thread.stage !== null) expect(STAGES).toContain(thread.stage);
      for (const theme of [thread.theme, ...thread.alsoThemes])
        expect(themes).toHaveProperty(theme);
      expect(thread.alsoThemes).not.toContain(thread.theme);
      expect(thread.says).toMatch(/\.$/);
      expect(thread.didOrWanted).toMatch(/\.$/);
    },
  );

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

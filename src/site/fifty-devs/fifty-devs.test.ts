import { describe, expect, it } from 'vitest';
import {
  countByPlace,
  countByPlatform,
  countByReading,
  countBySentiment,
  countByStage,
  countByTheme,
  countByYear,
  PLACES,
  SENTIMENTS,
  STAGES,
  themes,
  threadOf,
  threads,
  type Count,
} from './index.ts';

const figures = (counts: readonly Count[]) =>
  Object.fromEntries(counts.map(({ value, count }) => [value, count]));

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

describe('the counts', () => {
  it('by sentiment', () => {
    expect(figures(countBySentiment())).toEqual({ pain: 34, wish: 13, praise: 3 });
  });

  it('by how far they were read', () => {
    expect(figures(countByReading())).toEqual({ whole: 17, 'start only': 10, 'in part': 23 });
  });

  it('by stage', () => {
    expect(figures(countByStage())).toEqual({
      'not said': 25,
      team: 12,
      hobby: 9,
      solo: 3,
      startup: 1,
    });
  });

  it('by place', () => {
    expect(figures(countByPlace())).toEqual({
      'GitHub issue': 34,
      blog: 8,
      'GitHub pull request': 6,
      forum: 2,
    });
  });

  it('by year, oldest first, without a year last', () => {
    expect(countByYear().map(({ value, count }) => [value, count])).toEqual([
      ['2018', 1],
      ['2020', 2],
      ['2021', 6],
      ['2022', 2],
      ['2023', 6],
      ['2024', 11],
      ['2025', 8],
      ['2026', 5],
      ['not said', 9],
    ]);
  });

  it.each([
    ['pricing-and-plan-limits', 6, 11, 'd01 d02 d03 d04 d05 d06'],
    ['egress-and-traffic-bills', 4, 3, 'd07 d08 d09 d10'],
    ['cold-starts-and-idle-cost', 4, 1, 'd11 d12 d13 d14'],
    ['db-connection-limits', 3, 0, 'd15 d16 d17'],
    ['compose-and-multi-service', 2, 2, 'd18 d19'],
    ['persistence-and-volumes', 2, 3, 'd20 d21'],
    ['backups-and-recovery', 4, 3, 'd22 d23 d24 d25'],
    ['eu-data-residency', 3, 0, 'd26 d27 d28'],
    ['kubernetes-complexity', 2, 0, 'd29 d30'],
    ['server-upkeep', 2, 5, 'd31 d32'],
    ['tls-and-proxy', 2, 1, 'd33 d34'],
    ['logs-and-observability', 2, 2, 'd35 d36'],
    ['builds-and-deploy-time', 3, 3, 'd37 d38 d39'],
    ['leaving-and-lock-in', 6, 12, 'd40 d41 d42 d43 d44 d50'],
    ['secrets', 1, 0, 'd45'],
    ['monorepo', 1, 2, 'd46'],
    ['preview-environments', 1, 1, 'd47'],
    ['support-and-reliability', 2, 8, 'd48 d49'],
  ] as const)('%s: %d mainly, %d also', (theme, primary, also, ids) => {
    const found = countByTheme().find((count) => count.theme === theme);
    expect(found).toMatchObject({ primary, also, ids: ids.split(' ') });
  });

  it('name 18 themes and 35 platforms or tools', () => {
    expect(countByTheme()).toHaveLength(18);
    expect(countByPlatform()).toHaveLength(35);
  });

  it('by platform, most named first', () => {
    expect(
      countByPlatform()
        .filter(({ count }) => count > 1)
        .map(({ value, count }) => `${value} ${count}`),
    ).toEqual([
      'Vercel 11',
      'Heroku 8',
      'Netlify 6',
      'Coolify 4',
      'DigitalOcean 4',
      'DigitalOcean App Platform 4',
      'AWS 3',
      'Dokploy 3',
      'Fly.io 3',
      'Hetzner 3',
      'Render 3',
      'Dokku 2',
      'Google Cloud Run 2',
      'Google Kubernetes Engine 2',
      'Railway 2',
    ]);
  });
});

describe('threadOf', () => {
  it('finds a thread and refuses an unknown id', () => {
    expect(threadOf('d41').stage).toBe('startup');
    expect(() => threadOf('d51')).toThrow(/d01 to d50/);
  });
});

import { describe, expect, it } from 'vitest';
import { COMPARED } from '../cost/index.ts';
import { dayOf } from '../platforms/age.ts';
import { platformFact } from '../platforms/index.ts';
import { FIRST_SCREEN_DAYS, stalePrices } from './stale.ts';

const DAY_MS = 86_400_000;
const after = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

describe('a price on the first screen of a comparison', () => {
  const day = dayOf(platformFact('render/instance-starter')) ?? '';

  it('is named from its 181st day on', () => {
    const named = (days: number) =>
      stalePrices(after(day, days)).some((line) => line.includes('render/instance-starter'));
    expect([named(FIRST_SCREEN_DAYS), named(FIRST_SCREEN_DAYS + 1)]).toEqual([false, true]);
  });

  it('is named for every platform in ten years', () => {
    const lines = stalePrices('2036-11-24').join('\n');
    for (const platform of [...COMPARED, 'neon', 'supabase', 'aiven', 'market'])
      expect(lines).toMatch(
        new RegExp(`: (${platform}${platform === 'coolify' ? '|hetzner' : ''})/`),
      );
  });

  it('is of none today, by the days on which the facts were read', () => {
    expect(stalePrices('2026-11-27')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { UPKEEP, upkeepMinutes } from './upkeep.ts';

describe('the work that a server is', () => {
  it('adds up, and what stays on a platform is not saved', () => {
    // 260 + 120 + 120 + 15, or 380 without restores and keys
    expect(upkeepMinutes).toEqual({ year: 515, month: 43, saved: 32 });
    expect(UPKEEP.filter(({ stays }) => stays)).toHaveLength(2);
  });
});

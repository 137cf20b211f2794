import { describe, expect, it } from 'vitest';
import { UPKEEP, upkeepMinutes } from './upkeep.ts';

describe('the work that a server is', () => {
  it('adds up, and what stays on a platform is not saved', () => {
    // 120 + 260 + 120 + 120 + 15, or 500 without restores and keys
    expect(upkeepMinutes).toEqual({ year: 635, month: 53, saved: 42 });
    expect(UPKEEP.filter(({ stays }) => stays)).toHaveLength(2);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { perTerabyte } from './terabyte.ts';

vi.mock('../platforms/rows.ts', async (original) =>
  (await import('../fixtures/platformRows.ts')).fixed(await original()),
);

describe('a terabyte of traffic elsewhere', () => {
  it.each([
    ['hetzner/egress', '€1.00'],
    // 0.02 USD × 1,000 ÷ 1.1133
    ['fly/egress-eu', '€17.96'],
    // 0.02 USD × 931.32 GiB ÷ 1.1133
    ['digitalocean/egress', '€16.73'],
  ])('%s is %s', (id, text) => {
    expect(perTerabyte(id)).toBe(text);
  });

  it('is refused where a fact is no price of traffic', () => {
    expect(() => perTerabyte('hetzner/vps-cpx12')).toThrow(
      "'hetzner/vps-cpx12' states no price per TB, GB or GiB",
    );
  });
});

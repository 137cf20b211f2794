import { describe, expect, it, vi } from 'vitest';
import { euro } from '../money.ts';
import { platformFact } from '../platforms/index.ts';
import { euroOf } from '../cost/amounts.ts';
import { breakEvenMinutes } from './index.ts';

vi.mock('../platforms/rows.ts', async (original) =>
  (await import('../fixtures/platformRows.ts')).fixed(await original()),
);

describe('the break-even of server and platform', () => {
  it.each([
    ['10.00', 20, 30],
    ['10.00', 60, 10],
    // 22.01 ÷ 60 × 60 = 22.01 and 0.41 ÷ 60 × 60 = 0.41, rounded up
    ['22.01', 60, 23],
    ['0.41', 60, 1],
    ['0', 40, 0],
  ])('a difference of %s at %s an hour is %s minutes', (difference, wage, minutes) => {
    expect(breakEvenMinutes(euro(difference), wage)).toBe(minutes);
  });

  it('is nothing where the platform is not dearer', () => {
    expect(breakEvenMinutes(-euro('3.00'), 40)).toBe(0);
  });

  it('needs an hour that is worth something', () => {
    expect(() => breakEvenMinutes(euro('1.00'), 0)).toThrow('worth something');
  });
});

describe('the price of a server', () => {
  it('is taken from its fact', () => {
    expect(euroOf('hetzner/vps-cpx12')).toBe(
      Math.round(Number(platformFact('hetzner/vps-cpx12').value) * 1e6),
    );
    expect(() => euroOf('render/instance-starter')).toThrow('no amount in euro');
  });
});

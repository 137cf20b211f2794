import { describe, expect, it, vi } from 'vitest';
import { euro } from '../money.ts';
import { platformFact } from '../platforms/index.ts';
import { evaluatePrice } from '../price/index.ts';
import { euroOf } from '../cost/amounts.ts';
import { breakEvenMinutes, breakEvenView } from './index.ts';
import { WAGES } from './wages.ts';

vi.mock('#data/prices', () => import('../fixtures/prices.ts'));
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

describe('cases', () => {
  it('take the price of the server from its fact', () => {
    expect(euroOf('hetzner/vps-cpx12')).toBe(
      Math.round(Number(platformFact('hetzner/vps-cpx12').value) * 1e6),
    );
    expect(() => euroOf('render/instance-starter')).toThrow('no amount in euro');
  });

  it('show both prices and the minutes at each wage', () => {
    const [one, two] = breakEvenView(
      'One, CPX12: 4*size.small - hetzner/vps-cpx12; Two, CPX12: size.nano - hetzner/vps-cpx12',
    );
    const difference = evaluatePrice('4*size.small') - euroOf('hetzner/vps-cpx12');
    expect(one).toMatchObject({
      label: 'One, CPX12',
      platformKey: '4*size.small',
      platform: '€32.00',
    });
    expect(one?.minutes).toEqual(WAGES.map((wage) => Math.ceil((difference / 1e6 / wage) * 60)));
    expect(two).toMatchObject({ label: 'Two, CPX12', minutes: WAGES.map(() => 0) });
  });

  it('are refused when their label does not name the server', () => {
    expect(() => breakEvenView('One: 4*size.small - hetzner/vps-cpx12')).toThrow(
      "'One' does not name the CPX12",
    );
  });

  it('are refused when they are no case', () => {
    expect(() => breakEvenView('4*size.small')).toThrow("is not 'label: price - server'");
  });
});

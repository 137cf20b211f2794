import { describe, expect, it } from 'vitest';
import { euro } from '../../site/money.ts';
import { platformFact } from '../../site/platforms/index.ts';
import { evaluatePrice } from '../price/index.ts';
import { breakEvenMinutes, breakEvenView, serverPrice } from './index.ts';
import { WAGES } from './wages.ts';

describe('the break-even of server and platform', () => {
  it.each([
    ['10.00', 20, 30],
    ['10.00', 60, 10],
    ['0', 40, 0],
  ])('a difference of %s at %s an hour is %s minutes', (difference, wage, minutes) => {
    expect(breakEvenMinutes(euro(difference), wage)).toBeCloseTo(minutes, 9);
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
    expect(serverPrice('hetzner/vps-cpx12')).toBe(
      Math.round(Number(platformFact('hetzner/vps-cpx12').value) * 1e6),
    );
    expect(() => serverPrice('render/instance-starter')).toThrow('no amount in euro');
  });

  it('show both prices, their difference and the minutes at each wage', () => {
    const [one, two] = breakEvenView(
      'One: 4*size.small - hetzner/vps-cpx12; Two: size.nano - hetzner/vps-cpx12',
    );
    const difference = evaluatePrice('4*size.small') - serverPrice('hetzner/vps-cpx12');
    expect(one).toMatchObject({ label: 'One', platformKey: '4*size.small', platform: '€32.00' });
    expect(one?.minutes).toEqual(WAGES.map((wage) => Math.round((difference / 1e6 / wage) * 60)));
    expect(two).toMatchObject({ label: 'Two', minutes: WAGES.map(() => 0) });
    expect(two?.difference).toMatch(/^€-\d/);
  });

  it('are refused when they are no case', () => {
    expect(() => breakEvenView('4*size.small')).toThrow("is not 'label: price - server'");
  });
});

import { expect, it } from 'vitest';
import { boundUnits, grouped } from './numbers.ts';

it.each([0, 7, 100, 999, 1000, 65_535, 1_000_000])('%d is written as the locale does', (value) => {
  expect(grouped(value)).toBe(value.toLocaleString('en-GB'));
});

it.each([
  ['10 GB × 0.28 USD × 730 h ÷ 720 h', '10_GB × 0.28_USD × 730_h ÷ 720_h'],
  ['€1.20 a TB, on 3 May 2026, in a GBit', '€1.20 a_TB, on 3_May 2026, in a GBit'],
  ['100 % of 7 days, 2 vCPU, 512 MiB', '100_% of 7_days, 2_vCPU, 512_MiB'],
  [
    '2 services, 3 hosts, 4 days-old, in 2026 GBit',
    '2 services, 3 hosts, 4 days-old, in 2026 GBit',
  ],
])('no line breaks between a figure and its unit: %s', (text, bound) => {
  expect(boundUnits(text).replaceAll('\u00a0', '_')).toBe(bound);
});

import { describe, expect, it } from 'vitest';
import { plan } from './testing.ts';
import { summary } from './text.ts';

describe('the plan in a line', () => {
  it.each([
    ['services: {a: {image: x, ports: [80]}}', '1 service, €4.50. Ready'],
    [
      'services: {a: {image: x, ports: [80], volumes: ["./x:/x"]}, b: {image: y}}',
      '2 services, €9.00. Runs, with 1 question',
    ],
    [
      'services: {a: {image: x, privileged: true, foo: 1}}',
      "1 service, €4.50 once fixed. Doesn't run yet: `privileged` of `a` is refused",
    ],
    ['a: [', "The file can't be read, 1 problem"],
  ])('%s: %s', (text, expected) => expect(summary(plan(text))).toBe(expected));
});

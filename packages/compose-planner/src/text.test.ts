import { describe, expect, it } from 'vitest';
import { plan } from './plan.ts';
import { planAsText, summary } from './text.ts';

describe('the plan in a line', () => {
  it.each([
    ['services: {a: {image: x}}', '1 service, €4.50'],
    [
      'services: {a: {image: x, volumes: ["./x:/x"]}, b: {image: y}}',
      '2 services, €9.00, 1 problem',
    ],
    [
      'services: {a: {image: x, privileged: true, foo: 1}}',
      '1 service, €4.50 once fixed, 2 problems',
    ],
    ['a: [', 'The file cannot be read, 1 problem'],
  ])('%s: %s', (text, expected) => expect(summary(plan(text))).toBe(expected));
});

it('the plan as text has aligned rows, the sum, findings and ignored keys', () => {
  const text =
    'services:\n  web:\n    image: x\n    ports: [80]\n    privileged: true\n    hostname: a\n  db:\n    image: postgres:17\n    hostname: b\n';
  expect(planAsText(plan(text))).toBe(`web      app, public on 80              micro, 512 MB  €4.50
db       PostgreSQL 17, daily backup    micro, 512 MB  €4.50
db disk  first 1 GB included            1 GB           €0.00
sum      a month, plus VAT, once fixed                 €9.00

Line 5, column 5: \`privileged\` is refused. Containers share a host with others. Delete it, or keep this part on a server of your own.

Lines 6, 9: \`hostname\` is ignored. Services reach each other by the name of the service.
`);
});

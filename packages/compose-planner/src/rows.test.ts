import { describe, expect, it } from 'vitest';
import { bound } from './platform.ts';
import { plan, priceOf } from './testing.ts';
import { DISK_CHOICES, sumExpression, withChoices } from './rows.ts';

const text =
  'services: {web: {image: x, deploy: {replicas: 2}}, db: {image: "postgres:17"}, c: {image: "redis:7.2"}}';

describe('rows', () => {
  it('the sum names each price once', () => {
    expect(plan(text).expression).toBe('3*size.micro + size.nano');
    expect(sumExpression([])).toBe('0*disk');
    expect(priceOf(sumExpression([]))).toBe(0);
  });

  it('choices give the same plan with and without the file', () => {
    const choices = {
      sizes: new Map([['web', 'large' as const]]),
      disks: new Map([['db disk', 40]]),
    };
    expect(withChoices(plan(text), choices)).toEqual(plan(text, choices));
  });

  it('a switch and a select show what was chosen before the file is read again', () => {
    const file =
      'services:\n  web:\n    image: nginx:1.27\n    ports: [80, 81]\n  tools:\n    image: x:1\n    profiles: [debug]\n';
    const chosen = (reach: number | 'internal') =>
      withChoices(plan(file), {
        sizes: new Map(),
        disks: new Map(),
        reach: new Map([['web', reach]]),
        profiles: new Set(['debug']),
      });
    expect(chosen(81).profiles).toEqual([{ name: 'debug', services: ['tools'], chosen: true }]);
    expect(chosen(81).rows[0]?.reach).toEqual({ ports: [80, 81], publicPort: 81 });
    expect(chosen('internal').rows[0]?.reach).toEqual({ ports: [80, 81] });
  });

  it.each([0, -1, 1.5, 201, Number.NaN])('a disk of %s GB is not possible', (gigabytes) => {
    expect(
      withChoices(plan(text), { sizes: new Map(), disks: new Map([['db disk', gigabytes]]) }),
    ).toEqual(plan(text));
  });

  it('the choices of disks reach from the smallest to the largest disk', () => {
    expect([DISK_CHOICES[0], DISK_CHOICES.at(-1)]).toEqual([bound('disk.min'), bound('disk.max')]);
    expect([...DISK_CHOICES].sort((a, b) => a - b)).toEqual(DISK_CHOICES);
  });
});

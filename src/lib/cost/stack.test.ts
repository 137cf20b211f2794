import { describe, expect, it } from 'vitest';
import '../planner.ts';
import { plan, stackOf } from 'compose-planner';
import { platformFact } from '../platforms/index.ts';
import { toEuro } from './index.ts';
import { costElsewhere, type Stack } from './stack.ts';

const file = (...lines: string[]) => `services:\n${lines.join('\n')}\n`;
const SHOP = file(
  '  web: {image: "x:1", ports: [80], deploy: {replicas: 2}, mem_limit: 1g}',
  '  files: {image: "y:1", volumes: ["one:/a", "two:/b"]}',
  '  db: {image: "postgres:17", mem_limit: 1g}',
  '  cache: {image: "redis:7.2"}',
);
const at = (stack: Stack, platform: string) => {
  const found = costElsewhere(stack).costs.find((cost) => cost.platform === platform);
  if (!found) throw new Error(`nothing at ${platform}`);
  return found;
};
const dollars = (...ids: string[]) =>
  ids.reduce((sum, id) => sum + Math.round(Number(platformFact(id).value) * 1_000_000), 0);

describe('the same stack elsewhere', () => {
  const stack = stackOf(plan(`${SHOP}volumes: {one: {}, two: {}}\n`).rows);

  it('has the services of the plan with what each holds', () => {
    expect(stack).toEqual({
      parts: [
        { kind: 'app', name: 'web', memoryMb: 1024, replicas: 2, diskGb: 0 },
        { kind: 'app', name: 'files', memoryMb: 512, replicas: 1, diskGb: 0 },
        { kind: 'postgres', name: 'db', memoryMb: 1024, replicas: 1, diskGb: 1 },
        { kind: 'redis', name: 'cache', memoryMb: 256, replicas: 1, diskGb: 0 },
      ],
      volumesGb: 2,
    });
  });

  it('names five platforms and one server, each with the day of its oldest price', () => {
    const { costs, rate } = costElsewhere(stack);
    expect(costs.map(({ platform }) => platform)).toEqual([
      'render',
      'railway',
      'fly',
      'digitalocean',
      'heroku',
      'hetzner',
    ]);
    for (const { since, total, bought } of costs) {
      expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(total).toBeGreaterThan(0);
      expect(bought.length).toBeGreaterThan(0);
    }
    expect(rate.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('costs each service by the plan that holds it: Render, recomputed', () => {
    const sum = dollars(
      'render/instance-standard',
      'render/instance-standard',
      'render/instance-starter',
      'render/postgres-basic-1gb',
      'render/postgres-storage',
      'render/redis-starter',
      'render/volume',
      'render/volume',
    );
    const cost = at(stack, 'render');
    expect(cost.dollars).toBe(sum);
    expect(cost.total).toBe(toEuro(sum));
    expect(cost.missing).toEqual([]);
  });

  it('leaves out of the sum what is not offered, and says so', () => {
    for (const platform of ['digitalocean', 'heroku']) {
      const { missing } = at(stack, platform);
      expect(missing.join()).toMatch(/Volumes, 2 GB/);
    }
  });

  it('does not throw for what no plan holds', () => {
    const large = stackOf(
      plan(
        file(
          '  db: {image: "postgres:17", mem_limit: 8g}',
          '  c: {image: "redis:7.2", mem_limit: 4g}',
        ),
      ).rows,
    );
    expect(at(large, 'render').missing).toEqual([
      'db, 8 GB: we have no price for a plan of that size',
      "c, 4 GB: we only have the smallest plan's price",
    ]);
    expect(costElsewhere(large).costs.map(({ platform }) => platform)).toContain('hetzner');
  });

  it('takes the smallest server that holds all of it and the system, and none where none does', () => {
    // 2 × 1,024 + 512 + 1,024 + 256 MB, and 1 GB for the system
    expect(at(stack, 'hetzner').bought).toEqual(['CPX32, 8 GB, with IPv4']);
    const huge: Stack = {
      parts: [{ kind: 'app', name: 'a', memoryMb: 8192, replicas: 9, diskGb: 0 }],
      volumesGb: 0,
    };
    expect(costElsewhere(huge).costs.map(({ platform }) => platform)).not.toContain('hetzner');
  });
});

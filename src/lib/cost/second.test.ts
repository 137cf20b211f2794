import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  COMPARED,
  containerTable,
  type EuropeanHost,
  europeanCost,
  freePostgres,
  ourCost,
  platformCost,
  withMemory,
  workloadOf,
  workloads,
} from './index.ts';
import { costElsewhere } from './stack.ts';
import { AXES, type Axis, stretchesOf, sweep } from './sweep.ts';

/*
 * The same totals by a second program: it reads the YAML itself, picks plans from its own list
 * and counts in cents. It shares no code with the models next to it.
 */

const yaml = (file: string) =>
  parse(fs.readFileSync(`data/${file}.yaml`, 'utf8'), { merge: true }) as never;
const facts: Record<string, { facts: Record<string, { value: number }> }> = Object.fromEntries(
  [
    ...COMPARED,
    ...['aiven', 'clevercloud', 'elestio', 'koyeb', 'neon', 'northflank', 'scalingo', 'supabase'],
    'market',
  ].map((name) => [name, yaml(`platforms/${name}`)]),
);
const at = (id: string): number => {
  const [platform = '', name = ''] = id.split('/');
  const value = facts[platform]?.facts[name]?.value;
  if (typeof value !== 'number') throw new Error(`${id} is no number`);
  return value;
};

interface App {
  replicas: number;
  memoryMb: number;
  hasNoPort?: boolean;
  volumeGb?: number;
}
interface Row {
  id: string;
  projects: number;
  apps: App[];
  database: { memoryMb: number; diskGb: number; connections: number };
  redisMb: number;
  trafficGb: number;
}
const rows: Row[] = yaml('workloads');
const prices: {
  sizes: { memoryMb: number; vcpu: number; month: number; connections: number }[];
  rates: { diskGbMonth: number; trafficTb: number };
} = yaml('prices');

/** Whole cents, half up. It adds a tiny amount, because a computer stores 19.345 as 19.3449999. */
const cents = (amount: number) => Math.floor(amount * 100 + 0.5 + 1e-6);
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + cents(one), 0);
type Plan = readonly [memoryMb: number, price: number];
const pick = (plans: readonly Plan[], memoryMb: number) => {
  const plan = plans.find(([holds]) => holds >= memoryMb);
  if (!plan) throw new Error(`nothing holds ${memoryMb}`);
  return plan[1];
};
const MONTH = 730;
const SHARE = 0.02;

const second = MONTH * 3600;
const days = MONTH / 720;
/** Containers by their memory, with their price a month. */
const CONTAINERS = {
  render: [
    [512, at('render/instance-starter')],
    [2048, at('render/instance-standard')],
    [4096, at('render/instance-pro')],
    [8192, at('render/instance-8gb')],
  ],
  fly: [
    [256, at('fly/machine-256mb') * days],
    [512, at('fly/machine-512mb') * days],
    [1024, at('fly/machine-1gb') * days],
    [2048, at('fly/machine-2gb-second') * second],
    [4096, at('fly/machine-4gb-second') * second],
    [8192, at('fly/machine-8gb-second') * second],
  ],
} as const satisfies Record<string, readonly Plan[]>;
const amsterdam = at('fly/markup-amsterdam');

/** What runs on one server, with the memory that the system takes and the processors it needs. */
const ON_A_SERVER = [
  ['hetzner', 1024, 1],
  ['coolify', 2048, 2],
] as const;
const SERVERS = [
  [1, 2048, at('hetzner/vps-cpx12')],
  [2, 4096, at('hetzner/vps-cpx22') + at('hetzner/ipv4')],
  [4, 8192, at('hetzner/vps-cpx32')],
  [8, 16384, at('hetzner/vps-cpx42')],
] as const;
/** The smallest server with a given memory. */
const server = (cores: number, memoryMb: number) =>
  SERVERS.find(([has, holds]) => has >= cores && holds >= memoryMb)?.[2] ?? Number.NaN;

function figures(row: Row) {
  const { apps, database, projects: n, redisMb } = row;
  return {
    memory: n * apps.reduce((all, app) => all + app.replicas * app.memoryMb, 0),
    services: n * (apps.reduce((all, app) => all + app.replicas, 0) + (redisMb > 0 ? 2 : 1)),
    volume: n * apps.reduce((all, app) => all + (app.volumeGb ?? 0), 0),
    traffic: n * row.trafficGb,
    dbMemory: n * database.memoryMb,
    dbDisk: n * database.diskGb,
  };
}

const theirs: Record<string, (row: Row) => number> = {
  render(row) {
    const { volume, traffic, dbMemory, dbDisk } = figures(row);
    const databases: Plan[] = [
      [256, at('render/postgres-basic-256mb')],
      [1024, at('render/postgres-basic-1gb')],
      [4096, at('render/postgres-pro-4gb')],
    ];
    const storage = dbDisk <= 1 ? 1 : Math.ceil(dbDisk / 5) * 5;
    return sum([
      ...row.apps.map((app) => row.projects * app.replicas * pick(CONTAINERS.render, app.memoryMb)),
      pick(databases, dbMemory),
      storage * at('render/postgres-storage'),
      row.redisMb > 0 ? row.projects * at('render/redis-starter') : 0,
      volume * at('render/volume'),
      Math.max(0, traffic - at('render/egress-allowance-hobby')) * at('render/egress'),
    ]);
  },
  railway(row) {
    const { memory, services, volume, traffic, dbMemory, dbDisk } = figures(row);
    const usage = sum([
      (memory / 1024) * at('railway/memory'),
      (dbMemory / 1024) * at('railway/memory'),
      ((row.projects * row.redisMb) / 1024) * at('railway/memory'),
      services * SHARE * at('railway/cpu'),
      (volume + dbDisk) * at('railway/volume'),
      traffic * at('railway/egress'),
    ]);
    const largest = Math.max(row.database.diskGb, ...row.apps.map(({ volumeGb = 0 }) => volumeGb));
    const plan = largest > 5 ? 'railway/plan-pro' : 'railway/plan-hobby';
    return Math.max(usage, cents(at(plan)));
  },
  fly(row) {
    const { volume, traffic, dbMemory, dbDisk } = figures(row);
    return sum([
      ...row.apps.map(
        (app) => row.projects * app.replicas * pick(CONTAINERS.fly, app.memoryMb) * amsterdam,
      ),
      pick(
        [
          [1024, at('fly/postgres-basic')],
          [2048, at('fly/postgres-starter')],
        ],
        dbMemory,
      ),
      dbDisk * at('fly/postgres-storage') * days,
      row.redisMb > 0 ? row.projects * at('fly/redis-250mb') : 0,
      volume * at('fly/volume'),
      traffic * at('fly/egress-eu'),
    ]);
  },
  heroku(row) {
    const dyno = ({ replicas, memoryMb }: App) => {
      const small = replicas > 1 ? 'heroku/dyno-standard-1x' : 'heroku/dyno-basic';
      return pick(
        [
          [512, at(small)],
          [1024, at('heroku/dyno-standard-2x')],
          [2560, at('heroku/dyno-performance-m')],
        ],
        memoryMb,
      );
    };
    const { diskGb: disk, memoryMb } = row.database;
    const small = disk <= 1 ? 'essential-0' : 'essential-1';
    const database = disk > 10 || memoryMb > 256 ? 'standard-0' : small;
    return sum([
      ...row.apps.map((app) => row.projects * app.replicas * dyno(app)),
      row.projects * at(`heroku/postgres-${database}`),
      row.redisMb > 0 ? row.projects * at('heroku/redis-mini') : 0,
    ]);
  },
  digitalocean(row) {
    const { dbMemory, dbDisk, traffic } = figures(row);
    const app = ({ replicas, memoryMb }: App) =>
      pick(
        [
          [replicas > 1 ? 0 : 512, at('digitalocean/instance-512mib')],
          [1024, at(`digitalocean/instance-1gib${replicas > 1 ? '-scalable' : ''}`)],
          [2048, at('digitalocean/instance-2gib')],
        ],
        memoryMb,
      );
    return sum([
      ...row.apps.map((one) => row.projects * one.replicas * app(one)),
      dbDisk > 10
        ? at('digitalocean/postgres-2gib')
        : pick(
            [
              [1024, at('digitalocean/postgres-1gib')],
              [2048, at('digitalocean/postgres-2gib')],
            ],
            dbMemory,
          ),
      row.redisMb > 0 ? row.projects * at('digitalocean/redis-1gib') : 0,
      // 350 GiB come with the start-up's three instances. The other stacks send nothing.
      Math.max(0, (traffic * 1e9) / 2 ** 30 - 350) * at('digitalocean/egress'),
    ]);
  },
  vercel(row) {
    const { dbMemory, dbDisk, traffic } = figures(row);
    const usage = row.apps
      .filter(({ hasNoPort }) => !hasNoPort)
      .flatMap(({ replicas, memoryMb }) => [
        row.projects * replicas * (memoryMb / 1024) * MONTH * at('vercel/memory-fra1'),
        row.projects * replicas * SHARE * MONTH * at('vercel/cpu-fra1'),
      ]);
    return (
      Math.max(sum(usage), cents(at('vercel/plan-pro'))) +
      sum([
        Math.ceil(dbMemory / 1024) * 0.25 * MONTH * at('neon/launch-compute'),
        dbDisk * at('neon/launch-storage'),
        row.redisMb > 0 ? row.projects * at('vercel/redis-250mb') : 0,
        Math.min(
          Math.max(0, traffic - 1000) * at('vercel/egress'),
          traffic > 1000 ? at('vercel/flat-rate-cdn') : 0,
        ),
      ])
    );
  },
  ...Object.fromEntries(
    ON_A_SERVER.map(([name, system, cores]) => [
      name,
      (row: Row) => {
        const { memory, dbMemory } = figures(row);
        return cents(server(cores, memory + dbMemory + row.projects * row.redisMb + system));
      },
    ]),
  ),
};

/** Our size for that memory and, of a database, its connections. */
const ours = (memoryMb: number, connections = 0) =>
  prices.sizes.find((size) => size.memoryMb >= memoryMb && size.connections >= connections)
    ?.month ?? Number.NaN;

/** What our side of a row costs, in cents. Traffic isn't rounded. */
function oursOf(row: Row): number {
  const { volume } = figures(row);
  const { memoryMb, connections, diskGb } = row.database;
  const amounts = [
    ...row.apps.map((app) => row.projects * app.replicas * ours(app.memoryMb)),
    row.projects * ours(memoryMb, connections),
    row.redisMb > 0 ? row.projects * ours(row.redisMb) : 0,
    (row.projects * (diskGb - 1) + volume) * prices.rates.diskGbMonth,
    row.projects * Math.max(0, row.trafficGb / 1000 - 1) * prices.rates.trafficTb,
  ];
  return Math.round(amounts.reduce((all, one) => all + one, 0) * 1e6) / 1e4;
}

describe.each(rows.map((row) => [row.id, row] as const))('the totals of %s', (id, row) => {
  const workload = workloads.find((one) => one.id === id) ?? workloads[0]!;

  it.each(COMPARED)('at %s are those of a second program', (platform) => {
    expect(platformCost(platform, workload).total / 10_000).toBe(theirs[platform]?.(row));
  });

  it('here are those of a second program', () => {
    expect(ourCost(workload).total / 10_000).toBe(oursOf(row));
  });
});

describe.each([512, 1024, 2048])('the start-up with %i MB in each part', (memoryMb) => {
  const workload = withMemory(workloadOf('start-up'), memoryMb);
  const [, row] = rows as [Row, Row];
  const more: Row = {
    ...row,
    apps: row.apps.map((app) => ({ ...app, memoryMb })),
    database: { ...row.database, memoryMb },
  };

  it.each(COMPARED)('costs what a second program says at %s', (platform) => {
    expect(platformCost(platform, workload).total / 10_000).toBe(theirs[platform]?.(more));
  });

  it('costs what a second program says here', () => {
    expect(ourCost(workload).total / 10_000).toBe(oursOf(more));
  });
});

/** A container of a memory on each platform, in its currency: plans with their memory, or a rate and a minimum. */
const apps: Record<string, (memoryMb: number) => number> = {
  render: (memoryMb) => pick(CONTAINERS.render, memoryMb),
  railway: (memoryMb) =>
    Math.max(
      cents((memoryMb / 1024) * at('railway/memory')) + cents(SHARE * at('railway/cpu')),
      cents(at('railway/plan-hobby')),
    ) / 100,
  fly: (memoryMb) => amsterdam * pick(CONTAINERS.fly, memoryMb),
  heroku: (memoryMb) =>
    pick(
      [
        [512, at('heroku/dyno-basic')],
        [1024, at('heroku/dyno-standard-2x')],
        [2560, at('heroku/dyno-performance-m')],
        [14336, at('heroku/dyno-performance-l')],
      ],
      memoryMb,
    ),
  digitalocean: (memoryMb) =>
    pick(
      [
        [512, at('digitalocean/instance-512mib')],
        [1024, at('digitalocean/instance-1gib')],
        [2048, at('digitalocean/instance-2gib')],
        [4096, at('digitalocean/instance-dedicated-4gib')],
        [8192, at('digitalocean/instance-dedicated-8gib')],
      ],
      memoryMb,
    ),
  vercel: (memoryMb) =>
    memoryMb > 4096
      ? Number.NaN
      : Math.max(
          cents((memoryMb / 1024) * MONTH * at('vercel/memory-fra1')) +
            cents(SHARE * MONTH * at('vercel/cpu-fra1')),
          cents(at('vercel/plan-pro')),
        ) / 100,
  ...Object.fromEntries(
    ON_A_SERVER.map(([name, system, cores]) => [
      name,
      (memoryMb: number) => server(cores, memoryMb + system),
    ]),
  ),
};

/** Both sides in cents of a euro at a place of an axis. */
function bothAt(platform: string, axis: Axis, place: number): [ours: number, theirs: number] {
  const rate = platform === 'hetzner' || platform === 'coolify' ? 1 : at('market/usd-per-eur');
  const inEuro = (amount: number) => Math.floor(amount / rate + 0.5 + 1e-6);
  if (axis === 'memory')
    return [cents(ours(place)), inEuro(cents(apps[platform]?.(place) ?? Number.NaN))];
  const [sideProject, startUp] = rows as [Row, Row];
  const row =
    axis === 'traffic' ? { ...startUp, trafficGb: place } : { ...sideProject, projects: place };
  return [oursOf(row), inEuro(theirs[platform]?.(row) ?? Number.NaN)];
}

describe('the stacks at European hosts', () => {
  const stated = (host: EuropeanHost) =>
    workloads.map((workload) => {
      const cost = europeanCost(host, workload);
      return cost && [cost.amount / 10_000, cost.currency];
    });
  /** An app and a database for the side project, four of both for the agency. The start-up needs more. */
  const pairs = (currency: string, parts: readonly number[]) => [
    [sum(parts), currency],
    null,
    [sum(parts.map((part) => 4 * part)), currency],
  ];
  const monthly = (...ids: string[]) => ids.map(at);
  const from30Days = (...ids: string[]) => ids.map((id) => at(id) * days);

  it.each([
    ['scalingo', 'EUR', from30Days('scalingo/container-s', 'scalingo/postgres-starter')],
    ['clevercloud', 'EUR', from30Days('clevercloud/container-pico', 'clevercloud/postgres-xxs')],
    // The third is a GB of the database's disk.
    [
      'koyeb',
      'USD',
      monthly('koyeb/instance-nano', 'koyeb/postgres-small', 'koyeb/postgres-storage'),
    ],
    [
      'northflank',
      'USD',
      monthly('northflank/container', 'northflank/postgres', 'northflank/disk'),
    ],
  ] as const)('cost what a second program says at %s', (host, currency, parts) => {
    expect(stated(host)).toEqual(pairs(currency, parts));
  });

  it('cost a machine for each service at elestio', () => {
    // web and db; web twice, worker, db, queue; four times web and db
    expect(stated('elestio')).toEqual(
      [2, 5, 8].map((n) => [cents(n * at('elestio/service')), 'USD']),
    );
  });

  it.each(['scalingo', 'clevercloud', 'koyeb', 'northflank'] as const)(
    'have no sum at %s if an app needs more than the size that has a price',
    (host) => {
      expect(europeanCost(host, withMemory(workloadOf('side-project'), 512))).toBeNull();
    },
  );

  it('have no sum at Clever Cloud if the database needs more disk than the plan has', () => {
    const workload = workloadOf('side-project');
    const larger = { ...workload, database: { ...workload.database, diskGb: 2 } };
    expect(europeanCost('clevercloud', larger)).toBeNull();
    expect(europeanCost('scalingo', larger)).not.toBeNull();
  });
});

describe('the tables', () => {
  it.each(
    containerTable.flatMap(({ memoryMb, others }) =>
      others.map((one) => [one.platform, memoryMb, one] as const),
    ),
  )(
    'of containers have what a second program says: %s, %i MB',
    (platform, memoryMb, { amount, minimum }) => {
      const paid = Math.max(amount, minimum?.amount ?? 0);
      expect(paid / 10_000).toBe(cents(apps[platform]?.(memoryMb) ?? Number.NaN));
    },
  );

  it('of free databases have what a second program says of the next step', () => {
    const next: Record<string, number> = {
      Neon: 0.25 * MONTH * at('neon/launch-compute'),
      Supabase: at('supabase/plan-pro'),
      Aiven: at('aiven/postgres-developer'),
      Render: at('render/postgres-basic-256mb') + at('render/postgres-storage'),
      Railway: at('railway/plan-hobby'),
    };
    const stated = freePostgres.flatMap(({ provider, next: step }) =>
      provider && step ? [[provider, step.amount / 10_000]] : [],
    );
    expect(Object.fromEntries(stated)).toEqual(
      Object.fromEntries(Object.entries(next).map(([name, amount]) => [name, cents(amount)])),
    );
  });
});

describe('what the planner says of other hosts', () => {
  const [, row] = rows as [Row, Row];
  const { database, redisMb } = row;
  const { costs } = costElsewhere({
    parts: [
      ...row.apps.map(({ replicas, memoryMb }, place) => ({
        kind: 'app' as const,
        name: `app-${place}`,
        memoryMb,
        replicas,
        diskGb: 0,
      })),
      { kind: 'postgres', name: 'db', replicas: 1, ...database },
      { kind: 'redis', name: 'queue', memoryMb: redisMb, replicas: 1, diskGb: 0 },
    ],
    volumesGb: figures(row).volume,
  });

  it.each(costs)('$name costs the start-up what a second program says, without traffic', (cost) => {
    const expected = theirs[cost.platform]?.({ ...row, trafficGb: 0 }) ?? Number.NaN;
    // Railway's memory is rounded service by service here, and in one sum there.
    const apart = cost.platform === 'railway' ? 3 : 0;
    expect(Math.abs((cost.dollars ?? cost.total) / 10_000 - expected)).toBeLessThanOrEqual(apart);
  });
});

describe('the crossings of a sweep', () => {
  it.each(COMPARED.flatMap((platform) => AXES.map((axis) => [platform, axis] as const)))(
    'of %s by %s are those of a second program, on both sides of each',
    (platform, axis) => {
      const points = sweep(platform, axis);
      const byPlace = new Map(points.map((point) => [point.at, point]));
      const ends = stretchesOf(points).flatMap(({ from, to }) => [from, to]);
      const between = points.filter((_, place) => place % 97 === 0).map((point) => point.at);
      for (const place of [...ends, ...between]) {
        const point = byPlace.get(place);
        const [here, there] = bothAt(platform, axis, place);
        expect([place, (point?.ours ?? 0) / 10_000]).toEqual([place, here]);
        if (point?.theirs === null) expect(there).toBeNaN();
        else expect([place, (point?.theirs ?? 0) / 10_000]).toEqual([place, there]);
      }
      // Between its ends no stretch has a place where the other side would cost less.
      for (const { from, to, less } of stretchesOf(points)) {
        if (less === 'even') continue;
        for (const { at: place } of points.filter((point) => point.at >= from && point.at <= to)) {
          const [here, there] = bothAt(platform, axis, place);
          expect([place, here < there ? 'ours' : 'theirs']).toEqual([place, less]);
        }
      }
    },
  );
});

describe('what the workloads need', () => {
  const lines = fs.readFileSync('examples/stack-measurements/runs.csv', 'utf8').trim().split('\n');
  const measured = lines.slice(1).map((line) => line.split(','));
  const peak = (stack: string, service: RegExp) =>
    Math.ceil(
      Math.max(
        ...measured
          .filter(([of, name]) => of === stack && service.test(name ?? ''))
          .map(([, , , bytes]) => Number(bytes) / 2 ** 20),
      ),
    );

  /** The processors that a service used in its busiest second, in hundredths, up. */
  const busiest = (stack: string, service: RegExp) => {
    const own = measured.filter(([of, name]) => of === stack && service.test(name ?? ''));
    const used = own.flatMap(([, name, second, , ms], place) => {
      const before = own
        .slice(0, place)
        .reverse()
        .find((one) => one[1] === name);
      return before
        ? [(Number(ms) - Number(before[4])) / (Number(second) - Number(before[2]))]
        : [];
    });
    return Math.ceil(Math.max(...used) / 10) / 100;
  };

  it('was measured at the load that the page of prices says', () => {
    const machine = JSON.parse(
      fs.readFileSync('examples/stack-measurements/machine.json', 'utf8'),
    ) as Record<string, { requestsASecond: number; seconds: number }>;
    const said = fs.readFileSync('src/pages/pricing.tsx', 'utf8').replace(/\s+/g, ' ');
    for (const { measured: stack } of workloads) {
      const { requestsASecond, seconds } = machine[stack] ?? { requestsASecond: 0, seconds: 0 };
      expect(said).toContain(`${requestsASecond} requests a second`);
      expect(seconds).toBe(240);
    }
  });

  it.each(workloads)('$id: each figure is the peak that was measured', (workload) => {
    const { measured: stack, apps, database, redisMb } = workload;
    for (const { name, memoryMb, peakVcpu } of apps) {
      const service = new RegExp(`^${name}\\d?$`);
      expect([name, memoryMb, peakVcpu]).toEqual([
        name,
        peak(stack, service),
        busiest(stack, service),
      ]);
    }
    // Our smallest size holds the busiest second of the databases, so nothing has to be said of it.
    expect(busiest(stack, /^(?:db|queue)$/)).toBeLessThanOrEqual(prices.sizes[0]?.vcpu ?? 0);
    expect(database.memoryMb).toBe(peak(stack, /^db$/));
    if (redisMb > 0) expect(redisMb).toBe(peak(stack, /^queue$/));
  });
});

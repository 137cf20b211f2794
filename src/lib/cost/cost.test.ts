import { describe, expect, it, vi } from 'vitest';
import { platformFact } from '../platforms/index.ts';
import { gigabytesToGibibytes, product, SECONDS_A_MONTH, THIRTY_DAYS_TO_MONTH } from './amounts.ts';
import {
  COMPARED,
  containerTable,
  freePostgres,
  noFreePostgres,
  ourCost,
  platformCost,
  toEuro,
  workloadOf,
  workloads,
  type ComparedPlatform,
  type WorkloadId,
} from './index.ts';

vi.mock('#data/prices', () => import('../fixtures/prices.ts'));
vi.mock('../platforms/rows.ts', async (original) =>
  (await import('../fixtures/platformRows.ts')).fixed(await original()),
);

/** 12.34 dollars or euro as the integers of the model. */
const micro = (amount: number): number => Math.round(amount * 1_000_000);

describe('our side of a workload', () => {
  it.each([
    // nano app 2.50 + nano PostgreSQL 2.50, its 1 GB of disk included
    ['side-project', 5.0, 'size.nano + size.nano'],
    // 3 × 2.50 + 2.50 + 9 GB × 0.10 + 2.50 + 20 GB × 0.10; 200 GB are within the 1 TB included
    ['start-up', 15.4, '2*size.nano + size.nano + size.nano + 9*disk + size.nano + 20*disk'],
    // 4 × 2.50 + 4 × 2.50
    ['agency', 20.0, '4*size.nano + 4*size.nano'],
  ] as const)('%s costs %d euro', (id, euro, expression) => {
    const cost = ourCost(workloadOf(id));
    expect(cost.total).toBe(micro(euro));
    expect(cost.expression).toBe(expression);
    expect(cost.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(cost.total);
  });

  it('takes a larger database where more connections are needed', () => {
    const { database } = workloadOf('side-project');
    const workload = { ...workloadOf('side-project'), database: { ...database, connections: 26 } };
    // nano takes 25 connections, micro 50
    expect(ourCost(workload).expression).toBe('size.nano + size.micro');
  });

  it('charges traffic beyond the terabyte that is included', () => {
    const workload = { ...workloadOf('start-up'), trafficGb: 2500 };
    // 15.40 + 1.5 TB × 1.20
    expect(ourCost(workload).total).toBe(micro(17.2));
  });
});

/** A side project with another app. */
const withApp = (app: { replicas: number; memoryMb: number }) => ({
  ...workloadOf('side-project'),
  apps: [{ name: 'web', ...app }],
});
const all = workloads.flatMap(({ id }) => COMPARED.map((platform) => [id, platform] as const));
const known: readonly string[] = COMPARED;

describe('the other side of a workload', () => {
  it.each(all)('%s on %s adds up, line by line, from facts that exist', (id, platform) => {
    const cost = platformCost(platform, workloadOf(id));
    expect(cost.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(cost.total);
    for (const line of cost.lines) {
      expect(line.amount % 10_000).toBe(0);
      expect(line.factIds.length).toBeGreaterThan(0);
      for (const factId of line.factIds) expect(platformFact(factId).id).toBe(factId);
      if (line.state === 'not offered' || line.state === 'not costed') expect(line.amount).toBe(0);
      if (line.state !== 'costed' && line.part !== 'plan') {
        expect(line.arithmetic).toMatch(/^(included|not offered|not costed): ./);
      }
    }
  });

  it.each([
    ['start-up', 'digitalocean', ['Volumes, 20 GB']],
    ['start-up', 'heroku', ['Volumes, 20 GB']],
    ['start-up', 'vercel', ['Worker: a process without requests', 'Volumes, 20 GB']],
    ['start-up', 'fly', []],
    ['agency', 'heroku', []],
    ['agency', 'vercel', []],
  ] as const)('%s on %s says what the sum leaves out', (id, platform, parts) => {
    const { missing } = platformCost(platform, workloadOf(id));
    expect(missing.map(({ label }) => label)).toEqual(parts);
  });

  it.each([
    ['side-project', 'hetzner', 'CX23, 2 vCPU, 4 GB', 5.99],
    ['start-up', 'coolify', 'CX23, 2 vCPU, 4 GB', 5.99],
  ] as const)('%s on %s names the sold-out %s at %d euro', (id, platform, label, amount) => {
    const { currency, soldOut, total, totalEuro } = platformCost(platform, workloadOf(id));
    expect(soldOut).toMatchObject({ label, total: micro(amount) });
    expect(currency).toBe('EUR');
    expect(totalEuro).toBe(total);
  });

  it('says of our own size that it slows the worker down in its busiest second', () => {
    const notes = ourCost(workloadOf('start-up')).lines.flatMap(({ note }) => note ?? []);
    expect(notes.join()).toContain('its busiest second took 0.76 vCPU, and a nano has 0.25.');
  });

  it('says that replicas on a server are on that one server', () => {
    const told = (id: WorkloadId) => platformCost('hetzner', workloadOf(id)).lines[0]?.notEqual;
    expect(told('start-up')).toMatch(/The 2 replicas are on that one server too\./);
    expect(told('agency')).not.toMatch(/replicas/);
  });

  it('says that the smallest server may include less traffic', () => {
    const told = (platform: ComparedPlatform) =>
      platformCost(platform, workloadOf('start-up')).lines.find(({ part }) => part === 'traffic')
        ?.notEqual;
    expect([told('hetzner'), told('coolify')]).toEqual([
      'Two projects report 0.5 TB for the CPX12.',
      null,
    ]);
  });

  it.each([
    ['fly', '0.20 USD per 100,000 requests'],
    ['vercel', '0.20 USD per 100,000 commands'],
  ] as const)('on %s says what Redis costs by use beside its fixed price', (platform, byUse) => {
    const redis = platformCost(platform, workloadOf('start-up')).lines.find(
      ({ part }) => part === 'redis',
    );
    expect(redis).toMatchObject({
      amount: micro(10),
      factIds: [`${platform}/redis-250mb`, `${platform}/redis-usage`],
    });
    expect(redis?.notEqual).toContain(byUse);
  });

  it('leaves the work on a server out of the sum, and says from how many minutes on it decides', () => {
    const { missing } = platformCost('hetzner', workloadOf('start-up'));
    // ours 15.40: (15.40 − 11.99) ÷ 60 × 60 = 3.41 and (15.40 − 5.99) ÷ 60 × 60 = 9.41 minutes, rounded up
    expect(missing.map(({ label, notEqual }) => `${label}: ${notEqual}`)).toEqual([
      "Your work: At 60 EUR an hour, we cost less once it takes 4 minutes a month. The CX23, 2 vCPU, 4 GB, was listed at 5.99 EUR on 1 November 2026, but a public project's program read it as sold out. Compared with that one, we cost less once it takes 10 minutes a month.",
    ]);
    // ours 5.00, below 11.99 and 5.99
    expect(platformCost('hetzner', workloadOf('side-project')).missing[0]?.notEqual).not.toMatch(
      /minute/,
    );
  });

  it('puts several databases into one where the host allows it, and says so', () => {
    const database = (platform: ComparedPlatform) =>
      platformCost(platform, workloadOf('agency')).lines.find(({ part }) => part === 'database');
    for (const platform of ['render', 'fly', 'digitalocean'] as const) {
      expect(database(platform)?.notEqual).toMatch(/The 4 databases share one server/);
      expect(database(platform)?.factIds).toContain(`${platform}/databases-in-one`);
    }
    // 4 × Essential-0
    expect(database('heroku')?.amount).toBe(micro(20));
  });

  it('takes no Basic dyno for two replicas, which it does not offer', () => {
    const workload = withApp({ replicas: 2, memoryMb: 512 });
    // 2 × Standard-1X 25.00 + Essential-0 5.00
    expect(platformCost('heroku', workload).total).toBe(micro(55));
  });

  it('charges DigitalOcean traffic in GiB beyond the pooled allowance', () => {
    const workload = { ...workloadOf('start-up'), trafficGb: 1000 };
    const [less, more] = [workloadOf('start-up'), workload].map(
      (one) => platformCost('digitalocean', one).total,
    );
    // 1000 GB = 931.32257 GiB; minus 2 × 150 and 50 = 581.32257 GiB × 0.02 = 11.6265 → 11.63
    expect((more ?? 0) - (less ?? 0)).toBe(micro(11.63));
  });

  it('tops up Railway usage to the minimum of the plan', () => {
    const workload = withApp({ replicas: 1, memoryMb: 128 });
    // usage 1.25 + 0.74 + 0.80 + 0.15 = 2.94, below 5.00
    expect(platformCost('railway', workload).total).toBe(micro(5));
  });

  it('needs the Pro plan on Railway for volumes above 5 GB', () => {
    const plan = platformCost('railway', workloadOf('start-up')).lines.at(-1);
    expect(plan).toMatchObject({ part: 'plan', label: 'Pro plan, minimum' });
  });
});

describe('units', () => {
  it('decimal gigabytes are fewer binary gibibytes', () => {
    // 200 × 1,000,000,000 ÷ 1,073,741,824
    expect(gigabytesToGibibytes(200)).toBeCloseTo(186.2645, 4);
  });

  it('a price per 30 days buys 720 hours, a month has 730', () => {
    expect(product('fly/machine-512mb', { n: 100 }, THIRTY_DAYS_TO_MONTH)).toMatchObject({
      // 100 × 3.69 × 730 ÷ 720 = 374.125 → 374.13, not 369.00
      amount: micro(374.13),
      arithmetic: '100 × 3.69 USD × 730 h ÷ 720 h',
    });
  });

  it('a price of a region is that of the list times its factor, as the arithmetic says', () => {
    const { lines } = platformCost('fly', workloadOf('agency'));
    expect(lines[0]).toMatchObject({
      // 4 × 1.038461538 × 2.19 × 730 ÷ 720 = 9.2233
      amount: micro(9.22),
      arithmetic: '4 × 1.0385 × 2.19 USD × 730 h ÷ 720 h',
    });
  });

  it('a price per second buys a second', () => {
    expect(product('fly/machine-2gb-second', SECONDS_A_MONTH)).toMatchObject({
      // 730 × 3,600 s = 2,628,000 s × 0.0000049 = 12.8772
      amount: micro(12.88),
      arithmetic: '2,628,000 s × 0.0000049 USD',
    });
  });

  it('dollars become euro at the stated rate', () => {
    // 12.00 ÷ 1.1133 = 10.77877 → 10.78
    expect(toEuro(micro(12))).toBe(micro(10.78));
    expect(toEuro(micro(12), 1.2)).toBe(micro(10));
  });

  it('an amount that is not in dollars is refused', () => {
    expect(() => product('netlify/credit-deploy')).toThrow(/not an amount of US dollars/);
  });
});

describe('the container table', () => {
  it.each([
    // Heroku's smallest dyno that never sleeps has 512 MB, and the next memory size is Standard-2X.
    ['heroku', [7, 7, 50]],
    ['render', [7, 7, 25]],
    ['digitalocean', [5, 5, 10]],
    // 2.19, 3.69 and 6.70 in Ashburn × 1.038461538 for Amsterdam × 730/720 = 2.3058, 3.8851 and 7.0543
    ['fly', [2.31, 3.89, 7.05]],
    // memory 2.50, 5.00, 10.00 and processor time 0.02 × 20 = 0.40
    ['railway', [2.9, 5.4, 10.4]],
    // memory 2.77, 5.548 → 5.55, 11.096 → 11.10 and processor time 2.69
    ['vercel', [5.46, 8.24, 13.79]],
  ] as const)('%s', (platform, dollars) => {
    const prices = containerTable.map(
      (row) => row.others.find((price) => price.platform === platform)?.amount,
    );
    expect(prices).toEqual(dollars.map(micro));
  });

  it('sets our sizes beside them', () => {
    expect(containerTable.map((row) => row.ours.name)).toEqual(['nano', 'micro', 'small']);
  });

  it('names the minimum where an account pays one', () => {
    const minimums = containerTable[0]?.others
      .filter(({ platform }) => known.includes(platform))
      .map(({ platform, minimum }) => [platform, minimum?.amount]);
    expect(minimums).toEqual([
      ['digitalocean', undefined],
      ['fly', undefined],
      ['heroku', undefined],
      ['railway', micro(5)],
      ['render', undefined],
      ['vercel', micro(20)],
    ]);
  });
});

describe('free PostgreSQL', () => {
  it('begins with our own offer', () => {
    expect(freePostgres[0]?.provider).toBeNull();
    expect(freePostgres.slice(1).every((offer) => offer.factIds.length > 0)).toBe(true);
  });

  it('rests on facts that exist', () => {
    for (const id of [...freePostgres.flatMap((offer) => offer.factIds), ...noFreePostgres]) {
      expect(platformFact(id).id).toBe(id);
    }
  });

  it.each([
    // 0.25 CU × 730 h × 0.106 = 19.345
    ['Neon', 19.35],
    ['Supabase', 25],
    ['Aiven', 5],
    ['Render', 6.3],
    ['Railway', 5],
  ] as const)('the first paid step of %s is %d dollars', (provider, dollars) => {
    const offer = freePostgres.find((candidate) => candidate.provider === provider);
    expect(offer?.next?.amount).toBe(micro(dollars));
  });
});

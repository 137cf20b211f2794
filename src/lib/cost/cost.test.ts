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
    // 2 × 8.00 + 15.00 + 9 GB × 0.10 + 2.50 + 20 GB × 0.10; 200 GB are within the 1 TB included
    ['start-up', 36.4, '2*size.small + size.medium + 9*disk + size.nano + 20*disk'],
    // 10 × 4.50 + 8.00 + 50 GB × 0.10
    ['agency', 58.0, '10*size.micro + size.small + 50*disk'],
  ] as const)('%s costs %d euro', (id, euro, expression) => {
    const cost = ourCost(workloadOf(id));
    expect(cost.total).toBe(micro(euro));
    expect(cost.expression).toBe(expression);
    expect(cost.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(cost.total);
  });

  it('charges traffic beyond the terabyte that is included', () => {
    const workload = { ...workloadOf('start-up'), trafficGb: 2500 };
    // 36.40 + 1.5 TB × 1.20
    expect(ourCost(workload).total).toBe(micro(38.2));
  });
});

/*
 * Worked out by hand from the rows, a month of 730 hours, each line rounded to cents.
 *
 * side-project
 *   hetzner       CPX12 with 2 GB for 0.5 + 1; CX23                      = 11.99;  5.99
 *   coolify       CPX22 with 2 cores for 0.5 + 2: 19.49 + 0.50; CX23     = 19.99;  5.99
 *   digitalocean  5.00 + 15.15                                            = 20.15
 *   fly           1.038461538 × 2.19 × 730/720 = 2.3058 → 2.31; 38.00;
 *                 0.28 × 730/720 = 0.2839 → 0.28                          = 40.59
 *   heroku        7.00 + 5.00                                             = 12.00
 *   railway       0.25 × 10 = 2.50, twice; 2 × 0.02 × 20 = 0.80; 0.15     =  5.95
 *   render        7.00 + 6.00 + 1 × 0.30                                  = 13.30
 *   vercel        0.25 × 730 × 0.0152 = 2.774 → 2.77;
 *                 0.02 × 730 × 0.184 = 2.6864 → 2.69; Pro 20.00 − 5.46 = 14.54;
 *                 Neon 0.25 × 730 × 0.106 = 19.345 → 19.35; 0.35          = 39.70
 * start-up
 *   both servers  CPX32 with 8 GB for 4.25 + 1 or 2; CX33               = 35.99;  8.99
 *   digitalocean  2 × 12.00 + 30.45 + 15.00; 186.3 of 300 GiB             = 69.45
 *   fly           2 × 1.038461538 × 6.70 × 730/720 = 14.1087 → 14.11; 72.00;
 *                 10 × 0.28 × 730/720 = 2.8389 → 2.84; 10.00;
 *                 20 × 0.15 = 3.00; 200 × 0.02 = 4.00                     = 105.95
 *   heroku        2 × 50.00 + 50.00, Redis and volumes not in the sum       = 150.00
 *   railway       2 × 10 + 2 × 10 + 0.25 × 10 + 4 × 0.02 × 20
 *                 = 20 + 20 + 2.50 + 1.60; 30 × 0.15 = 4.50; 200 × 0.05   =  58.60
 *   render        2 × 25.00 + 55.00 + 10 × 0.30 + 10.00 + 20 × 0.25
 *                 + 195 × 0.15 = 50 + 55 + 3 + 10 + 5 + 29.25             = 152.25
 *   vercel        2 × 730 × 0.0152 = 22.192 → 22.19;
 *                 2 × 0.02 × 730 × 0.184 = 5.3728 → 5.37; above 20.00;
 *                 0.5 × 730 × 0.106 = 38.69; 10 × 0.35 = 3.50; 10.00      =  79.75
 * agency
 *   both servers  CPX32 with 8 GB for 6 + 1 or 2; CX33                  = 35.99;  8.99
 *   digitalocean  10 × 5.00 + 15.00                                       =  65.00
 *   fly           10 × 1.038461538 × 3.69 × 730/720 = 38.8514 → 38.85;
 *                 1.038461538 × 6.70 × 730/720 = 7.0543 → 7.05; 0.15; 7.50 = 53.55
 *   heroku        10 × 7.00, MySQL not costed                             =  70.00
 *   railway       10 × 0.5 × 10 + 10.00 + 11 × 0.02 × 20 + 51 × 0.15
 *                 = 50 + 10 + 4.40 + 7.65                                 =  72.05
 *   render        10 × 7.00 + 25.00 + 0.25 + 50 × 0.25                    = 107.75
 *   vercel        10 × 0.5 × 730 × 0.0152 = 55.48;
 *                 10 × 0.02 × 730 × 0.184 = 26.864 → 26.86                =  82.34
 */
const expected: Record<WorkloadId, Partial<Record<ComparedPlatform, number>>> = {
  'side-project': {
    coolify: 19.99,
    hetzner: 11.99,
    digitalocean: 20.15,
    fly: 40.59,
    heroku: 12,
    railway: 5.95,
    render: 13.3,
    vercel: 39.7,
  },
  'start-up': {
    coolify: 35.99,
    hetzner: 35.99,
    digitalocean: 69.45,
    fly: 105.95,
    heroku: 150,
    railway: 58.6,
    render: 152.25,
    vercel: 79.75,
  },
  agency: {
    coolify: 35.99,
    hetzner: 35.99,
    digitalocean: 65,
    fly: 53.55,
    heroku: 70,
    railway: 72.05,
    render: 107.75,
    vercel: 82.34,
  },
};

const pairs = workloads.flatMap(({ id }) =>
  Object.entries(expected[id]).map(
    ([platform, dollars]) => [id, platform as ComparedPlatform, dollars] as const,
  ),
);
const all = workloads.flatMap(({ id }) => COMPARED.map((platform) => [id, platform] as const));
const known = Object.keys(expected.agency);

describe('the other side of a workload', () => {
  it.each(pairs)('%s on %s costs %d in its currency', (id, platform, dollars) => {
    expect(platformCost(platform, workloadOf(id)).total).toBe(micro(dollars));
  });

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
    ['start-up', 'fly', []],
    ['agency', 'heroku', ['MySQL', 'Volumes, 50 GB']],
    ['agency', 'vercel', ['MySQL', 'Volumes, 50 GB']],
  ] as const)('%s on %s says what the sum leaves out', (id, platform, parts) => {
    const { missing } = platformCost(platform, workloadOf(id));
    expect(missing.map(({ label }) => label)).toEqual(parts);
  });

  it.each([
    ['side-project', 'hetzner', 'CX23, 2 vCPU, 4 GB', 5.99],
    ['side-project', 'coolify', 'CX23, 2 vCPU, 4 GB', 5.99],
    ['start-up', 'hetzner', 'CX33, 4 vCPU, 8 GB', 8.99],
    ['agency', 'coolify', 'CX33, 4 vCPU, 8 GB', 8.99],
  ] as const)('%s on %s names the sold-out %s at %d euro', (id, platform, label, amount) => {
    const { currency, soldOut, total, totalEuro } = platformCost(platform, workloadOf(id));
    expect(soldOut).toMatchObject({ label, total: micro(amount) });
    expect(currency).toBe('EUR');
    expect(totalEuro).toBe(total);
  });

  it('leaves the work on a server out of the sum, and says from how many minutes on it decides', () => {
    const { missing } = platformCost('hetzner', workloadOf('agency'));
    // ours 58.00: (58.00 − 35.99) ÷ 60 × 60 = 22.01 and (58.00 − 8.99) ÷ 60 × 60 = 49.01 minutes, rounded up
    expect(missing.map(({ label, notEqual }) => `${label}: ${notEqual}`)).toEqual([
      'Your work: At 60 EUR an hour our sum is the lower one from 23 minutes a month on; with the CX33, 4 vCPU, 8 GB, listed at 8.99 EUR and sold out when it was read, our sum is the lower one from 50 minutes a month on.',
    ]);
    // ours 36.40: (36.40 − 35.99) ÷ 60 × 60 = 0.41 minutes, rounded up
    expect(platformCost('hetzner', workloadOf('start-up')).missing[0]?.notEqual).toMatch(
      /^At 60 EUR an hour our sum is the lower one from 1 minute a month on; /,
    );
    // ours 5.00, below 11.99 and 5.99
    expect(platformCost('hetzner', workloadOf('side-project')).missing[0]?.notEqual).not.toMatch(
      /minute/,
    );
  });

  it('takes no Basic dyno for two replicas, which it does not offer', () => {
    const workload = {
      ...workloadOf('side-project'),
      apps: { count: 1, replicas: 2, memoryMb: 512 },
    };
    // 2 × Standard-1X 25.00 + Essential-0 5.00
    expect(platformCost('heroku', workload).total).toBe(micro(55));
  });

  it('charges DigitalOcean traffic in GiB beyond the pooled allowance', () => {
    const workload = { ...workloadOf('start-up'), trafficGb: 1000 };
    // 1000 GB = 931.32257 GiB; minus 2 × 150 = 631.32257 GiB × 0.02 = 12.6265 → 12.63
    expect(platformCost('digitalocean', workload).total).toBe(micro(69.45 + 12.63));
  });

  it('tops up Railway usage to the minimum of the plan', () => {
    const workload = {
      ...workloadOf('side-project'),
      apps: { count: 1, replicas: 1, memoryMb: 128 },
    };
    // usage 1.25 + 2.50 + 0.80 + 0.15 = 4.70, below 5.00
    expect(platformCost('railway', workload).total).toBe(micro(5));
  });

  it('needs the Pro plan on Railway for volumes above 5 GB', () => {
    const plan = platformCost('railway', workloadOf('agency')).lines.at(-1);
    expect(plan).toMatchObject({ part: 'plan', label: 'Pro plan, minimum', amount: 0 });
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
      // 10 × 1.038461538 × 3.69 × 730 ÷ 720 = 38.8514
      amount: micro(38.85),
      arithmetic: '10 × 1.0385 × 3.69 USD × 730 h ÷ 720 h',
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
    // Heroku's smallest dyno that never sleeps has 512 MB; the next memory size is Standard-2X.
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

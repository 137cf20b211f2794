import { csvRows } from './csv.ts';
import { median } from './numbers.ts';

/** What ten processes with pools did to a database of twenty connections during a lock or a release. */
export interface ConnectionRow {
  scenario: 'lock' | 'release';
  processes: number;
  pool: number;
  limit: number;
  /** What's between the pools and the database. */
  via: string;
  /** Requests a second. */
  rate: number;
  /** Per cent of the requests. */
  failed: number;
  /** Of the requests that didn't fail, the slower endpoint's, in ms. */
  p99: number;
  /** How many queries ran on average. */
  working: number;
  /** Per cent of the database's core. */
  cpu: number;
}

function groups<Item>(items: readonly Item[], name: (item: Item) => string): Item[][] {
  const known = new Map<string, Item[]>();
  for (const item of items) known.set(name(item), [...(known.get(name(item)) ?? []), item]);
  return [...known.values()];
}

const PHASES: Readonly<Record<string, ConnectionRow['scenario']>> = {
  'lock lock': 'lock',
  'release both': 'release',
};
const LABELS = ['scenario', 'processes', 'pool', 'limit', 'via', 'rate'] as const;

/**
 * The second of each lock and the two seconds of each release in `pools.csv` of
 * `examples/connections`, one row for each setting: the medians of its rounds.
 */
export function connectionRows(csv: string): ConnectionRow[] {
  const runs = csvRows(csv).map((row) => (name: string) => row[name] ?? '');
  type Run = (typeof runs)[number];
  const settings = groups(
    runs.filter((get) => `${get('scenario')} ${get('phase')}` in PHASES),
    (get) => LABELS.map(get).join(' '),
  );
  return settings.flatMap((of) => {
    const rounds = groups(of, (get) => get('round'));
    const each = (figure: (round: readonly Run[]) => number) => median(rounds.map(figure));
    const sum = (round: readonly Run[], key: string) =>
      round.reduce((total, get) => total + Number(get(key)), 0);
    const greatest = (key: string) =>
      each((round) => Math.max(...round.map((get) => Number(get(key)))));
    const [first] = of;
    const scenario = PHASES[`${first?.('scenario')} ${first?.('phase')}`];
    if (!first || !scenario) return [];
    return {
      scenario,
      processes: Number(first('processes')),
      pool: Number(first('pool')),
      limit: Number(first('limit')),
      via: first('via'),
      rate: Number(first('rate')),
      failed: each((round) => (100 * sum(round, 'failed')) / sum(round, 'asked')),
      p99: greatest('p99'),
      working: greatest('working'),
      cpu: greatest('cpu'),
    };
  });
}

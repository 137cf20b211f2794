import { ledgerRows } from '#data/ledger-rows';
import type { PageName } from './names.ts';

/** The facts a comparison needs about a platform: amounts with their unit, the rest in words. */
const AMOUNTS: Readonly<Record<string, string>> = {
  container: 'per month for 1 GB of memory',
  postgres: 'per month for the smallest PostgreSQL',
  redis: 'per month for the smallest Redis',
  volume: 'per GB and month',
  egress: 'per GB',
  plan: 'per month',
};
/** Every row of the ledger, from all its areas. */
const FIELDS = ledgerRows.flatMap(({ rows }) => Object.keys(rows));
/** Those that are described in words. */
const capabilityFields = FIELDS.filter((field) => !(field in AMOUNTS));

/** What each part of a project there becomes here, as many as fill the picture. */
const BECOMES = [
  'app, public',
  'app, internal',
  'variables, secrets',
  'PostgreSQL',
  'volume',
  'included',
];

/** The file of facts about a platform that is new to the site, with every value to be looked up. */
export function factsSource({ slug, title }: PageName, today: string): string {
  const page = (name: string) => `x-${name}-page: &${name}-page
  source: 'WRITE: what was read, in words'
  url: https://example.com/${slug}
  date: ${today}
  readBy: vendor
`;
  const amounts = Object.entries(AMOUNTS).map(
    ([field, unit]) => `  # WRITE: the amount and its unit
  ${field}:
    kind: price
    field: ${field}
    value: 0
    unit: ${unit}
    currency: USD
    <<: *prices-page
`,
  );
  const capabilities = capabilityFields.map(
    (field) => `  ${field}:
    kind: capability
    field: ${field}
    value: 'WRITE: the fact on ${field} in words, or take this entry out'
    <<: *docs-page
`,
  );
  const moves = BECOMES.map((ours, at) => `  'WRITE: part ${at + 1} there': ${ours}\n`);
  return `# ${title}: prices and what it can do.
name: ${title}
moves:
${moves.join('')}
${page('prices')}${page('docs')}
facts:
${[...amounts, ...capabilities].join('')}`;
}

/** The ledger of a platform that is new to the site, with every row to be judged. */
export function ledgerSource({ slug, title }: PageName): string {
  const reasons = (who: string) => `  - 'WRITE: a reason to ${who}'\n`.repeat(3);
  const rows = FIELDS.map(
    (field) => `  ${field}:\n    theirs: 'WRITE: their side'\n    ahead: even\n`,
  );
  return `# ${title}'s side of the ledger; the facts are in data/platforms/${slug}.yaml.
stay:
${reasons('stay')}move:
${reasons('move')}rows:
${rows.join('')}`;
}

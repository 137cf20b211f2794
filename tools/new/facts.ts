import { FIELDS, type Field } from '../../../model/comparison/rows.ts';
import type { PageName } from './names.ts';

/** What a comparison needs to know of a platform: amounts with their unit, the rest in words. */
const AMOUNTS: Readonly<Partial<Record<Field, string>>> = {
  container: 'per month for 1 GB of memory',
  postgres: 'per month for the smallest PostgreSQL',
  redis: 'per month for the smallest Redis',
  volume: 'per GB and month',
  egress: 'per GB',
  plan: 'per month',
};
/** Every row of the table that is told in words. */
const capabilityFields = FIELDS.filter((field) => !(field in AMOUNTS));

/** The file of facts on a platform that the site does not know yet, every value to be looked up. */
export function factsSource({ slug, title, variable }: PageName, today: string): string {
  const source = `{
    source: 'WRITE: what was read, in words',
    url: 'https://example.com/${slug}',
    date: '${today}',
    confidence: 'medium',
    readBy: 'vendor',
  } as const`;
  const amounts = Object.entries(AMOUNTS).map(
    ([field, unit]) => `{
      id: '${slug}/${field}', kind: 'price', field: '${field}',
      // WRITE: the amount and its unit
      value: 0, unit: '${unit}', currency: 'USD', ...pricesPage,
    }`,
  );
  const capabilities = capabilityFields.map(
    (field) => `{
      id: '${slug}/${field}', kind: 'capability', field: '${field}',
      value: 'WRITE: the fact on ${field} in words, or take this entry out', ...docsPage,
    }`,
  );
  return `import type { PlatformRow } from './types.ts';

const pricesPage = ${source};

const docsPage = ${source};

/** ${title}: prices and what it can do. */
export const ${variable}: readonly PlatformRow[] = [${[...amounts, ...capabilities].join(',\n')}];
`;
}

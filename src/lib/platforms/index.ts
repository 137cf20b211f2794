import { platforms, type Becomes, type FactKind, type PlatformSlug } from '#data/platforms';
import { platformRows, type PlatformRow } from './rows.ts';

type OptionalField = 'unit' | 'currency' | 'readAt' | 'read' | 'dateNote' | 'event' | 'note';

/** A sourced fact with every field set: null if the file has none. */
export type PlatformFact = Omit<PlatformRow, OptionalField> & {
  platform: PlatformSlug;
  currency: 'USD' | 'EUR' | null;
} & Record<Exclude<OptionalField, 'currency'>, string | null>;

function complete(row: PlatformRow): PlatformFact {
  return {
    ...row,
    platform: row.id.slice(0, row.id.indexOf('/')) as PlatformSlug,
    unit: row.unit ?? null,
    currency: row.currency ?? null,
    readAt: row.readAt ?? null,
    read: row.read ?? null,
    dateNote: row.dateNote ?? null,
    event: row.event ?? null,
    note: row.note ?? null,
  };
}

/** Every sourced fact about other platforms that a page may state. */
export const platformFacts: readonly PlatformFact[] = platformRows.map(complete);

const byId = new Map<string, PlatformFact>(platformFacts.map((fact) => [fact.id, fact]));

/** The known ids that look most like an unknown one: same platform first, then most words in common. */
function nearestIds(id: string): string[] {
  const words = new Set(id.split(/[/-]/));
  const [platform] = id.split('/');
  const score = (known: string): number =>
    known.split(/[/-]/).filter((word) => words.has(word)).length +
    (known.startsWith(`${platform}/`) ? 10 : 0);
  return [...byId.keys()].sort((a, b) => score(b) - score(a)).slice(0, 5);
}

/** The fact of that id, such as `fly/egress-eu`. Throws an `Error` that names the nearest ids. */
export function platformFact(id: string): PlatformFact {
  const fact = byId.get(id);
  if (!fact) {
    throw new Error(`there is no platform fact '${id}'. Nearest: ${nearestIds(id).join(', ')}`);
  }
  return fact;
}

/** The facts of one platform, in the order of its file, optionally of one kind or field only. */
export function factsOf(
  platform: PlatformSlug,
  only: { kind?: FactKind; field?: string } = {},
): PlatformFact[] {
  return platformFacts.filter(
    (fact) =>
      fact.platform === platform &&
      (only.kind === undefined || fact.kind === only.kind) &&
      (only.field === undefined || fact.field === only.field),
  );
}

/** How many US dollars a euro buys, the European Central Bank's reference rate of that day. */
export const exchangeRate = {
  usdPerEur: Number(platformFact('market/usd-per-eur').value),
  day: platformFact('market/usd-per-eur').event ?? '',
  factId: 'market/usd-per-eur',
} as const;

/** What each part of a project elsewhere becomes here, in the order of its drawing. Empty if no guide says so. */
export function movesFrom(
  platform: PlatformSlug,
): readonly (readonly [theirs: string, ours: Becomes])[] {
  return Object.entries(platforms.find(({ slug }) => slug === platform)?.moves ?? {});
}

import { platforms, type Fact, type PlatformSlug } from '#data/platforms';

/** A sourced fact as written in data/platforms, with the id that pages refer to: `fly/egress-eu`. */
export type PlatformRow = Fact & { id: `${PlatformSlug}/${string}` };

/** The facts of every platform's file. */
export const platformRows: readonly PlatformRow[] = platforms.flatMap(({ slug, facts }) =>
  Object.entries(facts).map(([name, fact]) => ({ ...fact, id: `${slug}/${name}` as const })),
);

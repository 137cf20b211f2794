import { longDate, withLongDates } from '../dates.ts';
import type { Template, TemplateSource } from '../templates.ts';

/** Licence, addresses, versions and the sources of a page's facts. */
export interface FactsView {
  name: string;
  licence: string;
  homepage: string;
  repository: string;
  version: string;
  /** '6.65.0 (package ghost on npm, 22 November 2026), not tried here', or null. */
  newer: string | null;
  images: readonly (readonly [service: string, image: string])[];
  port: number;
  health: string | null;
  memory: { upstream: string | null; url: string | null; chosen: string };
  sources: readonly TemplateSource[];
  checkedOn: string;
  /** The same day in words. */
  checkedDay: string;
  doubt: string | null;
}

/** The facts of a template that its page lists at the end. */
export function factsView(template: Template): FactsView {
  const { upstream, url, chosen } = template.memory;
  return {
    name: template.name,
    licence: template.licence,
    homepage: template.homepage,
    repository: template.repository,
    version: template.version,
    newer: template.newer
      ? `${template.newer.version} (${withLongDates(template.newer.seen)}), not tried here`
      : null,
    images: Object.entries(template.images),
    port: template.port,
    health: template.health ?? null,
    memory: { upstream: upstream ? withLongDates(upstream) : null, url: url ?? null, chosen },
    sources: template.sources.map((source) => ({ ...source, seen: withLongDates(source.seen) })),
    checkedOn: template.checkedOn,
    checkedDay: longDate(template.checkedOn),
    doubt: template.doubt ?? null,
  };
}

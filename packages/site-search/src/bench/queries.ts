import fs from 'node:fs';

/** A query with the pages that answer it, labelled from the content. */
export interface LabelledQuery {
  query: string;
  kind: string;
  pages: string[];
  /** Sections of the first page that answer, as `#anchor`; '' is its introduction, and '#row-' any row of its tables. */
  anchors?: string[];
}

export interface Halves {
  /** Queries to look at while choosing weights. */
  tuning: LabelledQuery[];
  /** Only their figures may be looked at. */
  heldOut: LabelledQuery[];
}

/** Reads a set of labelled queries. Throws if one is labelled twice or names no page. */
export function readQueries(name = 'queries.json'): LabelledQuery[] {
  const file = new URL(name, import.meta.url);
  const queries = JSON.parse(fs.readFileSync(file, 'utf8')) as LabelledQuery[];
  const seen = new Set<string>();
  for (const { query, pages } of queries) {
    if (seen.has(query)) throw new Error(`${name}: '${query}' is there twice`);
    if (pages.length === 0) throw new Error(`${name}: '${query}' names no page`);
    seen.add(query);
  }
  return queries;
}

/**
 * Holds out every second query of each kind, by its place in the file. Queries of the kind `seen` are never
 * held out.
 */
export function splitQueries(queries: readonly LabelledQuery[]): Halves {
  const halves: Halves = { tuning: [], heldOut: [] };
  const count = new Map<string, number>();
  for (const query of queries) {
    const at = count.get(query.kind) ?? 0;
    count.set(query.kind, at + 1);
    (query.kind === 'seen' || at % 2 === 0 ? halves.tuning : halves.heldOut).push(query);
  }
  return halves;
}

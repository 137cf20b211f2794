import { isBodyIndex, isHeadIndex } from './check.ts';
import { createExpander, type Expansion } from './expand.ts';
import { type Field, indexField, openField } from './postings.ts';
import { queryTerms, termsOf } from './terms.ts';
import type { BodyIndex, HeadIndex, SearchPage } from './types.ts';
import { priorOf, SHARES, WEIGHTS } from './weights.ts';

export type { BodyIndex, HeadIndex, SearchPage, SearchSection } from './types.ts';

/** Term saturation and length normalisation of BM25, as in lunr. */
export const K1 = 1.2;
export const B = 0.75;

function add(scores: Map<number, number>, key: number, score: number): void {
  scores.set(key, (scores.get(key) ?? 0) + score);
}

/** Splits the pages into the two files that the browser fetches. */
export function buildIndex(pages: readonly SearchPage[]): { head: HeadIndex; body: BodyIndex } {
  const sections = pages.flatMap((page) => page.sections);
  const names = (page: SearchPage) =>
    `${page.title} ${page.url.replace(/[/-]+/g, ' ')} ${page.path.slice(1).join(' ')}`;
  return {
    head: {
      pages: pages.map((page) => ({
        u: page.url,
        t: page.title,
        b: page.path,
        s: page.sections.length,
      })),
      sections: sections.map((section) => ({ h: section.heading, a: section.hash })),
      title: indexField(pages.map(names)),
      heading: indexField(sections.map((section) => section.heading)),
      about: indexField(pages.map((page) => `${page.description} ${page.keywords}`)),
    },
    body: { body: indexField(sections.map((section) => section.text)) },
  };
}

export interface SearchHit {
  url: string;
  /** `#anchor` of the section that fits best, or empty. */
  hash: string;
  title: string;
  heading: string;
  path: string[];
  /** Number of the section within its page. */
  section: number;
  score: number;
}

export interface SearchOptions {
  /** Only pages below these first path segments; all when empty. */
  context?: string;
  /** Sections of one page that may be listed. */
  perPage?: number;
}

/** A searcher over the two files; the second may come later. */
export interface Searcher {
  addBody(index: BodyIndex): void;
  /** Every hit, best first; an empty query has none. */
  search(query: string, options?: SearchOptions): SearchHit[];
}

/** Opens the first index file for searching; throws when it is damaged. */
export function createSearcher(head: HeadIndex): Searcher {
  if (!isHeadIndex(head)) throw new Error('the index is damaged');
  const fields: Partial<Record<keyof typeof WEIGHTS, Field>> & { title: Field; heading: Field } = {
    title: openField(head.title),
    heading: openField(head.heading),
    about: openField(head.about),
  };
  const pageOfSection: number[] = [];
  const firstSection: number[] = [];
  head.pages.forEach((page, number) => {
    firstSection.push(pageOfSection.length);
    for (let at = 0; at < page.s; at += 1) pageOfSection.push(number);
  });
  let expand = createExpander(Object.values(fields));

  /** Adds BM25 scores of one expanded term in one field, best expansion per document. */
  function scoreField(
    field: Field,
    terms: readonly Expansion[],
    raise: number,
  ): Map<number, number> {
    const scores = new Map<number, number>();
    const count = field.lengths.length;
    for (const { term, weight } of terms) {
      const postings = field.find(term);
      const idf = Math.log(1 + (count - postings.length + 0.5) / (postings.length + 0.5));
      for (const { document, count: times } of postings) {
        const length = (field.lengths[document] ?? 0) / (field.averageLength || 1);
        const score =
          (raise * weight * idf * (K1 + 1) * times) / (K1 * (1 - B + B * length) + times);
        if ((scores.get(document) ?? 0) < score) scores.set(document, score);
      }
    }
    return scores;
  }

  /** Scores of one field raised by the field's weight. */
  function weighted(name: keyof typeof WEIGHTS, terms: readonly Expansion[]): Map<number, number> {
    const field = fields[name];
    return field ? scoreField(field, terms, WEIGHTS[name]) : new Map<number, number>();
  }

  /** What the sections of all pages score for one term: heading and text. */
  function scoreSections(terms: readonly Expansion[]): Map<number, number> {
    const scores = weighted('heading', terms);
    for (const [section, score] of weighted('body', terms)) add(scores, section, score);
    return scores;
  }

  function search(query: string, { context = '', perPage = 1 }: SearchOptions = {}): SearchHit[] {
    const terms = queryTerms(query);
    if (terms.length === 0) return [];
    const pages = new Map<number, number>();
    const matched = new Map<number, number>();
    const sections = new Map<number, number>();
    const inSection = new Map<number, number>();
    for (const term of terms) {
      const candidates = expand(term);
      const ofPage = weighted('title', candidates);
      for (const [page, score] of weighted('about', candidates)) add(ofPage, page, score);
      const best = new Map<number, number>();
      const spread = new Map<number, number>();
      for (const [section, score] of scoreSections(candidates)) {
        const page = pageOfSection[section] ?? 0;
        add(sections, section, score);
        add(inSection, section, 1);
        best.set(page, Math.max(best.get(page) ?? 0, score));
        add(spread, page, score);
      }
      for (const [page, score] of best) {
        add(
          ofPage,
          page,
          SHARES.best * score + SHARES.spread * Math.log2(1 + (spread.get(page) ?? 0)),
        );
      }
      for (const [page, score] of ofPage) {
        add(pages, page, score);
        add(matched, page, 1);
      }
    }
    const together = new Map<number, number>();
    for (const [section, score] of sections) {
      const page = pageOfSection[section] ?? 0;
      const share = (inSection.get(section) ?? 0) / terms.length;
      together.set(page, Math.max(together.get(page) ?? 0, score * share ** SHARES.sharpness));
    }
    const titled = (page: number) => {
      const name = ` ${termsOf(head.pages[page]?.t ?? '').join(' ')} `;
      return terms.every((term) =>
        expand(term).some((one) => one.weight >= 0.5 && name.includes(` ${one.term} `)),
      );
    };
    const ranked = [...pages]
      .filter(([page]) => context === '' || head.pages[page]?.u.startsWith(`/${context}/`))
      .map(([page, score]) => ({
        page,
        score:
          (score + (terms.length > 1 ? SHARES.together : 0) * (together.get(page) ?? 0)) *
          ((matched.get(page) ?? 0) / terms.length) ** SHARES.coverage *
          (titled(page) ? 1 : priorOf(head.pages[page]?.u ?? '')),
      }))
      .sort((a, b) => b.score - a.score || a.page - b.page);
    return ranked.flatMap(({ page, score }) =>
      hitsOfPage(page, score, sections, perPage, titled(page)),
    );
  }

  function hitsOfPage(
    number: number,
    score: number,
    sections: ReadonlyMap<number, number>,
    perPage: number,
    titled: boolean,
  ): SearchHit[] {
    const page = head.pages[number];
    if (!page) return [];
    const first = firstSection[number] ?? 0;
    const best = Array.from({ length: page.s }, (_, at) => ({
      at,
      score: sections.get(first + at) ?? 0,
    }))
      .filter((section) => section.score > 0 && !(titled && section.at === 0))
      .sort((a, b) => b.score - a.score || a.at - b.at);
    // A page that is named by the query is meant as a whole.
    if (titled || best.length === 0) best.unshift({ at: 0, score: 0 });
    return best.slice(0, perPage).map(({ at }) => ({
      url: page.u,
      hash: head.sections[first + at]?.a ?? '',
      title: page.t,
      heading: head.sections[first + at]?.h ?? '',
      path: page.b,
      section: at,
      score,
    }));
  }

  return {
    addBody(index) {
      if (!isBodyIndex(index, head.sections.length)) throw new Error('the index is damaged');
      fields.body = openField(index.body);
      expand = createExpander(Object.values(fields));
    },
    search,
  };
}

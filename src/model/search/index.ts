import { isBodyIndex, isHeadIndex } from './check.ts';
import { editDistance, letters, mayBeWithin, toleratedEdits } from './distance.ts';
import { type Field, indexField, openField } from './postings.ts';
import { stem } from './stem.ts';
import { synonymsOf } from './synonyms.ts';
import { queryTerms, termsOf, type QueryTerm } from './terms.ts';
import type { BodyIndex, HeadIndex, SearchPage } from './types.ts';

export type { BodyIndex, HeadIndex, SearchPage, SearchSection } from './types.ts';

/** Term saturation and length normalisation of BM25, as in lunr. */
export const K1 = 1.2;
export const B = 0.75;

/** What a match counts in each field of a page or section. */
const WEIGHTS = { title: 9, heading: 4, about: 5, body: 3 };

/** How a page's score is made of its sections', and what a page without some of the terms loses. */
const SHARES = {
  /** Of the best section for each term. */
  best: 0.8,
  /** Of the logarithm of all sections for each term. */
  spread: 0.5,
  /** Of the section that has the most of all terms. */
  together: 1,
  /** Power of the share of terms that a section has. */
  sharpness: 2,
  /** Power of the share of terms that a page has. */
  coverage: 2,
};

/** Pages of a series come after the documentation itself, unless their title is asked for. */
const PRIORS = { learn: 0.85, template: 0.8 };

/** What other words count in place of the typed one. */
const EXPAND = {
  part: 0.7,
  synonym: 0.55,
  prefixKnown: 0.5,
  edit1: 0.8,
  edit2: 0.5,
  rest: 0.7,
  editSynonym: 0.35,
};

function priorOf(url: string): number {
  if (url.startsWith('/learn/')) return PRIORS.learn;
  return /^\/docs\/templates\/./.test(url) ? PRIORS.template : 1;
}

/** The index holds stems, so a slip in an ending leaves a stem at the word's beginning. */
const isStemOf = (stemmed: string, word: string) =>
  stemmed.length >= 5 && stemmed.length * 2 >= word.length && word.startsWith(stemmed);

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

interface Expansion {
  term: string;
  weight: number;
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
  let vocabulary: { term: string; letters: number }[] = [];
  let expansions = new Map<string, Expansion[]>();

  function refresh(): void {
    const all = new Set<string>();
    for (const field of Object.values(fields)) for (const term of field.terms) all.add(term);
    vocabulary = [...all].map((term) => ({ term, letters: letters(term) }));
    expansions = new Map();
  }
  refresh();

  const known = (term: string) =>
    Object.values(fields).some((field) => field.find(term).length > 0);

  /** The indexed terms that a query's term may stand for, with how much each counts. */
  function expand({ term, word, prefix }: QueryTerm): Expansion[] {
    const key = `${term}\0${word}\0${prefix}`;
    const cached = expansions.get(key);
    if (cached) return cached;
    const found = new Map<string, number>();
    const offer = (candidate: string, weight: number) => {
      if ((found.get(candidate) ?? 0) < weight) found.set(candidate, weight);
    };
    if (known(term)) offer(term, 1);
    if (!known(term) && /[._\-/]/.test(term)) {
      for (const part of term.split(/[._\-/]+/)) offer(stem(part), EXPAND.part);
    }
    for (const synonym of synonymsOf(term)) offer(synonym, EXPAND.synonym);
    if (prefix && word.length > 1) {
      for (const field of Object.values(fields)) {
        for (const candidate of field.startingWith(word, 40)) {
          offer(
            candidate,
            known(term) ? EXPAND.prefixKnown : 0.5 + (0.45 * word.length) / candidate.length,
          );
        }
      }
    }
    if (!known(term)) {
      const limit = toleratedEdits(word.length);
      const forms = [...new Set([term, word])].map((text) => ({ text, letters: letters(text) }));
      for (const candidate of limit > 0 ? vocabulary : []) {
        if (isStemOf(candidate.term, word)) offer(candidate.term, EXPAND.rest);
        for (const form of forms) {
          if (!mayBeWithin(form.letters, candidate.letters, limit)) continue;
          const distance = editDistance(form.text, candidate.term, limit);
          if (distance > limit) continue;
          offer(candidate.term, distance === 1 ? EXPAND.edit1 : EXPAND.edit2);
          for (const synonym of synonymsOf(candidate.term)) offer(synonym, EXPAND.editSynonym);
        }
      }
    }
    const list = [...found].map(([one, weight]) => ({ term: one, weight }));
    expansions.set(key, list);
    return list;
  }

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
      refresh();
    },
    search,
  };
}

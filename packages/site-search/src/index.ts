import { isBodyIndex, isHeadIndex } from './check.ts';
import { createExpander, type Expansion } from './expand.ts';
import { type Field, openField } from './postings.ts';
import { messageOf } from './message.ts';
import { sharedRun } from './phrase.ts';
import { type QueryTerm, queryTerms, termsOf } from './terms.ts';
import type { BodyIndex, HeadIndex } from './types.ts';
import { asksWhat } from './words.ts';
import { COVERAGE, NAMED, WEIGHTS } from './weights.ts';

export { buildIndex } from './build.ts';
export type { BodyIndex, HeadIndex, SearchPage, SearchSection } from './types.ts';

/** Term saturation and length normalisation of BM25, as in lunr. */
const K1 = 1.2;
const B = 0.75;

/** The same for texts where a page's sections are compared, or a short row of a table would nearly always win. */
const B_WITHIN = 0.2;

/** A page below this share of the best page's score isn't a result. */
const FLOOR = 0.15;

/** A second section of a page is only listed above this share of the best one's score. */
const SECOND = 0.7;

/** How many terms in a row make a phrase. In a query of two, it's both. */
const LEAST_RUN = 3;

/** The factor for a heading that's in the query as a whole, such as a message in a pasted log. */
const WHOLE = 1.5;

export interface SearchHit {
  url: string;
  /** `#anchor` of the best section, or empty. */
  hash: string;
  title: string;
  heading: string;
  path: string[];
  /** Number of the section within its page. */
  section: number;
  score: number;
}

export interface SearchOptions {
  /** Only pages below these first path segments. Empty for all. */
  context?: string;
  /** How many sections of a page can be listed. A second one only is if it answers nearly as well. */
  perPage?: number;
}

/** A searcher over the two files. The second can come later. */
export interface Searcher {
  addBody(index: BodyIndex): void;
  /** Every hit, best first. None for an empty query. */
  search(query: string, options?: SearchOptions): SearchHit[];
}

type FieldName = keyof typeof WEIGHTS;

/** What a query scores for each page, and for each of its sections. */
interface Tally {
  pages: Float64Array;
  sections: Float64Array;
}

/** How much a term says that `having` of `count` documents have, as in BM25. */
const idf = (count: number, having: number): number =>
  Math.log(1 + (count - having + 0.5) / (having + 0.5));

/** The scores of a query's terms, added up. */
class Sum {
  readonly scores: Float64Array;
  /** How much of the query each has. */
  readonly shares: Float64Array;

  constructor(size: number) {
    this.scores = new Float64Array(size);
    this.shares = new Float64Array(size);
  }

  add(scores: Float64Array, importance: number): void {
    scores.forEach((score, at) => {
      if (score === 0) return;
      this.scores[at] = (this.scores[at] ?? 0) + score;
      this.shares[at] = (this.shares[at] ?? 0) + importance;
    });
  }

  /** The sums, reduced by the share of the query that a document doesn't have. */
  whole(all: number): Float64Array {
    return this.scores.map((score, at) => (score * (this.shares[at] ?? 0)) / all);
  }
}

/** Opens the first index file for searching. Throws if it is damaged. */
export function createSearcher(head: HeadIndex): Searcher {
  if (!isHeadIndex(head)) throw new Error('the index is damaged');
  const fields: Partial<Record<FieldName, Field>> = {
    title: openField(head.title),
    heading: openField(head.heading),
    about: openField(head.about),
  };
  const pageCount = head.pages.length;
  const sectionCount = head.sections.length;
  const pageOfSection = new Uint16Array(sectionCount);
  const firstSection: number[] = [];
  let reached = 0;
  head.pages.forEach((page, number) => {
    firstSection.push(reached);
    pageOfSection.fill(number, reached, reached + page.s);
    reached += page.s;
  });
  const titleTerms = head.pages.map((page) => new Set(termsOf(page.t)));
  /** Terms of each heading in order, for messages that are searched word by word. */
  let headings: readonly (readonly string[])[] | undefined;
  let expander = createExpander(Object.values(fields));

  /** Raises scores to the BM25 of each document for one expanded term in one field, best expansion per document. */
  function scoreField(
    name: FieldName,
    terms: readonly Expansion[],
    scores: Float64Array,
    b: number,
  ): void {
    const field = fields[name];
    if (!field) return;
    const count = field.lengths.length;
    for (const { term, weight } of terms) {
      const postings = field.find(term);
      const raise = WEIGHTS[name] * weight * idf(count, postings.length) * (K1 + 1);
      for (const { document, count: times } of postings) {
        const length = (field.lengths[document] ?? 0) / (field.averageLength || 1);
        const score = (raise * times) / (K1 * (1 - b + b * length) + times);
        if ((scores[document] ?? 0) < score) scores[document] = score;
      }
    }
  }

  /** Scores of several fields over the same documents, added up. `b` is for texts. */
  function scoreFields(
    names: readonly FieldName[],
    terms: readonly Expansion[],
    size: number,
    b = B,
  ): Float64Array {
    const sum = new Float64Array(size);
    const one = new Float64Array(size);
    for (const name of names) {
      one.fill(0);
      scoreField(name, terms, one, name === 'body' ? b : B);
      for (let at = 0; at < size; at += 1) sum[at] = (sum[at] ?? 0) + (one[at] ?? 0);
    }
    return sum;
  }

  /** The highest score among each page's sections, and how many have one. */
  function ofPages(sections: Float64Array): { best: Float64Array; having: Float64Array } {
    const best = new Float64Array(pageCount);
    const having = new Float64Array(pageCount);
    sections.forEach((score, section) => {
      const page = pageOfSection[section] ?? 0;
      if (score > 0) having[page] = (having[page] ?? 0) + 1;
      best[page] = Math.max(best[page] ?? 0, score);
    });
    return { best, having };
  }

  function tally(expansions: readonly (readonly Expansion[])[]): Tally {
    const [all, names, sections] = [new Sum(pageCount), new Sum(pageCount), new Sum(sectionCount)];
    const places = new Float64Array(sectionCount);
    let whole = 0;
    for (const terms of expansions) {
      const name = scoreFields(['title', 'about'], terms, pageCount);
      const section = scoreFields(['heading', 'body'], terms, sectionCount);
      const { best, having } = ofPages(section);
      const page = name.map((score, at) => score + (best[at] ?? 0));
      // A term that few pages have says more about the query.
      const found = page.filter((score) => score > 0).length;
      const importance = Math.log(1 + pageCount / (1 + found));
      whole += importance;
      all.add(page, importance);
      names.add(name, importance);
      sections.add(section, importance);
      // Terms in every section of a page don't tell its sections apart, but the rarest word isn't everything.
      scoreFields(['heading', 'body'], terms, sectionCount, B_WITHIN).forEach((score, at) => {
        const number = pageOfSection[at] ?? 0;
        const rarity = Math.sqrt(idf(head.pages[number]?.s ?? 0, having[number] ?? 0));
        places[at] = (places[at] ?? 0) + score * rarity;
      });
    }
    const together = ofPages(sections.whole(whole)).best;
    const named = names.whole(whole);
    const pages = all.scores.map((score, at) => {
      const inOne = Math.max(together[at] ?? 0, NAMED * (named[at] ?? 0));
      return (score + inOne) * ((all.shares[at] ?? 0) / whole) ** COVERAGE;
    });
    return { pages, sections: places };
  }

  /** Raises the sections whose heading has a run of the query's terms, and their pages. */
  function raisePhrases(query: string, { pages, sections }: Tally): void {
    const terms = termsOf(query);
    const least = Math.min(LEAST_RUN, terms.length);
    if (least < 2) return;
    headings ??= head.sections.map(({ h }) => termsOf(h));
    const raises = new Float64Array(pageCount);
    headings.forEach((heading, section) => {
      const run = sharedRun(terms, heading);
      if (run < least) return;
      const raise = run === heading.length ? WHOLE : run / terms.length / 2;
      sections[section] = (sections[section] ?? 0) * (1 + raise);
      const page = pageOfSection[section] ?? 0;
      raises[page] = Math.max(raises[page] ?? 0, raise);
    });
    raises.forEach((raise, page) => (pages[page] = (pages[page] ?? 0) * (1 + raise)));
  }

  /** What each term can mean. Guesses if no term matches anything. */
  function expansionsOf(terms: readonly QueryTerm[]): (readonly Expansion[])[] {
    const expansions = terms.map((term, at) => expander.expand(term, terms[at - 1], terms[at + 1]));
    if (expansions.some((list) => list.length > 0)) return expansions;
    return terms.map((term) => expander.guess(term));
  }

  function search(typed: string, { context = '', perPage = 1 }: SearchOptions = {}): SearchHit[] {
    const query = messageOf(typed);
    const expansions = expansionsOf(queryTerms(query));
    if (expansions.length === 0) return [];
    const scores = tally(expansions);
    raisePhrases(query, scores);
    const { pages, sections } = scores;
    const isConcept = asksWhat(query);
    const isTitled = (page: number) =>
      expansions.every((list) =>
        list.some(({ term, weight }) => weight === 1 && titleTerms[page]?.has(term)),
      );
    const ranked: { page: number; score: number }[] = [];
    pages.forEach((score, page) => {
      if (score === 0) return;
      if (context !== '' && !head.pages[page]?.u.startsWith(`/${context}/`)) return;
      const { w = 1, c = w } = head.pages[page] ?? {};
      ranked.push({ page, score: score * (isConcept ? c : w) });
    });
    ranked.sort((a, b) => b.score - a.score || a.page - b.page);
    const least = FLOOR * (ranked[0]?.score ?? 0);
    return ranked
      .filter(({ score }) => score >= least)
      .flatMap(({ page, score }) => hitsOfPage(page, score, sections, perPage, isTitled(page)));
  }

  function hitsOfPage(
    number: number,
    score: number,
    sections: Float64Array,
    perPage: number,
    titled: boolean,
  ): SearchHit[] {
    const page = head.pages[number];
    if (!page) return [];
    const first = firstSection[number] ?? 0;
    const best = Array.from({ length: page.s }, (_, at) => ({
      at,
      score: sections[first + at] ?? 0,
    }))
      .filter((section) => section.score > 0 && !(titled && section.at === 0))
      .sort((a, b) => b.score - a.score || a.at - b.at);
    // If the query names a page, it means the whole page.
    if (titled || best.length === 0) best.unshift({ at: 0, score: 0 });
    const least = SECOND * (best[0]?.score ?? 0);
    const listed = best.filter(({ score }, at) => at === 0 || score >= least);
    return listed.slice(0, perPage).map(({ at }) => ({
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
      if (!isBodyIndex(index, sectionCount)) throw new Error('the index is damaged');
      fields.body = openField(index.body);
      expander = createExpander(Object.values(fields));
    },
    search,
  };
}

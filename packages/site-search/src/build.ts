import { indexField } from './postings.ts';
import { stemOfCapitals, termsOf } from './terms.ts';
import type { BodyIndex, HeadIndex, SearchPage, SearchSection } from './types.ts';
import { isIdle } from './words.ts';

/**
 * Names in capitals that deserve their own term because the word is mostly in lower case, such as `PORT` next
 * to 'port'. `CNAME` doesn't.
 */
function ambiguousCapitals(texts: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const terms of texts) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const isAmbiguous = (name: string) =>
    2 * (counts.get(name) ?? 0) < (counts.get(stemOfCapitals(name)) ?? 0);
  return new Set([...counts.keys()].filter((term) => /^[A-Z]/.test(term) && isAmbiguous(term)));
}

/** Splits the pages into the two files that the browser fetches. */
export function buildIndex(pages: readonly SearchPage[]): { head: HeadIndex; body: BodyIndex } {
  const sections = pages.flatMap((page) => page.sections);
  const small = (text: string) =>
    termsOf(text).filter((term) => term.length > 1 && !/^[A-Z]/.test(term));
  const names = (page: SearchPage) =>
    `${page.title} ${page.url.replace(/[/-]+/g, ' ')} ${page.path.slice(1).join(' ')}`;
  // A heading right above another one has no text, so it answers nothing.
  const textOf = ({ text, heading, also = '', row }: SearchSection, at: number) => {
    if (row) return `${heading} ${text}`;
    return text === sections[at + 1]?.heading ? also : `${text} ${also}`;
  };
  const texts = sections.map((section, at) =>
    termsOf(textOf(section, at)).filter((term) => !isIdle(term)),
  );
  const capitals = ambiguousCapitals(texts);
  return {
    head: {
      pages: pages.map((page) => ({
        u: page.url,
        t: page.title,
        b: page.path,
        s: page.sections.length,
        w: page.weight,
        c: page.concept,
      })),
      sections: sections.map((section) => ({ h: section.heading, a: section.hash })),
      title: indexField(pages.map((page) => small(names(page)))),
      heading: indexField(sections.map((section) => (section.row ? [] : small(section.heading)))),
      about: indexField(
        pages.map((page) =>
          small(`${page.description} ${page.keywords}`).filter((term) => !isIdle(term)),
        ),
      ),
    },
    body: {
      body: indexField(
        texts.map((terms) => terms.filter((term) => !/^[A-Z]/.test(term) || capitals.has(term))),
      ),
    },
  };
}

import type { SearchPage } from 'site-search';
import { parse } from 'yaml';

/** The words that a file's front matter has under `sections`, by anchor. */
export function sectionWordsOf(content: string): Readonly<Record<string, string>> {
  const [matter = ''] = /^---\n[\s\S]*?\n---\n/.exec(content) ?? [];
  // The rest can have tokens, which YAML doesn't read.
  const [, words = '{}'] = /^sections:\n((?: .*\n)+)/m.exec(matter) ?? [];
  return parse(words) as Record<string, string>;
}

/** A page with other words for its sections. Throws for an anchor that none of them has. */
export function withWords(page: SearchPage, words: Readonly<Record<string, string>>): SearchPage {
  const hashes = new Set(page.sections.map(({ hash }) => hash));
  const lost = Object.keys(words).find((anchor) => !hashes.has(`#${anchor}`));
  if (lost !== undefined) {
    throw new Error(
      `search-index: ${page.url} has no section '${lost}' for the words under sections`,
    );
  }
  const sections = page.sections.map((section) => {
    const also = words[section.hash.slice(1)];
    return also === undefined ? section : { ...section, also };
  });
  return { ...page, sections };
}

import { lastCommit } from './clone.ts';

/** What pages show that is written elsewhere: their last change is that of their data where it is later. */
const DATA: readonly (readonly [page: RegExp, data: string])[] = [
  [/^docs\/changes\.mdx$/, 'data/changes.yaml'],
  [/^learn\/glossary\.mdx$/, 'data/glossary'],
];

/** The files and folders that hold what a page shows, by its path from the site's folder. */
export function dataOf(page: string): string | undefined {
  return DATA.find(([pattern]) => pattern.test(page))?.[1];
}

/** When a page or its data last changed, by the history; undefined for a page whose text is all its own. */
export function lastChange(siteDir: string, page: string): string | undefined {
  const data = dataOf(page);
  return data && lastCommit([page, data], siteDir);
}

import { lastCommit } from './clone.ts';

/** Data that pages show. If the data changed after the page, the page's last change is the data's. */
const DATA: readonly (readonly [page: RegExp, data: string])[] = [
  [/^docs\/changes\.mdx$/, 'data/changes.yaml'],
  [/^learn\/glossary\.mdx$/, 'data/glossary'],
];

/** The files and folders with the data a page shows, by its path from the site's folder. */
export function dataOf(page: string): string | undefined {
  return DATA.find(([pattern]) => pattern.test(page))?.[1];
}

/** When a page or its data last changed according to the history. Undefined for a page without data from elsewhere. */
export function lastChange(siteDir: string, page: string): string | undefined {
  const data = dataOf(page);
  return data && lastCommit([page, data], siteDir);
}

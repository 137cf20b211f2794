import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Prop, propsOf } from './props.ts';
import { registered, shownIn } from './registered.ts';

/** The page that shows every registered component; it exists while one writes and is not built. */
export const CATALOGUE = 'src/catalogue/index.mdx';

/** Throws with both lists where the page lacks a registered component, or shows one that is none. */
export function requireAll(siteDir: string): void {
  const names = registered(siteDir).map(({ name }) => name);
  const shown = shownIn(fs.readFileSync(path.join(siteDir, CATALOGUE), 'utf8'));
  const missing = names.filter((name) => !shown.includes(name));
  const unknown = shown.filter((name) => !names.includes(name));
  if (missing.length + unknown.length === 0) return;
  throw new Error(
    `${CATALOGUE}: missing ${missing.join(', ') || 'none'}; not registered ${unknown.join(', ') || 'none'}. ` +
      'Show each component of src/theme/MDXComponents and of src/plugins/remark/component-imports in an <Entry of="Name"> of its own.',
  );
}

/** What each registered component takes, by its name; none for the theme's. */
export function allProps(siteDir: string): Record<string, Prop[]> {
  return Object.fromEntries(
    registered(siteDir).map(({ name, file, as }) => [name, file ? propsOf(file, as) : []]),
  );
}

/** Gives the catalogue's page the properties of the components, and stops when it lacks one. */
export default function catalogue({ siteDir }: LoadContext): Plugin {
  return {
    name: 'catalogue',
    getPathsToWatch: () => [`${siteDir}/src/theme/MDXComponents/*.ts`, `${siteDir}/${CATALOGUE}`],
    contentLoaded: ({ actions }) => {
      requireAll(siteDir);
      actions.setGlobalData(allProps(siteDir));
    },
  };
}

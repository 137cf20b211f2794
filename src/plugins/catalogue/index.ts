import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Prop, propsOf } from './props.ts';
import { registered, shownIn } from './registered.ts';

/** The page that shows every registered component. It exists only in development. */
export const CATALOGUE = 'src/catalogue/index.mdx';

/** Throws with both lists if the page lacks a registered component, or shows one that isn't registered. */
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

/** The properties of each registered component, by name. The theme's have none. */
export function allProps(siteDir: string): Record<string, Prop[]> {
  return Object.fromEntries(
    registered(siteDir).map(({ name, file, as }) => [name, file ? propsOf(file, as) : []]),
  );
}

/** Passes the properties of the components to the catalogue's page, and stops if it lacks a component. */
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

import fs from 'node:fs';
import path from 'node:path';
import { COMPONENTS } from '../remark/component-imports/index.ts';

/** A component that content may use without importing it. */
export interface Registered {
  name: string;
  /** Its source. Absent for a component of the theme. */
  file?: string;
  /** The name under which the source exports it. */
  as: string;
}

const LIST = 'src/theme/MDXComponents/index.ts';
const IMPORT = /import (?:(\w+)(?:, )?)?(?:\{ ([\w, ]+) \})? from '(@(?:site\/src|theme)\/[^']+)'/g;

/** The source of an import within this site: a folder's `index.tsx`, or the file of that name. */
function fileOf(siteDir: string, target: string): string | undefined {
  if (!target.startsWith('@site/')) return undefined;
  const at = path.join(siteDir, target.slice('@site/'.length));
  return fs.existsSync(`${at}.tsx`) ? `${at}.tsx` : path.join(at, 'index.tsx');
}

/**
 * The registered components in alphabetical order: the ones that MDX has for every text, and the ones that
 * pages import. Throws if the list of the former is empty.
 */
export function registered(siteDir: string): Registered[] {
  const text = fs.readFileSync(path.join(siteDir, LIST), 'utf8');
  const common = [...text.matchAll(IMPORT)].flatMap(([, one, more = '', target = '']) => {
    const file = fileOf(siteDir, target);
    return [
      ...(one ? [{ name: one, file, as: 'default' }] : []),
      ...more.split(', ').flatMap((name) => (name ? [{ name, file, as: name }] : [])),
    ];
  });
  if (common.length === 0) throw new Error(`${LIST}: no import was read. Compare it with IMPORT.`);
  const rare = Object.entries(COMPONENTS).map(([name, [target, as = 'default']]) => ({
    name,
    file: fileOf(siteDir, target),
    as,
  }));
  // Content uses TableFrame through Markdown tables.
  return [...common.filter(({ name }) => name !== 'TableFrame'), ...rare].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
}

/** The names that the catalogue's page shows with `<Entry of="…">`, in order. */
export function shownIn(page: string): string[] {
  return [...page.matchAll(/<Entry of="(\w+)"/g)].map(([, name]) => name ?? '');
}

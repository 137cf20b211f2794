import fs from 'node:fs';
import path from 'node:path';

/** A component that content may use without importing it. */
export interface Registered {
  name: string;
  /** Its source; absent for one of the theme. */
  file?: string;
  /** The name under which the source exports it. */
  as: string;
}

const LIST = 'src/theme/MDXComponents/index.ts';
const IMPORT =
  /import (?:(\w+)(?:, )?)?(?:\{ ([\w, ]+) \})? from '(@site\/src\/|@theme\/)([^']+)'/g;

/** The registered components in alphabetical order, read from the list that MDX gets; throws where it is empty. */
export function registered(siteDir: string): Registered[] {
  const text = fs.readFileSync(path.join(siteDir, LIST), 'utf8');
  const found = [...text.matchAll(IMPORT)].flatMap(([, one, more = '', from, target = '']) => {
    const file = from === '@site/src/' ? path.join(siteDir, 'src', target, 'index.tsx') : undefined;
    return [
      ...(one ? [{ name: one, file, as: 'default' }] : []),
      ...more.split(', ').flatMap((name) => (name ? [{ name, file, as: name }] : [])),
    ];
  });
  // Content meets it as a Markdown table.
  const own = found.filter(({ name }) => name !== 'TableFrame');
  if (own.length === 0) throw new Error(`${LIST}: no import was read. Compare it with IMPORT.`);
  return own.sort((a, b) => a.name.localeCompare(b.name));
}

/** The names that the catalogue's page shows with `<Entry of="…">`, in its order. */
export function shownIn(page: string): string[] {
  return [...page.matchAll(/<Entry of="(\w+)"/g)].map(([, name]) => name ?? '');
}

import type { Draft } from '../draft.ts';
import { insertAfterLast, replaceIn } from '../insert.ts';
import { readName } from './names.ts';
import type { Wish } from './pages.ts';
import { fromSkeleton } from './skeleton.ts';

const FOLDER = 'src/lib/templates.ts';

/**
 * A one-click template: facts, words for the search, Compose file, page and walk.
 * What it costs is computed from the Compose file by `npm run templates:costs`.
 */
export function newTemplate(draft: Draft, wish: Wish): void {
  const { slug, title, variable } = readName(wish.name, 'name', wish.title);
  const key = slug === variable ? slug : `'${slug}'`;
  const values = { slug, title, variable, key, date: wish.today };
  const page = `docs/templates/${slug}.mdx`;
  if (draft.has(page)) throw new Error(`${page} exists already.`);
  draft.write(page, fromSkeleton('template.mdx', values));
  draft.write(`docs/templates/${slug}.walk.yaml`, fromSkeleton('template.walk.yaml', values));
  draft.write(`examples/templates/${slug}/compose.yaml`, fromSkeleton('compose.yaml', values));
  draft.write(`${FOLDER}/${slug}.ts`, fromSkeleton('template.ts.txt', values));

  // By name, the order in which the sidebar has them.
  replaceIn(draft, `${FOLDER}/types.ts`, /(?<=TEMPLATE_SLUGS = \[\n)[^\]]*(?=\n\])/, (list) =>
    [...list.split('\n'), `  '${slug}',`].sort().join('\n'),
  );
  const index = `${FOLDER}/index.ts`;
  insertAfterLast(
    draft,
    index,
    /^import \{ \w+ \} from '\.\/[a-z0-9-]+\.ts';$/gm,
    `\nimport { ${variable} } from './${slug}.ts';`,
  );
  const entry = key === variable ? variable : `${key}: ${variable}`;
  replaceIn(
    draft,
    index,
    /(const bySlug[^{]*\{[^}]*)\}/,
    (_, before = '') => `${before}${entry},\n}`,
  );
  replaceIn(
    draft,
    `${FOLDER}/words.ts`,
    /\};\s*$/,
    `// WRITE: words that people search for and that its purpose does not say\n${key}: '${slug.replaceAll('-', ' ')}',\n};\n`,
  );
}

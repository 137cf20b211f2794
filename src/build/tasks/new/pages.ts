import path from 'node:path';
import type { Draft } from '../draft.ts';
import { insertAfterLast, replaceIn } from '../insert.ts';
import { readName, type PageName } from './names.ts';
import { fromSkeleton } from './skeleton.ts';

/** What a writer gives beside the kind: the name, and what is not made of it. */
export interface Wish {
  name: string;
  title?: string;
  /** ISO day. */
  today: string;
}

/** Ids beside the categories of a sidebar. */
const TOP_LEVEL = /^ {4}'[a-z0-9-]+'/gm;

/** Puts a document's id behind its neighbours of the same folder in a sidebar. */
function listInSidebar(draft: Draft, file: string, { folder, slug }: PageName): void {
  const prefix = folder ? `${folder}/` : '';
  const neighbours = folder ? new RegExp(`(?<!id: )'${prefix}[a-z0-9-]+'`, 'g') : TOP_LEVEL;
  try {
    insertAfterLast(draft, file, neighbours, `, '${prefix}${slug}'`);
  } catch {
    throw new Error(`${file} has no pages of '${folder}'. Begin a category for it there first.`);
  }
}

const valuesOf = (name: PageName, today: string) => ({
  slug: name.slug,
  title: name.title,
  variable: name.variable,
  date: today,
});

function write(draft: Draft, file: string, text: string): void {
  if (draft.has(file)) throw new Error(`${file} exists already.`);
  draft.write(file, text);
}

/** A page of the docs, in its folder's part of the sidebar. */
export function newPage(draft: Draft, wish: Wish): void {
  const name = readName(wish.name.replace(/^docs\//, ''), 'folder/name', wish.title);
  const file = `docs/${name.folder ? `${name.folder}/` : ''}${name.slug}.mdx`;
  write(draft, file, fromSkeleton('page.mdx', valuesOf(name, wish.today)));
  listInSidebar(draft, 'sidebars.ts', name);
}

/** The lessons in the order of the path, as `folder/slug`. */
const pathOf = (list: string): string[] =>
  [...list.matchAll(/lesson\(\s*'([a-z-]+)',\s*'([^']+)'/g)].map(
    ([, folder, slug]) => `${folder}/${slug}`,
  );

/** A link from one lesson to another, its title as text. */
function linkTo(draft: Draft, from: string, to: string): string {
  const title = /^title: "?(.*?)"?$/m.exec(draft.read(`learn/${to}.mdx`))?.[1] ?? to;
  const target = path.posix.relative(path.posix.dirname(from), to);
  return `[${title}](${target.startsWith('.') ? target : `./${target}`}.mdx)`;
}

/** The lesson before a new one leads to it, and it leads to the one behind it: the last of the path leads out of it. */
function joinPath(draft: Draft, list: string, id: string): void {
  const ids = pathOf(draft.read(list));
  const at = ids.indexOf(id);
  const [before, after] = [ids[at - 1], ids[at + 1]];
  if (after) {
    const link = linkTo(draft, id, after);
    replaceIn(draft, `learn/${id}.mdx`, /WRITE: the page to go on with,.*/, `${link}: WRITE: why.`);
  }
  if (!before) return;
  const link = linkTo(draft, before, id);
  replaceIn(
    draft,
    `learn/${before}.mdx`,
    /(\n## Next\n\n)[^\n]*/,
    (_, heading = '') => `${heading}${link}: WRITE: why this one next.`,
  );
}

/** A lesson with its drawing, its walk, its exercises, its place in the sidebar, in the list of lessons and in the path. */
export function newLesson(draft: Draft, wish: Wish): void {
  const name = readName(wish.name.replace(/^learn\//, ''), 'folder/name', wish.title);
  const { folder, slug, title } = name;
  if (!folder) throw new Error(`'${slug}': a lesson has a folder, such as foundations/${slug}.`);
  const list = 'src/lib/lessons.ts';
  const calls = new RegExp(`lesson\\(\\s*'${folder}',\\s*'[^']+',\\s*'([a-z]+)',[^)]*\\),`, 'g');
  const stage = [...draft.read(list).matchAll(calls)].at(-1)?.[1];
  if (!stage) throw new Error(`${list} has no lesson of '${folder}'.`);
  write(
    draft,
    `learn/${folder}/${slug}.mdx`,
    fromSkeleton('lesson.mdx', valuesOf(name, wish.today)),
  );
  write(draft, `learn/${folder}/${slug}.svg`, fromSkeleton('drawing.svg', {}));
  write(draft, `learn/${folder}/${slug}.walk.yaml`, fromSkeleton('lesson.walk.yaml', {}));
  listInSidebar(draft, 'sidebarsLearn.ts', name);
  const entry = `lesson('${folder}', '${slug}', '${stage}', ${JSON.stringify(title)}, 30),`;
  insertAfterLast(draft, list, calls, `\n${entry}`);
  joinPath(draft, list, `${folder}/${slug}`);
  write(draft, `src/site/exercises/${slug}.ts`, fromSkeleton('exercises.ts.txt', {}));
  const ids = `\n'${slug}': ['first', 'second', 'third', 'fourth'],`;
  insertAfterLast(draft, 'src/site/exercises/ids.ts', /^ {2}'?[\w-]+'?: \[[^\]]*\],/gm, ids);
  const load = `\n'${slug}': () => import('@site/src/site/exercises/${slug}'),`;
  insertAfterLast(
    draft,
    'src/components/Exercise/load.tsx',
    /^ {2}\S+ \(\) =>\s+import\([^)]*\),/gm,
    load,
  );
}

/** A post of today with its drawing, which lists show, and the three newest others beside it. */
export function newPost(draft: Draft, wish: Wish, posts: readonly string[]): void {
  const name = readName(wish.name.replace(/^blog\//, ''), 'name', wish.title);
  const dated = posts.map((file) => {
    const matter = /^---\n([\s\S]*?)\n---/.exec(draft.read(file))?.[1] ?? '';
    const date = /^date: (\S+)/m.exec(matter)?.[1] ?? '';
    const slug = /^slug: (.*)$/m.exec(matter)?.[1] ?? '';
    return { date, slug };
  });
  const related = dated
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, 3)
    .map(({ slug }) => slug);
  const values = { ...valuesOf(name, wish.today), related: related.join(', ') };
  write(draft, `blog/${name.slug}.mdx`, fromSkeleton('post.mdx', values));
  write(draft, `blog/${name.slug}.svg`, fromSkeleton('drawing.svg', {}));
}

import path from 'node:path';
import type { Document, YAMLMap, YAMLSeq } from 'yaml';
import type { Draft } from '../draft.ts';
import { editYaml, listedIn } from '../yaml.ts';
import { readName, type PageName } from './names.ts';
import { fromSkeleton } from './skeleton.ts';

/** The writer's input in addition to the kind: the name, and anything that can't be derived from it. */
export interface Wish {
  name: string;
  title?: string;
  /** ISO day. */
  today: string;
}

const LESSONS = 'data/lessons.yaml';

/** Replaces a line of a page. Throws if there is none. */
function replaceLine(draft: Draft, file: string, pattern: RegExp, line: string): void {
  const before = draft.read(file);
  if (!pattern.test(before)) throw new Error(`${file} has no line ${pattern}.`);
  draft.write(
    file,
    before.replace(pattern, () => line),
  );
}

/** Puts a page into the sidebar after the other pages of its folder. */
function listInSidebar(draft: Draft, { folder, slug }: PageName): void {
  const file = 'data/sidebar.yaml';
  editYaml(draft, file, (document) => {
    const docs = document.get('docs') as YAMLSeq;
    const isNeighbour = (page: string) => path.posix.dirname(page) === (folder || '.');
    const last = listedIn(docs, isNeighbour).at(-1);
    if (!last) {
      throw new Error(`${file} has no pages of '${folder}'. Begin a category for it there first.`);
    }
    last.list.items.splice(
      last.at + 1,
      0,
      document.createNode(folder ? `${folder}/${slug}` : slug),
    );
  });
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
  listInSidebar(draft, name);
}

/** The lists of lessons in data/lessons.yaml, one for each stage. */
const listsOf = (document: Document): YAMLSeq<YAMLMap>[] =>
  (document.contents as unknown as YAMLSeq<YAMLMap>).items.map(
    (stage) => stage.get('lessons') as YAMLSeq<YAMLMap>,
  );

const pagesOf = (list: YAMLSeq<YAMLMap>): string[] =>
  list.items.map((lesson) => String(lesson.get('page')));

/** Puts a lesson after the last one of its folder. Returns the lessons of the path in order. */
function listInPath(draft: Draft, { folder, slug }: PageName): string[] {
  let path: string[] = [];
  editYaml(draft, LESSONS, (document) => {
    const lists = listsOf(document);
    const isNeighbour = (page: string) => page.startsWith(`${folder}/`);
    const list = lists.filter((one) => pagesOf(one).some(isNeighbour)).at(-1);
    if (!list) throw new Error(`${LESSONS} has no lesson of '${folder}'.`);
    const at = pagesOf(list).lastIndexOf(pagesOf(list).filter(isNeighbour).at(-1) ?? '') + 1;
    list.items.splice(at, 0, document.createNode({ page: `${folder}/${slug}` }) as YAMLMap);
    path = lists.flatMap(pagesOf);
  });
  return path;
}

/** A link from one lesson to another, its title as text. */
function linkTo(draft: Draft, from: string, to: string): string {
  const title = /^title: "?(.*?)"?$/m.exec(draft.read(`learn/${to}.mdx`))?.[1] ?? to;
  const target = path.posix.relative(path.posix.dirname(from), to);
  return `[${title}](${target.startsWith('.') ? target : `./${target}`}.mdx)`;
}

/** Links the previous lesson to a new one, and the new one to the next. The last lesson links out of the path. */
function joinPath(draft: Draft, ids: readonly string[], id: string): void {
  const at = ids.indexOf(id);
  const [before, after] = [ids[at - 1], ids[at + 1]];
  if (after) {
    const link = linkTo(draft, id, after);
    replaceLine(
      draft,
      `learn/${id}.mdx`,
      /WRITE: the page to go on with,.*/,
      `${link}: WRITE: why.`,
    );
  }
  if (!before) return;
  const link = linkTo(draft, before, id);
  replaceLine(
    draft,
    `learn/${before}.mdx`,
    /(?<=\n## Next\n\n)[^\n]*/,
    `${link}: WRITE: why this one next.`,
  );
}

/** A lesson with its drawing, its walk, its exercises and its place in the path. */
export function newLesson(draft: Draft, wish: Wish): void {
  const name = readName(wish.name.replace(/^learn\//, ''), 'folder/name', wish.title);
  const { folder, slug } = name;
  if (!folder) throw new Error(`'${slug}': a lesson has a folder, such as foundations/${slug}.`);
  const page = `learn/${folder}/${slug}`;
  const ids = listInPath(draft, name);
  write(draft, `${page}.mdx`, fromSkeleton('lesson.mdx', valuesOf(name, wish.today)));
  write(draft, `${page}.svg`, fromSkeleton('drawing.svg', {}));
  write(draft, `${page}.walk.yaml`, fromSkeleton('lesson.walk.yaml', {}));
  write(draft, `${page}.exercises.ts`, fromSkeleton('exercises.ts.txt', {}));
  joinPath(draft, ids, `${folder}/${slug}`);
}

/** A post dated today with its drawing, which lists show, and the three newest other posts as related. */
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

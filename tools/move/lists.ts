import path from 'node:path';
import { isMap, isScalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Draft } from '../draft.ts';
import { editYaml, listedIn } from '../yaml.ts';

const { basename, dirname } = path.posix;

/** Changes a page's name in the sidebar. In a new folder it goes after its new neighbours. */
export function moveInSidebar(draft: Draft, from: string, to: string): void {
  editYaml(draft, 'data/sidebar.yaml', (document) => {
    const docs = document.get('docs') as YAMLSeq;
    const [listed] = listedIn(docs, (page) => page === from);
    if (!listed) return renameIndex(docs, from, to);
    const neighbour = listedIn(docs, (page) => dirname(page) === dirname(to)).at(-1);
    const stays = dirname(from) === dirname(to) || !neighbour;
    if (!stays) neighbour.list.items.splice(neighbour.at + 1, 0, document.createNode(to));
    const own = listed.list.items.findIndex((item) => isScalar(item) && item.value === from);
    listed.list.items.splice(own, 1, ...(stays ? [document.createNode(to)] : []));
  });
}

/** Changes the page that a category's label links to. */
function renameIndex(list: YAMLSeq, from: string, to: string): void {
  for (const item of list.items) {
    if (!isMap(item)) continue;
    if (item.get('index') === from) item.set('index', to);
    const items = item.get('items') as YAMLSeq | undefined;
    if (items) renameIndex(items, from, to);
  }
}

/**
 * Changes a lesson's page in the path. Visitors' progress is stored under its first name, which is recorded
 * with it.
 */
export function moveLesson(draft: Draft, from: string, to: string): void {
  editYaml(draft, 'data/lessons.yaml', (document) => {
    const stages = document.contents as unknown as YAMLSeq<YAMLMap>;
    const lessons = stages.items.flatMap(
      (stage) => (stage.get('lessons') as YAMLSeq<YAMLMap>).items,
    );
    const lesson = lessons.find((one) => one.get('page') === from);
    if (!lesson) return;
    const own = lesson.get('id');
    const id = typeof own === 'string' ? own : basename(from);
    lesson.set('page', to);
    if (id === basename(to)) lesson.delete('id');
    else lesson.set('id', id);
  });
}

/** Redirects the old address to the new one, including redirects to the old one. */
export function addRedirect(draft: Draft, from: string, to: string): void {
  editYaml(draft, 'data/redirects.yaml', (document) => {
    const list = document.contents as unknown as YAMLSeq<YAMLMap>;
    list.items = list.items.filter((redirect) => redirect.get('from') !== to);
    for (const redirect of list.items) {
      if (redirect.get('to') === from) redirect.set('to', to);
    }
    const added = document.createNode({ from, to }) as YAMLMap;
    added.flow = true;
    list.items.push(added);
  });
}

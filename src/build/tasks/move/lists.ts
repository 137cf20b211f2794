import type { Draft } from '../draft.ts';
import { insertAfterLast, replaceIn } from '../insert.ts';

const folderOf = (id: string) => id.slice(0, id.lastIndexOf('/') + 1);

/** Changes a document's id in its sidebar; under a new folder it moves behind its new neighbours. */
export function moveInSidebar(draft: Draft, sidebar: string, from: string, to: string): void {
  if (!draft.read(sidebar).includes(`'${from}'`)) return;
  const neighbours = new RegExp(`(?<!id: )'${folderOf(to)}[a-z0-9-]+'`, 'g');
  const stays =
    folderOf(from) === folderOf(to) ||
    !folderOf(to) ||
    draft.read(sidebar).search(neighbours) === -1;
  if (stays || draft.read(sidebar).includes(`id: '${from}'`)) {
    replaceIn(draft, sidebar, new RegExp(`'${from}'`), `'${to}'`);
    return;
  }
  replaceIn(draft, sidebar, new RegExp(`'${from}',?\\s*`), '');
  insertAfterLast(draft, sidebar, neighbours, `, '${to}'`);
}

/**
 * Gives a lesson's entry its new folder and name. Visitors' marks of progress
 * are kept under the id, so the old one is written down with it.
 */
export function moveLesson(draft: Draft, from: string, to: string): void {
  const [folder = '', id = ''] = from.split('/');
  const [newFolder = '', newName = ''] = to.split('/');
  const call = new RegExp(`lesson\\((\\s*)'${folder}',(\\s*)'${id}',([^)]*?),?\\s*\\),`);
  replaceIn(draft, 'src/lib/lessons.ts', call, (_, a = '', b = '', rest = '') => {
    if (id === newName) return `lesson(${a}'${newFolder}',${b}'${id}',${rest}),`;
    const level = /'(beginner|intermediate|advanced)'\s*$/.test(rest) ? '' : ", 'beginner'";
    return `lesson(${a}'${newFolder}',${b}'${newName}',${rest}${level}, '${id}'),`;
  });
}

/** Leads the old address to the new one, and what led to the old one too. */
export function addRedirect(draft: Draft, from: string, to: string): void {
  const file = 'src/site/redirects.ts';
  const before = draft.read(file);
  const straight = before
    .replace(new RegExp(`\\s*\\{ from: '${to}', to: '[^']*' \\},?`), '')
    .replaceAll(`to: '${from}'`, `to: '${to}'`);
  draft.write(file, straight);
  replaceIn(draft, file, /,?\s*\];/, `, { from: '${from}', to: '${to}' },\n];`);
}

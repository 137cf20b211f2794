import path from 'node:path';
import { openDraft, type Draft } from '../draft.ts';
import { relativeTargets, withAddress, withRelativePaths } from './links.ts';
import { addRedirect, moveInSidebar, moveLesson } from './lists.ts';
import { addressOf, findPage, newFile, slugOf, textFiles, type Place } from './places.ts';

const { basename, dirname, join } = path.posix;

const idOf = (file: string) => file.replace(/^(docs|learn)\//, '').replace(/\.mdx$/, '');

/**
 * The pictures that only this page shows, each with its new place. If a picture's name starts with the page's
 * name, it changes too.
 */
function picturesOf(draft: Draft, texts: readonly string[], from: string, to: string) {
  const [old, now] = [basename(from, '.mdx'), basename(to, '.mdx')];
  const others = new Set(
    texts
      .filter((file) => file !== from && file.endsWith('.mdx'))
      .flatMap((file) => relativeTargets(draft.read(file), file)),
  );
  return relativeTargets(draft.read(from), from)
    .filter((file) => dirname(file) === dirname(from) && !/\.mdx?$/.test(file))
    .filter((file) => draft.has(file) && !others.has(file))
    .map((file) => {
      const name = basename(file);
      const follows = name === `${old}${path.extname(name)}` || name.startsWith(`${old}-`);
      return [file, join(dirname(to), follows ? now + name.slice(old.length) : name)] as const;
    });
}

/** Files found by the page's name: the sandbox's additions to its blocks, and a lesson's exercises. */
function namesakesOf(draft: Draft, from: string, to: string) {
  return ['.walk.yaml', '.exercises.ts', '.git.ts']
    .map((ending) => [from.replace(/\.mdx$/, ending), to.replace(/\.mdx$/, ending)] as const)
    .filter(([old]) => draft.has(old));
}

/** A post's address is its slug, which other posts list as related. */
function movePost(draft: Draft, texts: readonly string[], old: Place, file: string): void {
  const slug = slugOf(draft.read(file)) ?? '';
  const now = basename(file, '.mdx');
  draft.write(file, draft.read(file).replace(/^slug: .*$/m, `slug: ${now}`));
  for (const post of texts.filter((name) => name.startsWith('blog/') && name !== old.file)) {
    const before = draft.read(post);
    const after = before.replace(/^related: \[.*\]$/m, (line) =>
      line.replace(/[^\s,[\]]+(?=[,\]])/g, (one) => (one === slug ? now : one)),
    );
    if (after !== before) draft.write(post, after);
  }
}

/**
 * Moves a page: its file, pictures, walk and exercises, its entry in the sidebar and in the
 * lists, every link to it with its anchor, and a redirect from the old address.
 * `from` and `to` are files or addresses.
 */
export function move(root: string, from: string, to: string): Draft {
  const draft = openDraft(root);
  const old = findPage(draft, from);
  const file = newFile(draft, to, old);
  if (/^template: /m.test(draft.read(old.file))) {
    throw new Error(`${old.file} has the name of its template in data/templates and stays.`);
  }
  const texts = textFiles(root);
  const moved = new Map([
    [old.file, file],
    ...picturesOf(draft, texts, old.file, file),
    ...namesakesOf(draft, old.file, file),
  ]);
  const isPost = old.file.startsWith('blog/');
  const slug = isPost ? basename(file, '.mdx') : slugOf(draft.read(old.file));
  const address = addressOf(file, slug);

  for (const [before, now] of moved) draft.rename(before, now);
  for (const name of texts) {
    const here = moved.get(name) ?? name;
    const before = draft.read(here);
    const linked = /\.mdx?$|^learn\/.*\.ts$/.test(name)
      ? withRelativePaths(before, name, here, moved)
      : before;
    const addressed = withAddress(linked, old.address, address);
    const after = withAddress(addressed, old.file, file);
    if (after !== before) draft.write(here, after);
  }
  if (isPost) movePost(draft, texts, old, file);
  if (file.startsWith('docs/')) moveInSidebar(draft, idOf(old.file), idOf(file));
  if (file.startsWith('learn/')) moveLesson(draft, idOf(old.file), idOf(file));
  if (address !== old.address) addRedirect(draft, old.address, address);
  return draft;
}

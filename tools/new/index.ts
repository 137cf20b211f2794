import fs from 'node:fs';
import path from 'node:path';
import { openDraft, type Draft } from '../draft.ts';
import { newComparison } from './comparison.ts';
import { newLesson, newPage, newPost, type Wish } from './pages.ts';
import { newTemplate } from './template.ts';

export type { Wish } from './pages.ts';

const postsOf = (root: string) =>
  fs
    .readdirSync(path.join(root, 'blog'))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `blog/${file}`);

/** The kinds of page to begin, with the form of their name. */
export const KINDS: Readonly<
  Record<string, { name: string; begin: (draft: Draft, wish: Wish) => void }>
> = {
  page: { name: 'services/object-store', begin: newPage },
  lesson: { name: 'foundations/kafka-basics', begin: newLesson },
  post: {
    name: 'why-queues-grow',
    begin: (draft, wish) => newPost(draft, wish, postsOf(draft.root)),
  },
  template: { name: 'gitea', begin: newTemplate },
  comparison: { name: 'koyeb', begin: newComparison },
};

/** Begins a page of that kind with everything it needs, and marks each sentence to be written with `WRITE:`. */
export function begin(root: string, kind: string, wish: Wish): Draft {
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!known)
    throw new Error(`there is no kind '${kind}'. Kinds: ${Object.keys(KINDS).join(', ')}`);
  const draft = openDraft(root);
  known.begin(draft, wish);
  return draft;
}

import type { Draft } from '../draft.ts';
import { readName } from './names.ts';
import type { Wish } from './pages.ts';
import { fromSkeleton } from './skeleton.ts';

/** A one-click template: facts, Compose file, page and walk, each found by its name. */
export function newTemplate(draft: Draft, wish: Wish): void {
  const { slug, title } = readName(wish.name, 'name', wish.title);
  const values = { slug, title, date: wish.today, words: slug.replaceAll('-', ' ') };
  const page = `docs/templates/${slug}.mdx`;
  if (draft.has(page)) throw new Error(`${page} exists already.`);
  draft.write(page, fromSkeleton('template.mdx', values));
  draft.write(`docs/templates/${slug}.walk.yaml`, fromSkeleton('template.walk.yaml', values));
  draft.write(`examples/templates/${slug}/compose.yaml`, fromSkeleton('compose.yaml', values));
  draft.write(`data/templates/${slug}.yaml`, fromSkeleton('template.yaml', values));
}

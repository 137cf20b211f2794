import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { RelatedPost } from '../../../lib/posts.ts';

interface PostFrontMatter {
  slug?: string;
  title?: string;
  description?: string;
}

/** The front matter of every post in a folder, by slug. `fill` fills in tokens before YAML is parsed. */
export function postsBySlug(
  folder: string,
  fill: (source: string, file: string) => string,
): Map<string, RelatedPost> {
  const posts = new Map<string, RelatedPost>();
  for (const name of fs.readdirSync(folder).filter((file) => /\.mdx?$/.test(file))) {
    const source = fill(fs.readFileSync(path.join(folder, name), 'utf8'), name);
    const block = /^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '';
    const { slug, title = '', description = '' } = parse(block) as PostFrontMatter;
    if (slug) posts.set(slug, { permalink: `/blog/${slug}/`, title, description });
  }
  return posts;
}

/**
 * Replaces the slugs in `related` with what a page needs to link the posts, so the browser doesn't get a
 * list of all posts. Throws on an unknown slug.
 */
export function resolveRelated(
  slugs: readonly string[],
  posts: ReadonlyMap<string, RelatedPost>,
  file: string,
): RelatedPost[] {
  return slugs.map((slug) => {
    const post = posts.get(slug);
    if (!post) {
      throw new Error(
        `${file}: related post '${slug}' does not exist. Posts: ${[...posts.keys()].sort().join(', ')}`,
      );
    }
    return post;
  });
}
